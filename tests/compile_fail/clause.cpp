// SPDX-License-Identifier: MIT
// A clause is a literal, and well formed.
//
// case NO_NUMBER: a_clause_is_capitals_then_a_hyphen_and_a_number
// case SMALL_LETTERS: a_clause_is_capitals_then_a_hyphen_and_a_number
// case ONE_LETTER: a_clause_is_capitals_then_a_hyphen_and_a_number
// case TRAILING_TEXT: a_clause_is_capitals_then_a_hyphen_and_a_number
// case MADE_AT_RUN_TIME: constant expression
#include <quintet/core/clause.hpp>

#if defined NO_NUMBER
constexpr quintet::clause c = "CC-";
#elif defined SMALL_LETTERS
constexpr quintet::clause c = "cc-9";
#elif defined ONE_LETTER
constexpr quintet::clause c = "C-9";
#elif defined TRAILING_TEXT
constexpr quintet::clause c = "CC-9 ";
#elif defined MADE_AT_RUN_TIME
quintet::clause c(const char* name) { return name; }
#else
constexpr quintet::clause c = "CC-9";
#endif
