// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_FUZZ_CHINESE_CHECKERS_HPP
#define QUINTET_TESTS_FUZZ_CHINESE_CHECKERS_HPP

#include "fuzz/input.hpp"

#include <quintet/io/chinese_checkers/explanation.hpp>
#include <quintet/io/explain.hpp>
#include <quintet/io/move_text.hpp>
#include <quintet/io/position.hpp>

namespace fuzz {

using cc = quintet::chinese_checkers::game;

} // namespace fuzz

#endif
