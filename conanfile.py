# SPDX-License-Identifier: MIT
import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain
from conan.tools.files import copy, load
from conan.tools.layout import basic_layout


class Quintet(ConanFile):
    name = "quintet"
    description = "A rules engine for five table games"
    license = "MIT"
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"with_fmt": [True, False], "with_json": [True, False]}
    default_options = {"with_fmt": False, "with_json": False}
    exports_sources = "CMakeLists.txt", "LICENSE", "cmake/*", "include/*"
    no_copy_source = True

    def set_version(self):
        header = load(self, os.path.join(self.recipe_folder, "include/quintet/version.hpp"))
        self.version = ".".join(re.findall(r"version_(?:major|minor|patch) = (\d+)", header))

    def requirements(self):
        if self.options.with_fmt:
            self.requires("fmt/[>=9]", transitive_headers=True)
        if self.options.with_json:
            self.requires("nlohmann_json/[>=3.11]", transitive_headers=True)

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        basic_layout(self, src_folder=".")

    def package_id(self):
        self.info.clear()

    def generate(self):
        toolchain = CMakeToolchain(self)
        for part in ("TESTS", "BENCHMARKS", "EXAMPLES"):
            toolchain.cache_variables[f"QUINTET_BUILD_{part}"] = False
        toolchain.generate()

    def build(self):
        CMake(self).configure()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "quintet")
        core = self.cpp_info.components["quintet"]
        core.set_property("cmake_target_name", "quintet::quintet")
        core.set_property("pkg_config_name", "quintet")
        if self.options.with_fmt:
            part = self.cpp_info.components["fmt"]
            part.set_property("cmake_target_name", "quintet::fmt")
            part.requires = ["quintet", "fmt::fmt"]
        if self.options.with_json:
            part = self.cpp_info.components["json"]
            part.set_property("cmake_target_name", "quintet::json")
            part.requires = ["quintet", "nlohmann_json::nlohmann_json"]
