# Fails if HEADER comes to more than CEILING lines once preprocessed, or brings a header of a package that WITHOUT (a
# regular expression, if given) names.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND ${COMPILER} -std=c++20 -I ${INCLUDE} -x c++ -E ${HEADER} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
if(WITHOUT AND text MATCHES "\n# [0-9]+ \"[^\"\n]*/(${WITHOUT})/")
  message(FATAL_ERROR "${HEADER} includes ${CMAKE_MATCH_1}")
endif()
string(REGEX REPLACE "[^\n]+" "" newlines "${text}")
string(LENGTH "${newlines}" lines)
message(STATUS "${lines} lines, at most ${CEILING}")
if(lines GREATER CEILING)
  message(FATAL_ERROR "${HEADER} comes to ${lines} preprocessed lines, more than ${CEILING}")
endif()
