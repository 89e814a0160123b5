# Sourced by the commands in this folder: makes sure that the packages they need are installed.
#
#   need_packages PACKAGE…   Debian's names. Installs those that are missing where there is apt; elsewhere checks that
#                            the tools are there, and leaves the libraries to CMake, which names what it misses.

say() { printf '\n== %s\n' "$*" >&2; }
die() { printf '\nquintet: %s\n' "$*" >&2; exit 1; }

elsewhere_names='    a C++20 compiler (g++ 12, clang 15 or later), CMake 3.25, Ninja, fmt 9, nlohmann-json 3.11, CLI11 2.1;
    for the tests also Catch2 3 and pkg-config; for the benchmarks also Google Benchmark 1.7
  Fedora:  dnf install gcc-c++ cmake ninja-build fmt-devel json-devel cli11-devel catch-devel pkgconf google-benchmark-devel
  Arch:    pacman -S gcc cmake ninja fmt nlohmann-json cli11 catch2 pkgconf benchmark
  macOS:   brew install cmake ninja fmt nlohmann-json cli11 catch2 pkgconf google-benchmark'

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    die "to install packages, this must run as root (or with sudo at hand): $*"
  fi
}

quietly() { # shows what a command prints only if it fails
  local log status=0
  log=$(mktemp)
  "$@" </dev/null >"$log" 2>&1 || { status=$?; cat "$log" >&2; }
  rm -f "$log"
  return $status
}

apt_quietly() { # apt that asks nothing, and waits for another apt to finish
  quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300 "$@"
}

is_installed() { dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }

# Catch2's major version, as installed, or as apt would install it.
major_version() { sed -E 's/^([0-9]+:)?([0-9]+).*/\2/'; }
catch2_installed() { dpkg-query -W -f '${Version}' catch2 2>/dev/null | major_version; }
catch2_candidate() { apt-cache policy catch2 | sed -n 's/^ *Candidate: //p' | major_version; }

# Debian 12 has Catch2 2; version 3 is in its backports. Adds them as a copy of the source that bookworm itself comes
# from, whatever mirror, keys and form (one line, or deb822) it has: apt says where that source stands.
add_backports() {
  local suite=$1 entry file number copy
  entry=$(apt-get indextargets --format '$(RELEASE) $(SOURCESENTRY)' 'Created-By: Packages' |
    awk -v suite="$suite" '$1 == suite { print $2; exit }')
  [ -n "$entry" ] || die "no apt source of $suite found, so its backports cannot be added: install Catch2 3 by hand"
  file=${entry%:*} number=${entry##*:}
  case $file in
  *.sources) # the number counts stanzas
    copy=/etc/apt/sources.list.d/$suite-backports.sources
    grep -v '^#' "$file" | awk -v number="$number" -v suite="$suite" '
      BEGIN { RS = ""; FS = "\n" }
      NR == number {
        for (i = 1; i <= NF; ++i) {
          if ($i !~ /^[ \t]/) { field = tolower($i); sub(/:.*/, "", field) }
          if (field == "suites") { if ($i !~ /^[ \t]/) print "Suites: " suite "-backports" }
          else if (field == "types") { if ($i !~ /^[ \t]/) print "Types: deb" }
          else print $i
        }
      }' | as_root tee "$copy" >/dev/null
    ;;
  *) # the number counts lines
    copy=/etc/apt/sources.list.d/$suite-backports.list
    sed -n "${number}p" "$file" | sed -E "s|^([[:space:]]*deb[[:space:]].*[[:space:]])$suite([[:space:]])|\1$suite-backports\2|" |
      as_root tee "$copy" >/dev/null
    ;;
  esac
  say "Added $suite-backports, from the mirror in $file, as $copy"
}

install_catch2() {
  local suite
  [ "$(catch2_candidate)" = 2 ] || { apt_quietly install --no-install-recommends catch2; return; }
  suite=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  [ "$suite" = bookworm ] ||
    die "this system has Catch2 2; the tests need version 3: build it from source, or use Debian 12 or Ubuntu 24.04 or later"
  if ! apt-cache policy | grep -q "n=$suite-backports"; then
    add_backports "$suite"
    apt_quietly update
  fi
  apt_quietly install --no-install-recommends -t "$suite-backports" catch2
}

need_packages() {
  local package tool missing=()
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    for tool in cmake ninja "${CXX:-c++}"; do
      command -v "$tool" >/dev/null ||
        die "there is no apt here, and no $tool. Install these, and run this again:
$elsewhere_names"
    done
    return 0
  fi
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  case " $* " in *' catch2 '*) [ "$(catch2_installed)" != 2 ] || missing+=(catch2) ;; esac
  [ ${#missing[@]} -gt 0 ] || return 0

  say "Installing ${missing[*]} (a minute or two)"
  apt_quietly update || die "apt-get update failed: mend that, and run this again"
  case " ${missing[*]} " in *' catch2 '*) install_catch2 || die "apt could not install Catch2 3" ;; esac
  apt_quietly install --no-install-recommends "${missing[@]}" || die "apt could not install: ${missing[*]}"
}

# configure PRESET [OPTION…]: quiet when all is well. A folder that was configured by hand keeps its generator.
configure() {
  local folder=build generator
  [ "$1" = release ] || folder=build-$1
  generator=$(sed -n 's/^CMAKE_GENERATOR:INTERNAL=//p' "$folder/CMakeCache.txt" 2>/dev/null || true)
  quietly cmake --preset "$@" ${generator:+-G "$generator"} && return
  command -v apt-get >/dev/null || printf '\nWhat quintet builds with:\n%s\n' "$elsewhere_names" >&2
  die "could not configure"
}

build_packages=(cmake ninja-build g++ libfmt-dev nlohmann-json3-dev libcli11-dev)
test_packages=("${build_packages[@]}" catch2 pkg-config libbenchmark-dev)
check_packages=(g++-12 clang-19 libclang-rt-19-dev libc++-19-dev libc++abi-19-dev clang-format-19 clang-tidy-19 emscripten)
