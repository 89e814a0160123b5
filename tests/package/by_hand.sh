#!/usr/bin/env bash
# What ./cmake/demo and ./cmake/test configure by, where somebody had configured build/ by hand with another generator.
# Arguments: the source folder, a folder to work in.
set -euo pipefail
source=$1 work=$2
rm -rf "$work"
mkdir -p "$work/include/quintet"
cp -r "$source/CMakeLists.txt" "$source/CMakePresets.json" "$source/cmake" "$work"
cp "$source/include/quintet/version.hpp" "$work/include/quintet"
cd "$work"
alone=(-DQUINTET_BUILD_TESTS=OFF -DQUINTET_BUILD_BENCHMARKS=OFF -DQUINTET_BUILD_EXAMPLES=OFF -DQUINTET_INSTALL=OFF)
cmake -B build -G 'Ninja Multi-Config' "${alone[@]}" >/dev/null
. cmake/packages.sh
configure release "${alone[@]}"
grep -qx 'CMAKE_GENERATOR:INTERNAL=Ninja Multi-Config' build/CMakeCache.txt
# In a fresh folder, the preset's own.
rm -r build
configure release "${alone[@]}"
grep -qx 'CMAKE_GENERATOR:INTERNAL=Ninja' build/CMakeCache.txt
