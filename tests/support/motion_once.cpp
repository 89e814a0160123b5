// SPDX-License-Identifier: MIT
#define QUINTET_TESTS_EXTERN
#include "support/motion_once.hpp"
