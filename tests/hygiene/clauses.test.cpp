// SPDX-License-Identifier: MIT
#include "source.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <set>
#include <sstream>

using namespace hygiene;

namespace {

struct sheet {
    std::string game;
    std::string letters;
    int clauses = 0;
};

std::vector<sheet> read_sheets(std::istream& in)
{
    std::vector<sheet> sheets;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        if (sheet s; !line.starts_with('#') && words >> s.game >> s.letters >> s.clauses) {
            sheets.push_back(s);
        }
    }
    return sheets;
}

using clause_set = std::set<std::string>;

/// All that looks like a clause of one of the sheets.
clause_set clauses_in(const std::string& text)
{
    static const std::regex pattern(R"(\b(?:CC|PT|PG|CR|HU|ST)-[0-9]+\b)");
    const auto found = matches(text, pattern);
    return {found.begin(), found.end()};
}

/// The clauses in the tags of a test file: what stands as "[CC-9]".
clause_set tags_in(const std::string& text)
{
    static const std::regex pattern(R"(\[((?:CC|PT|PG|CR|HU|ST)-[0-9]+)\])");
    const auto found = matches(text, pattern);
    return {found.begin(), found.end()};
}

clause_set known_clauses(const std::vector<sheet>& sheets)
{
    clause_set known;
    for (const sheet& s : sheets) {
        for (int n = 1; n <= s.clauses; ++n) {
            known.insert(s.letters + "-" + std::to_string(n));
        }
    }
    return known;
}

template <class Extract>
clause_set collect(const std::vector<source>& files, Extract extract)
{
    clause_set all;
    for (const source& file : files) {
        all.merge(extract(file.text));
    }
    return all;
}

/// What is wrong between sheets, code and tests.
faults untraced(const std::vector<sheet>& sheets, const std::vector<source>& code, const std::vector<source>& tests)
{
    faults found;
    const clause_set known = known_clauses(sheets);
    const clause_set tagged = collect(tests, tags_in);
    for (const std::string& clause : tagged) {
        if (!known.contains(clause)) {
            found.push_back(clause + " tags a test, but is in no sheet");
        }
    }
    for (const std::string& clause : collect(code, clauses_in)) {
        if (!known.contains(clause)) {
            found.push_back(clause + " stands in the code, but is in no sheet");
        }
    }
    for (const sheet& s : sheets) {
        std::vector<source> of_the_game;
        std::ranges::copy_if(code, std::back_inserter(of_the_game), [&](const source& file) {
            return file.path.starts_with("include/quintet/games/" + s.game + "/");
        });
        if (of_the_game.empty()) {
            continue;
        }
        const clause_set written = collect(of_the_game, clauses_in);
        for (const std::string& clause : known_clauses({s})) {
            if (!written.contains(clause)) {
                found.push_back(clause + " does not stand in the code of " + s.game);
            }
            if (!tagged.contains(clause)) {
                found.push_back(clause + " tags no test");
            }
        }
    }
    return found;
}

} // namespace

TEST_CASE("every clause of every game stands in its code and in the tag of a test", "[hygiene]")
{
    std::ifstream file(QUINTET_SOURCE_DIR "/tests/hygiene/clauses.txt");
    const std::vector<sheet> sheets = read_sheets(file);
    REQUIRE(sheets.size() == 6);
    std::vector<source> tests = sources_under("tests");
    std::erase_if(
        tests, [](const source& s) { return !s.path.ends_with(".test.cpp") || s.path.starts_with("tests/hygiene/"); });
    CHECK(untraced(sheets, headers(), tests) == faults{});
}

TEST_CASE("the tracer sees a clause that is missing, untested or unheard of", "[hygiene]")
{
    const std::vector<sheet> sheets = {{"chinese_checkers", "CC", 2}, {"pentago_triple", "PT", 3}};
    const std::string folder = "include/quintet/games/chinese_checkers/";
    const source both = {folder + "game.hpp", "// CC-1\n return refusal{\"CC-2\"};"};
    const source tested = {"tests/a.test.cpp", "TEST_CASE(\"x\", \"[CC-1][CC-2]\")"};
    CHECK(untraced(sheets, {both}, {tested}) == faults{});
    CHECK(untraced(sheets, {{folder + "game.hpp", "// CC-1"}}, {tested}) ==
          faults{"CC-2 does not stand in the code of chinese_checkers"});
    CHECK(untraced(sheets, {both}, {{"tests/a.test.cpp", "TEST_CASE(\"CC-2\", \"[CC-1]\")"}}) ==
          faults{"CC-2 tags no test"});
    CHECK(untraced(sheets, {both, {folder + "x.hpp", "CC-3"}}, {tested}) ==
          faults{"CC-3 stands in the code, but is in no sheet"});
    CHECK(untraced(sheets, {both}, {tested, {"tests/b.test.cpp", "[PT-4]"}}) ==
          faults{"PT-4 tags a test, but is in no sheet"});
}
