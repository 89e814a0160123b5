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

TEST_CASE("the README's bot is the one of the example that plays", "[hygiene]")
{
    const std::string readme = read("README.md");
    const std::size_t begin = readme.find("struct my_bot");
    REQUIRE(begin != std::string::npos);
    const std::string bot = readme.substr(begin, readme.find("```", begin) - begin);
    CHECK(read("examples/bot/bot.cpp").find(bot) != std::string::npos);
}
