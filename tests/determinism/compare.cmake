# Fails unless PROGRAM prints just what the file EXPECTED holds.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND ${INTERPRETER} ${PROGRAM} OUTPUT_VARIABLE printed COMMAND_ERROR_IS_FATAL ANY)
file(READ ${EXPECTED} expected)
if(NOT printed STREQUAL expected)
  message(FATAL_ERROR "expected\n${expected}\nprinted\n${printed}")
endif()
