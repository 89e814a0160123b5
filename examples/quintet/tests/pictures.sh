#!/usr/bin/env bash
# The README's pictures are what its commands draw.
# Usage: pictures.sh PROGRAM
set -uo pipefail
quintet=$(realpath "$1")
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# picture NAME MOVE
picture() {
  local command="quintet show - --move $2 --svg $1.svg < examples/quintet/$1.txt"
  grep -qF "$command" ../../README.md || { echo "README.md does not say: $command"; failures=$((failures + 1)); }
  "$quintet" show - --move "$2" --svg "$scratch/$1.svg" <"$1.txt" || failures=$((failures + 1))
  diff "$scratch/$1.svg" "$1.svg" || failures=$((failures + 1))
}
picture board j2-b2
picture shot d0.0417,v1.37

exit $((failures > 0))
