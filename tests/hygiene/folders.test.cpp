// SPDX-License-Identifier: MIT
#include "source.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <set>

using namespace hygiene;

namespace {

/// The folder of a header under include/quintet: "core", "games/pentago_triple" (its umbrella too), "" for the root.
std::string folder_of(const std::string& path)
{
    static const std::regex game(R"(include/quintet/(games/[^/.]+)(?:\.hpp|/.*))");
    static const std::regex folder(R"(include/quintet/([^/]+)/.*)");
    std::smatch match;
    return std::regex_match(path, match, game) || std::regex_match(path, match, folder) ? match[1].str() : "";
}

std::string layer_of(const std::string& folder) { return folder.substr(0, folder.find('/')); }

/// What each layer may include beside itself and the root's config.hpp and version.hpp. Physics moves discs on a
/// disc_board, so it knows the boards; the boards do not know it.
const std::map<std::string, std::set<std::string>> arrows = {
    {"core", {}},
    {"boards", {"core"}},
    {"physics", {"core", "boards"}},
    {"games", {"core", "boards", "physics"}},
    {"search", {"core"}},
    {"io", {"core", "boards", "physics", "games", "search"}},
};

faults forbidden_arrows(const source& file)
{
    faults found;
    const std::string from = layer_of(folder_of(file.path));
    const bool is_root_umbrella = file.path == "include/quintet/quintet.hpp";
    if (!from.empty() && !arrows.contains(from)) {
        found.push_back("lies in a folder that the design does not know");
        return found;
    }
    for (const std::string& header : includes_of(file)) {
        const std::string to = layer_of(folder_of(header));
        bool allowed = to == from;
        if (header == "include/quintet/quintet.hpp") {
            allowed = false;
        } else if (from.empty()) {
            allowed = is_root_umbrella ? to != "io" : to.empty();
        } else if (!allowed) {
            allowed = to.empty() || arrows.at(from).contains(to);
        }
        if (!allowed) {
            found.push_back("must not include " + header);
        }
    }
    return found;
}

/// The folder whose own affair a header is, "include/quintet/physics" for one in its detail/; "" for what anyone may
/// use.
std::string owner_of(const std::string& header)
{
    const std::size_t inner = header.find("/detail/");
    return inner == std::string::npos ? "" : header.substr(0, inner);
}

/// A folder's detail/ is the engine's: only that folder includes it, and the tests that mirror it.
faults inner_headers(const source& file)
{
    faults found;
    for (const std::string& header : includes_of(file)) {
        const std::string owner = owner_of(header);
        const std::string mirrored =
            "tests" + owner.substr(std::min(owner.size(), std::string("include/quintet").size()));
        if (!owner.empty() && !file.path.starts_with(owner + "/") && !file.path.starts_with(mirrored + "/")) {
            found.push_back("must not include " + header + ", which is behind " + owner);
        }
    }
    return found;
}

using graph = std::map<std::string, std::set<std::string>>;

/// A node that lies on a circle, or an empty text.
std::string node_on_a_circle(graph g)
{
    for (bool shrinks = true; shrinks;) { // peel off whatever points at nothing that is left
        shrinks = false;
        for (auto it = g.begin(); it != g.end();) {
            const bool is_leaf = std::ranges::none_of(it->second, [&](const auto& to) { return g.contains(to); });
            it = is_leaf ? g.erase(it) : std::next(it);
            shrinks = shrinks || is_leaf;
        }
    }
    return g.empty() ? "" : g.begin()->first;
}

graph file_graph(const std::vector<source>& files)
{
    graph g;
    for (const source& file : files) {
        for (const std::string& header : includes_of(file)) {
            g[file.path].insert(header);
        }
    }
    return g;
}

/// All that a header includes, itself and through others.
std::set<std::string> reached_from(const std::string& start, const graph& g)
{
    std::set<std::string> reached = {start};
    std::vector<std::string> open = {start};
    while (!open.empty()) {
        const std::string at = open.back();
        open.pop_back();
        if (const auto edges = g.find(at); edges != g.end()) {
            for (const std::string& to : edges->second) {
                if (reached.insert(to).second) {
                    open.push_back(to);
                }
            }
        }
    }
    return reached;
}

graph folder_graph(const std::vector<source>& files)
{
    graph g;
    for (const source& file : files) {
        for (const std::string& header : includes_of(file)) {
            const std::string from = folder_of(file.path);
            const std::string to = folder_of(header);
            if (from != to && !from.empty()) {
                g[from].insert(to);
            }
        }
    }
    return g;
}

} // namespace

TEST_CASE("headers are found", "[hygiene]")
{
    CHECK(headers().size() > 20);
    CHECK(std::ranges::any_of(headers(), [](const source& s) { return s.path == "include/quintet/core/rules.hpp"; }));
}

TEST_CASE("each folder includes only what the design lets it", "[hygiene]")
{
    CHECK(faults_in(headers(), forbidden_arrows) == faults{});

    const auto fault = [](const char* path, const char* header) {
        return !forbidden_arrows({path, std::string("#include <quintet/") + header + ">\n"}).empty();
    };
    CHECK(fault("include/quintet/core/seat.hpp", "search/perft.hpp"));
    CHECK(fault("include/quintet/boards/hex_star.hpp", "physics/disc.hpp"));
    CHECK(fault("include/quintet/physics/disc.hpp", "games/crokinole/game.hpp"));
    CHECK(fault("include/quintet/search/perft.hpp", "games/pentago_triple/game.hpp"));
    CHECK(fault("include/quintet/search/perft.hpp", "boards/hex_star.hpp"));
    CHECK(fault("include/quintet/games/pentago_triple.hpp", "search/perft.hpp"));
    CHECK(fault("include/quintet/games/pentago_triple/game.hpp", "io/text.hpp"));
    CHECK(fault("include/quintet/quintet.hpp", "io/text.hpp"));
    CHECK(fault("include/quintet/config.hpp", "core/seat.hpp"));
    CHECK(fault("include/quintet/io/text.hpp", "quintet.hpp"));
    CHECK(fault("include/quintet/misc/text.hpp", "core/seat.hpp"));
    CHECK_FALSE(fault("include/quintet/io/text.hpp", "games/pentago_triple.hpp"));
    CHECK_FALSE(fault("include/quintet/quintet.hpp", "games/pentago_triple.hpp"));
    CHECK_FALSE(fault("include/quintet/core/seat.hpp", "config.hpp"));
}

TEST_CASE("what is behind a folder is included from nowhere else", "[hygiene]")
{
    CHECK(faults_in(headers(), inner_headers) == faults{});
    for (const char* folder : {"examples", "bench", "tests"}) {
        CHECK(faults_in(sources_under(folder), inner_headers) == faults{});
    }
    CHECK(std::ranges::any_of(headers(), [](const source& s) { return !owner_of(s.path).empty(); }));

    const auto fault = [](const char* path, const char* header) {
        return !inner_headers({path, std::string("#include <quintet/") + header + ">\n"}).empty();
    };
    CHECK(fault("include/quintet/quintet.hpp", "physics/detail/layers.hpp"));
    CHECK(fault("include/quintet/games/crokinole.hpp", "games/crokinole/detail/shot_judge.hpp"));
    CHECK(fault("include/quintet/games/crokinole/game.hpp", "games/flick/detail/log_fault.hpp"));
    CHECK(fault("include/quintet/io/crokinole.hpp", "games/crokinole/detail/scoring.hpp"));
    CHECK(fault("examples/bot/bot.cpp", "games/chinese_checkers/detail/reach.hpp"));
    CHECK(fault("tests/games/crokinole/model.test.cpp", "games/crokinole_hungarian/detail/turn.hpp"));
    CHECK_FALSE(fault("include/quintet/physics/disc_motion.hpp", "physics/detail/layers.hpp"));
    CHECK_FALSE(fault("include/quintet/physics/detail/layers.hpp", "physics/detail/motion_world.hpp"));
    CHECK_FALSE(fault("tests/games/crokinole/model.test.cpp", "games/crokinole/detail/scoring.hpp"));
    CHECK_FALSE(fault("examples/bot/bot.cpp", "games/chinese_checkers/tracked.hpp"));
}

TEST_CASE("folders do not include each other in a circle", "[hygiene]")
{
    CHECK(node_on_a_circle(folder_graph(headers())).empty());

    const std::vector<source> circle = {
        {"include/quintet/games/a/x.hpp", "#include <quintet/games/b/y.hpp>"},
        {"include/quintet/games/b/y.hpp", "#include <quintet/core/seat.hpp>"},
        {"include/quintet/games/b/z.hpp", "#include <quintet/games/a.hpp>"},
    };
    CHECK(node_on_a_circle(folder_graph(circle)) == "games/a");
    CHECK_FALSE(node_on_a_circle({{"a", {"b"}}, {"b", {"c"}}, {"c", {"a"}}}).empty());
    CHECK_FALSE(node_on_a_circle({{"a", {"a"}}}).empty());
}

TEST_CASE("an umbrella reaches every header that it stands for", "[hygiene]")
{
    const graph g = file_graph(headers());
    const auto missed_by = [&](const std::string& umbrella, const std::string& folder) {
        const std::set<std::string> reached = reached_from(umbrella, g);
        faults missed;
        for (const source& file : headers()) {
            if (file.path.starts_with(folder) && !file.path.starts_with("include/quintet/io/") &&
                !reached.contains(file.path)) {
                missed.push_back(umbrella + " does not reach " + file.path);
            }
        }
        return missed;
    };
    CHECK(missed_by("include/quintet/quintet.hpp", "include/quintet/") == faults{});
    for (const source& file : headers()) {
        if (const std::string folder = folder_of(file.path);
            file.path == "include/quintet/" + folder + ".hpp" && layer_of(folder) == "games") {
            CHECK(missed_by(file.path, "include/quintet/" + folder + "/") == faults{});
        }
    }
    CHECK_FALSE(missed_by("include/quintet/config.hpp", "include/quintet/core/").empty());
}
