# An overlay port of the tree that it lies in: vcpkg install quintet --overlay-ports=cmake/vcpkg
cmake_path(SET SOURCE_PATH NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../../..")
set(VCPKG_BUILD_TYPE release) # headers only: nothing differs between the configurations

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS
    -DQUINTET_BUILD_TESTS=OFF
    -DQUINTET_BUILD_BENCHMARKS=OFF
    -DQUINTET_BUILD_EXAMPLES=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/quintet)
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/share/cmake" "${CURRENT_PACKAGES_DIR}/share/licenses")
