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

# Nothing but headers, package files and the licence; and none of them knows where it was built or put.
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
