// SPDX-License-Identifier: MIT
// The README's table of what three sheets make of the same shot: its cells are what the judges say of logs written by
// hand, in the text that a camera would write.
#include <quintet/io/crokinole/explanation.hpp>
#include <quintet/io/crokinole_hungarian/explanation.hpp>
#include <quintet/io/judge.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace quintet;

namespace {

/// A shot of seat a, in a position of which the presets differ only in how many discs each player has.
struct situation {
    std::string_view name;
    std::string_view discs;
    /// Shot so far by a and by b, of whom one has begun.
    int shots_a;
    int shots_b;
    /// The lines of the log below the first.
    std::string_view log;
};

constexpr std::array situations{
    situation{"own disc first, then the opponent's", "a0.15,0.05/b-0.15,0.05", 1, 1,
              R"({"event":"contact","time":0.1,"disc":2,"other":0,"where":[0.1,0],"normal":[-1,0],"impulse":0.004}
{"event":"contact","time":0.2,"disc":2,"other":1,"where":[0.1,0],"normal":[-1,0],"impulse":0.004}
{"event":"rest","time":0.7,"disc":0,"where":[0,0.1]}
{"event":"rest","time":0.8,"disc":1,"where":[-0.2,0.1]}
{"event":"rest","time":0.9,"disc":2,"where":[0.05,0]})"},
    situation{"touching the 15-line on an open board", "-", 0, 0,
              R"({"event":"rest","time":0.9,"disc":0,"where":[0.09,0]})"},
    situation{"a 20 after a missed contact", "b-0.15,0.05", 0, 1, R"({"event":"capture","time":0.8,"disc":1})"},
    situation{"the shot bounces back after a contact", "b-0.15,0.05", 0, 1,
              R"({"event":"contact","time":0.2,"disc":1,"other":0,"where":[0.1,0],"normal":[-1,0],"impulse":0.004}
{"event":"left_surface","time":0.4,"disc":1,"where":[-0.33,0]}
{"event":"bounce_back","time":0.5,"disc":1,"where":[-0.33,0]}
{"event":"rest","time":0.7,"disc":0,"where":[-0.16,0.06]}
{"event":"rest","time":0.9,"disc":1,"where":[-0.2,0]})"},
    situation{"an opponent's disc knocked into the hole", "b-0.15,0.05", 0, 1,
              R"({"event":"contact","time":0.2,"disc":1,"other":0,"where":[0.1,0],"normal":[-1,0],"impulse":0.004}
{"event":"capture","time":0.4,"disc":0}
{"event":"rest","time":0.9,"disc":1,"where":[0.2,0]})"},
    situation{"an opponent's disc crosses the line and comes back", "b-0.15,0.05", 0, 1,
              R"({"event":"contact","time":0.2,"disc":1,"other":0,"where":[0.1,0],"normal":[-1,0],"impulse":0.004}
{"event":"line","time":0.4,"disc":0,"other":0,"part":"crossed","outward":true,"where":[-0.3048,0]}
{"event":"line","time":0.6,"disc":0,"other":0,"part":"crossed","outward":false,"where":[-0.29,0.09]}
{"event":"rest","time":0.8,"disc":0,"where":[-0.25,0.1]}
{"event":"rest","time":0.9,"disc":1,"where":[0.05,0]})"},
    situation{"the same, having touched a disc outside", "b-0.15,0.05", 0, 1,
              R"({"event":"contact","time":0.2,"disc":1,"other":0,"where":[-0.13,0.05],"normal":[-1,0],"impulse":0.004}
{"event":"contact","time":0.5,"disc":1,"other":0,"where":[-0.3,0],"normal":[-1,0],"impulse":0.001}
{"event":"rest","time":0.8,"disc":0,"where":[-0.25,0.1]}
{"event":"rest","time":0.9,"disc":1,"where":[0.05,0]})"},
    situation{"leaning over the hole", "-", 0, 0,
              R"({"event":"rest","time":0.9,"disc":0,"where":[0.003,0.003],"mode":"leaning"})"}};

std::string joined(const std::vector<std::string>& words)
{
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        all += i == 0 ? "" : ", ";
        all += words[i];
    }
    return all;
}

/// What a judge says, in few words: "foul (CR-10); ditch: shot (CR-10)".
std::string cell_of(const json& rulings, std::size_t shot)
{
    std::string cell;
    std::string group;
    std::vector<std::string> discs;
    const auto flush = [&] {
        if (!discs.empty()) {
            const std::size_t at = group.find(' ');
            cell += "; " + group.substr(0, at) + ": " + joined(discs) + " (" + group.substr(at + 1) + ")";
        }
        discs.clear();
    };
    for (const json& r : rulings) {
        const auto verdict = r.at("verdict").get<std::string>();
        const auto by = r.at("clause").get<std::string>();
        if (verdict == "good" || verdict == "foul") {
            cell += verdict + " (" + by + ")";
            continue;
        }
        const std::string words = verdict == "removed" ? "ditch" : verdict == "made" ? "twenty" : verdict;
        if (group != words + " " + by) {
            flush();
        }
        group = words + " " + by;
        discs.emplace_back(r.at("disc") == shot ? "shot" : r.at("side") == "a" ? "own disc" : "opponent's disc");
    }
    flush();
    return rulings.size() > 1 ? cell : cell + "; all stay";
}

template <class Rules>
std::string cell(const situation& one, std::string_view options, int discs, std::string_view rest)
{
    std::string text(notation<Rules>::id);
    text += ':' + std::string(options) + ':' + std::string(one.discs) + ':' + std::to_string(discs - one.shots_a) +
            '.' + std::to_string(discs - one.shots_b) + ":0.0:0.0:" + std::string(rest);
    // Who has shot more has begun.
    const std::string beginner = one.shots_b > one.shots_a ? "b" : "a";
    text.replace(text.find('?'), 1, beginner);
    INFO(text);
    const auto p = read_position<Rules>(text);
    INFO((p ? std::string_view() : p.error().message));
    REQUIRE(p);
    const std::string log = "{\"placed\":[0.3048,0]}\n" + std::string(one.log);
    const auto judged = judge_json(p->rules, p->state, log);
    INFO(log << '\n' << (judged ? std::string_view() : judged.error().message));
    REQUIRE(judged);
    return cell_of(json::parse(*judged).at("rulings"), p->state.table().size());
}

std::string table()
{
    std::string text = "| situation | club | NCA | Hungarian |\n|---|---|---|---|\n";
    for (const situation& one : situations) {
        text += "| " + std::string(one.name) + " | " + cell<crokinole::game>(one, "preset=club", 10, "0:?:a") + " | " +
                cell<crokinole::game>(one, "preset=nca", 8, "0:?:a") + " | " +
                cell<crokinole_hungarian::game>(one, "format=leisure", 12, "0.0:0:?:a:0000000000000000") + " |\n";
    }
    return text;
}

} // namespace

TEST_CASE("the README's table says of each situation what the judges say",
          "[io][readme][CR-8][CR-10][CR-11][CR-13][CR-15][CR-16][CR-21][HU-4][HU-6][HU-7][HU-9][HU-10][HU-11][HU-12]")
{
    std::ifstream in(QUINTET_SOURCE_DIR "/README.md");
    std::ostringstream readme;
    readme << in.rdbuf();
    const std::string expected = table();
    INFO(expected);
    CHECK(readme.str().find(expected) != std::string::npos);
}
