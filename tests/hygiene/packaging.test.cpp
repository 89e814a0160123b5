// SPDX-License-Identifier: MIT
#include "source.hpp"

#include <quintet/version.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace hygiene;

namespace {

std::string read(const char* path)
{
    std::ifstream file(std::filesystem::path(QUINTET_SOURCE_DIR) / path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

} // namespace

TEST_CASE("the vcpkg port has the version of the library", "[hygiene]")
{
    const std::string version = std::to_string(quintet::version_major) + "." + std::to_string(quintet::version_minor) +
                                "." + std::to_string(quintet::version_patch);
    CHECK(matches(read("cmake/vcpkg/quintet/vcpkg.json"), std::regex(R"re("version": "([^"]*)")re")) ==
          std::vector<std::string>{version});
    // conanfile.py takes it from the header by this pattern.
    const std::string header = read("include/quintet/version.hpp");
    CHECK(matches(header, std::regex(R"(version_(?:major|minor|patch) = (\d+))")) ==
          std::vector<std::string>{std::to_string(quintet::version_major), std::to_string(quintet::version_minor),
                                   std::to_string(quintet::version_patch)});
}

TEST_CASE("the README's bot is the one of the example that plays", "[hygiene]")
{
    const std::string readme = read("README.md");
    const std::size_t begin = readme.find("struct my_bot");
    REQUIRE(begin != std::string::npos);
    const std::string bot = readme.substr(begin, readme.find("```", begin) - begin);
    CHECK(read("examples/bot/bot.cpp").find(bot) != std::string::npos);
}
