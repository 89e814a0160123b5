# The install target: headers, a CMake package and pkg-config files. Nothing of it depends on the machine's
# architecture or on where it is put, so it all goes under share/ and may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(quintet_package_dir ${CMAKE_INSTALL_DATADIR}/cmake/quintet)
install(TARGETS quintet quintet_fmt quintet_json EXPORT quintet_targets FILE_SET HEADERS)
install(EXPORT quintet_targets NAMESPACE quintet:: DESTINATION ${quintet_package_dir})
configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/quintet-config.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/quintet-config.cmake
  INSTALL_DESTINATION ${quintet_package_dir}
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(
  ${CMAKE_CURRENT_BINARY_DIR}/quintet-config-version.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(
  FILES ${CMAKE_CURRENT_BINARY_DIR}/quintet-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/quintet-config-version.cmake
  DESTINATION ${quintet_package_dir})

# One file a target; the prefix is worked out from where the file lies, so it stays right when the tree is moved.
set(pkgconfig_dir ${CMAKE_INSTALL_DATADIR}/pkgconfig)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
  BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}/${pkgconfig_dir} OUTPUT_VARIABLE pkgconfig_prefix)
function(quintet_pkgconfig name description requires cflags)
  configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/quintet.pc.in ${CMAKE_CURRENT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${name}.pc DESTINATION ${pkgconfig_dir})
endfunction()
quintet_pkgconfig(quintet "${PROJECT_DESCRIPTION}" "" "-I\${includedir}")
quintet_pkgconfig(quintet-fmt "quintet with its fmt formatters" "quintet fmt" "")
quintet_pkgconfig(quintet-json "quintet with its game records" "quintet nlohmann_json" "")

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/quintet)
