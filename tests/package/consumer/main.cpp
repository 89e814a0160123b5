// SPDX-License-Identifier: MIT
#include <quintet/quintet.hpp>

#ifdef WITH_FMT
#include <fmt/format.h>
#endif
#ifdef WITH_JSON
#include <nlohmann/json.hpp>
#endif

#include <string>

int other();

int main()
{
    const std::string version = std::to_string(quintet::version_major) + '.' + std::to_string(quintet::version_minor) +
                                '.' + std::to_string(quintet::version_patch);
    bool good = version == EXPECTED_VERSION && other() == 1;
#ifdef WITH_FMT
    good = good && fmt::format("{}", quintet::letter_of(quintet::seat{1})) == "b";
#endif
#ifdef WITH_JSON
    good = good && nlohmann::json(version).dump() == '"' + version + '"';
#endif
    return good ? 0 : 1;
}
