#!/usr/bin/env bash
# ./cmake/single_header's files, where no other header of quintet is to be found: each compiles by itself, and included twice;
# the programs of tests/determinism, compiled with the file of all and with those of the games, print what they print with the
# folder. Arguments: the compiler, the source folder, a folder to work in.
set -euo pipefail
compiler=$1 source=$2 work=$3
rm -rf "$work"
mkdir -p "$work/headers"
"$source/cmake/single_header" -o "$work/headers" >/dev/null
cd "$work"

for header in headers/*.hpp; do
  printf '#include "%s"\n#include "%s"\n' "$header" "$header" >alone.cpp
  "$compiler" -std=c++20 -Wall -Wextra -Werror -fsyntax-only alone.cpp
done

# compare PROGRAM HEADER…
compare() {
  local program=$1 file
  shift
  for file in "$program.cpp" digest.hpp; do
    sed '/#include <quintet\//d' "$source/tests/determinism/$file" >"$file"
  done
  "$compiler" -std=c++20 -O1 -Iheaders "${@/#/-include}" "$program.cpp" -o "$program"
  "./$program" | diff "$source/tests/determinism/$program.expected" -
}
compare games quintet.hpp
compare games quintet_chinese_checkers.hpp quintet_pentago.hpp
compare flick_games quintet_crokinole.hpp quintet_crokinole_hungarian.hpp quintet_spinning_target.hpp
