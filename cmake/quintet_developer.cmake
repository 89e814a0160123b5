# What the project's own programs link: the headers, with strict warnings as errors.
add_library(quintet_developer INTERFACE)
target_link_libraries(quintet_developer INTERFACE quintet::quintet fmt::fmt nlohmann_json::nlohmann_json)
if(MSVC)
  target_compile_options(quintet_developer INTERFACE /W4 /WX /permissive-)
else()
  target_compile_options(quintet_developer INTERFACE
    -Wall -Wextra -Wpedantic -Werror -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-align
    -Wnon-virtual-dtor -Woverloaded-virtual -Wundef -Wdouble-promotion -Wextra-semi)
endif()
