# Installs the project of BUILD into INSTALLED, checks what came, and moves it to MOVED.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${INSTALLED} "${MOVED}")
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${INSTALLED} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

foreach(file include/quintet/core/rules.hpp share/cmake/quintet/quintet-config.cmake share/pkgconfig/quintet.pc
    share/licenses/quintet/LICENSE)
  if(NOT EXISTS ${INSTALLED}/${file})
    message(FATAL_ERROR "${file} was not installed")
  endif()
endforeach()

# With the examples comes the command, which runs where it is.
if(EXAMPLES)
  execute_process(COMMAND ${INSTALLED}/bin/quintet games OUTPUT_VARIABLE games COMMAND_ERROR_IS_FATAL ANY)
  if(NOT games MATCHES "^chinese_checkers\t")
    message(FATAL_ERROR "the command that was installed prints '${games}'")
  endif()
  file(REMOVE ${INSTALLED}/bin/quintet)
endif()

# Nothing else but headers, package files and the licence; and none of them knows where it was built or put.
file(GLOB_RECURSE files RELATIVE ${INSTALLED} ${INSTALLED}/*)
foreach(file ${files})
  if(NOT file MATCHES "^(include/quintet/.*\\.hpp|share/(cmake/quintet|pkgconfig|licenses/quintet)/.*)$")
    message(FATAL_ERROR "${file} was installed, and should not be")
  endif()
  file(READ ${INSTALLED}/${file} text)
  foreach(path ${INSTALLED} ${BUILD})
    string(FIND "${text}" "${path}" place)
    if(NOT place EQUAL -1)
      message(FATAL_ERROR "${file} names ${path}")
    endif()
  endforeach()
endforeach()
file(RENAME ${INSTALLED} "${MOVED}")
