# What the project's own programs link: the headers, with strict warnings as errors. Consumers never see these flags.

# find_package, with a word on where to get what is missing. A macro, as imported targets belong to the caller.
macro(quintet_find package debian_name)
  find_package(${package} ${ARGN} QUIET)
  if(NOT ${package}_FOUND)
    message(FATAL_ERROR
      "quintet's tests, benchmarks and examples need ${package} ${ARGN} (Debian's package ${debian_name}). "
      "./cmake/test installs it where there is apt. The headers need nothing: to install or use them alone, set "
      "QUINTET_BUILD_TESTS, QUINTET_BUILD_BENCHMARKS and QUINTET_BUILD_EXAMPLES to OFF.")
  endif()
endmacro()

quintet_find(fmt libfmt-dev)
quintet_find(nlohmann_json nlohmann-json3-dev)

set(CMAKE_CXX_EXTENSIONS OFF)

# quintet_optimise(TARGET LEVEL): what a release build optimises TARGET by, where -O3 takes longer to compile than it saves
# in running.
function(quintet_optimise target level)
  if(NOT MSVC)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O${level}>)
  endif()
endfunction()

add_library(quintet_developer INTERFACE)
target_link_libraries(quintet_developer INTERFACE quintet quintet_fmt quintet_json)
if(MSVC)
  target_compile_options(quintet_developer INTERFACE /W4 /WX /permissive-)
else()
  target_compile_options(quintet_developer INTERFACE
    -Wall -Wextra -Wpedantic -Werror -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-align
    -Wnon-virtual-dtor -Woverloaded-virtual -Wundef -Wdouble-promotion -Wextra-semi
    # g++ 12 invents vectors of negative length where it inlines the order of std::vector<unsigned char>.
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-stringop-overread>)
endif()
