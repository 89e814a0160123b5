// SPDX-License-Identifier: MIT
#include "source.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cctype>

using namespace hygiene;

namespace {

constexpr std::string_view spdx = "// SPDX-License-Identifier: MIT\n";

faults spdx_line(const source& file)
{
    return file.text.starts_with(spdx) ? faults{} : faults{"does not begin with the SPDX line"};
}

std::string guard_of(const std::string& path)
{
    std::string guard = path.substr(std::string_view("include/").size());
    for (char& c : guard) {
        c = std::isalnum(static_cast<unsigned char>(c)) != 0
                ? static_cast<char>(std::toupper(static_cast<unsigned char>(c)))
                : '_';
    }
    return guard;
}

faults include_guard(const source& file)
{
    const std::string guard = guard_of(file.path);
    faults found;
    if (!file.text.starts_with(std::string(spdx) + "#ifndef " + guard + "\n#define " + guard + "\n")) {
        found.push_back("does not begin with the guard " + guard);
    }
    if (!file.text.ends_with("\n#endif\n")) {
        found.emplace_back("does not end with #endif");
    }
    if (file.text.find("#pragma once") != std::string::npos) {
        found.emplace_back("uses #pragma once");
    }
    return found;
}

faults macros(const source& file)
{
    static const std::regex definition(R"(#\s*define\s+(\w+))");
    faults found;
    for (const std::string& name : matches(code_of(file.text), definition)) {
        const bool is_config = file.path == "include/quintet/config.hpp";
        if (is_config ? !name.starts_with("QUINTET_") : name != guard_of(file.path)) {
            found.push_back("defines the macro " + name);
        }
    }
    return found;
}

faults length(const source& file)
{
    const auto lines = std::ranges::count(file.text, '\n');
    return lines <= 500 ? faults{} : faults{"has " + std::to_string(lines) + " lines, more than 500"};
}

/// The name that nobody else uses: all is in quintet::v0, and nothing is let loose into it.
faults namespaces(const source& file)
{
    static const std::regex using_directive(R"(using\s+namespace\s)");
    static const std::regex opened(R"(\n(?:inline\s+)?namespace([^\n{=;]*))");
    const std::string code = code_of(file.text);
    faults found;
    if (std::regex_search(code, using_directive)) {
        found.emplace_back("has a using directive");
    }
    for (std::string name : matches(code, opened)) {
        name.erase(0, name.find_first_not_of(' '));
        name.erase(name.find_last_not_of(' ') + 1);
        const bool ours = name.starts_with("quintet::inline v0") || name == "detail";
        const bool theirs = file.path.starts_with("include/quintet/io/") && name == "fmt";
        if (!ours && !theirs && name != "std") {
            found.push_back("opens the namespace '" + name + "'");
        }
    }
    return found;
}

bool is_below_io(const source& file) { return !file.path.starts_with("include/quintet/io/"); }

faults heavy_includes(const source& file)
{
    static const std::regex heavy(
        R"(#include <(iostream|ostream|istream|iosfwd|sstream|fstream|iomanip|ios|streambuf|locale|clocale|regex|random|)"
        R"(exception|stdexcept|typeinfo|typeindex|any|cstdio|stdio\.h|print|format|fmt/[^>]*|nlohmann/[^>]*)>)");
    faults found;
    if (is_below_io(file)) {
        for (const std::string& header : matches(file.text, heavy)) {
            found.push_back("includes <" + header + ">");
        }
    }
    return found;
}

faults exceptions_and_rtti(const source& file)
{
    static const std::regex words(R"(\b(throw|try|catch|dynamic_cast|typeid|setlocale|printf)\b)");
    faults found;
    if (is_below_io(file)) {
        for (const std::string& word : matches(code_of(file.text), words)) {
            found.push_back("uses " + word);
        }
    }
    return found;
}

/// Only + − × ÷ and sqrt give the same bits everywhere; the library functions differ between platforms.
faults inexact_functions(const source& file)
{
    static const std::regex functions(
        R"(\b(?:std::|__builtin_|::)(a?sinh?|a?cosh?|a?tanh?|atan2|pow|exp2?|expm1|log|log2|log10|log1p|hypot|cbrt|fma|)"
        R"(lerp|[tl]gamma|erfc?|remainder)[fl]?\s*\()");
    faults found;
    if (is_below_io(file)) {
        for (const std::string& name : matches(code_of(file.text), functions)) {
            found.push_back("calls " + name + ", whose result differs between platforms");
        }
    }
    return found;
}

/// Doubles are calculated with between the two macros that keep clang's unannounced flags out.
faults imprecise_arithmetic(const source& file)
{
    static const std::regex doubles(R"(\n[^#\n]*\b(double|real|vec2|worth|radius)\b)");
    const std::string code = code_of(file.text);
    faults found;
    if (is_below_io(file) && file.path != "include/quintet/config.hpp" && std::regex_search(code, doubles)) {
        const std::size_t begin = code.find("\nQUINTET_PRECISE_BEGIN\n");
        const std::size_t end = code.find("\nQUINTET_PRECISE_END\n");
        const std::size_t last = code.rfind("\n}");
        if (begin == std::string::npos || end == std::string::npos || code.find("\nnamespace") < begin || end < last) {
            found.emplace_back("is not between QUINTET_PRECISE_BEGIN and QUINTET_PRECISE_END");
        }
    }
    return found;
}

bool finds(faults (*rule)(const source&), const char* text, const char* path = "include/quintet/core/seat.hpp")
{
    return !rule({path, text}).empty();
}

} // namespace

TEST_CASE("every source begins with the SPDX line", "[hygiene]")
{
    for (const char* folder : {"include", "tests", "bench", "examples"}) {
        CHECK(faults_in(sources_under(folder), spdx_line) == faults{});
    }
    CHECK(finds(spdx_line, "#include <array>\n"));
}

TEST_CASE("every header has the include guard of its path", "[hygiene]")
{
    CHECK(faults_in(headers(), include_guard) == faults{});
    const std::string good =
        std::string(spdx) + "#ifndef QUINTET_CORE_SEAT_HPP\n#define QUINTET_CORE_SEAT_HPP\n\n#endif\n";
    CHECK_FALSE(finds(include_guard, good.c_str()));
    CHECK(finds(include_guard, good.c_str(), "include/quintet/core/team.hpp"));
    CHECK(finds(include_guard, (std::string(spdx) + "#pragma once\n").c_str()));
}

TEST_CASE("no macro leaks: only config.hpp defines any, each named QUINTET_", "[hygiene]")
{
    CHECK(faults_in(headers(), macros) == faults{});
    CHECK(finds(macros, "#define FORWARD(x) x\n"));
    CHECK(finds(macros, "#  define QUINTET_HELP 1\n"));
    CHECK(finds(macros, "#define HELP 1\n", "include/quintet/config.hpp"));
    CHECK_FALSE(finds(macros, "#define QUINTET_HELP 1\n", "include/quintet/config.hpp"));
    CHECK_FALSE(finds(macros, "// #define HELP 1\n"));
}

TEST_CASE("no header is longer than 500 lines", "[hygiene]")
{
    CHECK(faults_in(headers(), length) == faults{});
    CHECK(finds(length, std::string(501, '\n').c_str()));
    CHECK_FALSE(finds(length, std::string(500, '\n').c_str()));
}

TEST_CASE("all names are in quintet::v0", "[hygiene]")
{
    CHECK(faults_in(headers(), namespaces) == faults{});
    CHECK(finds(namespaces, "\nnamespace quintet {\n"));
    CHECK(finds(namespaces, "\nnamespace {\n"));
    CHECK(finds(namespaces, "\nnamespace fmt {\n"));
    CHECK(finds(namespaces, "\nusing namespace std;\n"));
    CHECK_FALSE(finds(namespaces, "\nnamespace quintet::inline v0::pentago_triple {\n\nnamespace detail {\n"));
}

TEST_CASE("nothing below io/ includes streams, locales, exceptions or other packages", "[hygiene]")
{
    CHECK(faults_in(headers(), heavy_includes) == faults{});
    CHECK(finds(heavy_includes, "#include <iostream>\n"));
    CHECK(finds(heavy_includes, "#include <fmt/format.h>\n"));
    CHECK_FALSE(finds(heavy_includes, "#include <fmt/format.h>\n", "include/quintet/io/formatters.hpp"));
}

TEST_CASE("nothing below io/ throws, catches, or asks for a type at run time", "[hygiene]")
{
    CHECK(faults_in(headers(), exceptions_and_rtti) == faults{});
    CHECK(finds(exceptions_and_rtti, "if (bad) { throw 1; }"));
    CHECK(finds(exceptions_and_rtti, "dynamic_cast<int*>(p)"));
    CHECK_FALSE(finds(exceptions_and_rtti, "// nothing may throw\nconst char* s = \"try\";"));
}

TEST_CASE("nothing below io/ calls mathematics that differs between platforms", "[hygiene]")
{
    CHECK(faults_in(headers(), inexact_functions) == faults{});
    CHECK(finds(inexact_functions, "std::sin(x)"));
    CHECK(finds(inexact_functions, "std::hypot(x, y)"));
    CHECK_FALSE(finds(inexact_functions, "std::sqrt(x)"));
}

TEST_CASE("below io/ whatever has doubles is kept from flags that change them", "[hygiene]")
{
    CHECK(faults_in(headers(), imprecise_arithmetic) == faults{});
    CHECK(finds(imprecise_arithmetic, "\nnamespace quintet::inline v0 {\ndouble half = 0.5;\n}\n"));
    CHECK(
        finds(imprecise_arithmetic,
              "\nQUINTET_PRECISE_BEGIN\nQUINTET_PRECISE_END\nnamespace quintet::inline v0 {\ndouble half = 0.5;\n}\n"));
    CHECK_FALSE(finds(
        imprecise_arithmetic,
        "\nQUINTET_PRECISE_BEGIN\n\nnamespace quintet::inline v0 {\ndouble half = 0.5;\n}\n\nQUINTET_PRECISE_END\n"));
    CHECK_FALSE(finds(imprecise_arithmetic, "\nnamespace quintet::inline v0 {\n// a double\n}\n"));
}
