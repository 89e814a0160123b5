// SPDX-License-Identifier: MIT
#include "positions.hpp"
#include "support/effort.hpp"

#include <quintet/physics/shot_log.hpp>

#include <array>
#include <map>
#include <reference/crokinole.hpp>
#include <reference/differences.hpp>
#include <reference/random_log.hpp>
#include <span>
#include <string>
#include <utility>

using namespace crokinole_tests;

namespace {

std::string name_of(std::size_t side) { return std::string(1, static_cast<char>('a' + side)); }

std::vector<reference::crokinole::disc> discs_of(const state& s)
{
    std::vector<reference::crokinole::disc> discs;
    for (const flick::table_disc& d : s.table()) {
        discs.push_back({name_of(d.side), d.position.x, d.position.y, d.mode == disc_mode::leaning});
    }
    return discs;
}
using sorted_discs = std::vector<std::tuple<std::string, double, double, bool>>;
sorted_discs sorted(const std::vector<reference::crokinole::disc>& discs)
{
    sorted_discs list;
    for (const auto& d : discs) {
        list.emplace_back(d.owner, d.x, d.y, d.leans);
    }
    std::ranges::sort(list);
    return list;
}

/// NCA: the shot may lie over a quadrant line while it touches it. [CR-21]
template <class Options>
bool lies_over_quadrant_lines(const Options& o)
{
    if constexpr (requires { o.quadrant_lines; }) {
        return static_cast<int>(o.quadrant_lines) == 1;
    } else {
        return o.preset == crokinole::preset::nca;
    }
}

/// The options as the second judge takes them.
reference::crokinole::agreement agreement_of(const options& o)
{
    reference::crokinole::agreement a;
    a.own_first_is_foul = o.own_first == crokinole::own_first_rule::foul;
    a.spoils_all = o.fouled_discs == crokinole::fouled_discs_rule::all;
    a.struck_go = o.illegal_shot == crokinole::illegal_shot_rule::struck;
    a.touching_is_enough = o.open_board == crokinole::open_board_rule::touching;
    a.clean_crossing = o.line_crossing == crokinole::line_crossing_rule::clean;
    a.over_quadrant_lines = lies_over_quadrant_lines(o);
    return a;
}

/// How often things came about, so that an agreement on nothing shows.
struct sightings {
    std::map<std::string, int> of_clause;
    /// Discs that crossed the shooting line and touched something outside.
    int crossed = 0;
    int shots = 0;
    /// Logs that cannot be.
    int unreadable = 0;
};

/// Plays on, and keeps beside it what a scorer with paper would keep.
class parallel_game {
  public:
    parallel_game(const crokinole::game& rules, random_stream random)
        : rules_(rules), random_(random), state_(rules.start(random_))
    {
    }

    /// Shots by the library's motion; or logs by chance, after which a game that was judged in two ways is left.
    void play(int shots, bool by_motion, sightings& seen, reference::differences& found)
    {
        for (int i = 0; i < shots; ++i) {
            if (!rules_.to_move(state_)) {
                begin();
            }
            const state before = state_;
            const std::string differs = by_motion ? one_shot(seen) : one_log(seen);
            if (!differs.empty()) {
                std::string where;
                for (const flick::table_disc& d : before.table()) {
                    where += name_of(d.side) + std::to_string(d.position.x) + "," + std::to_string(d.position.y) + "/";
                }
                found.note(differs, where + " shot by " + name_of(before.setup().turn.index), events_);
                begin();
            }
        }
    }

  private:
    void begin()
    {
        state_ = rules_.start(random_);
        ditch_ = {};
        totals_.clear();
        rounds_ = 0;
    }

    /// A third of the shots come from anywhere, the rest are meant and a little off.
    flick::aim choose()
    {
        if (random_.below(3) == 0) {
            return rules_.sample(state_, random_);
        }
        flick::aim chosen = rules_.sample(state_, random_);
        std::size_t skip = random_.below(60);
        rules_.for_each_move(state_, [&](const flick::aim& a) {
            chosen = a;
            return skip-- != 0;
        });
        return rules_.perturbed(state_, chosen, flick::hands::expert, random_);
    }

    std::string one_shot(sightings& seen)
    {
        const state before = state_;
        const flick::aim aim = choose();
        const vec2 placed = flick::place_of(rules_.area_of(before.setup().turn), aim);
        REQUIRE(rules_.shoot(before, aim, log_).has_value());
        events_.assign(log_.events().begin(), log_.events().end());
        const auto event = rules_.apply(state_, aim);

        // The judge by the log, as of a shot seen elsewhere, decides the same.
        const auto judged = rules_.judge(before, placed, log_.events());
        if (!judged) {
            return "a motion's log is refused: " + std::string(judged.error().message);
        }
        if (judged->next != state_ || judged->what.rulings != event.rulings) {
            return "a motion's log is judged otherwise than the motion itself";
        }
        return compare(before, placed, event, seen);
    }

    /// A shot that nobody made.
    std::string one_log(sightings& seen)
    {
        const options& o = rules_.options();
        const state before = state_;
        const flick::aim aim = rules_.sample(before, random_);
        const vec2 placed = flick::place_of(rules_.area_of(before.setup().turn), aim);
        reference::log_manner manner;
        manner.rest_within = 0.31;
        manner.hole_reach = 0.00727;
        manner.line = 0.3048;
        manner.details = o.line_crossing == crokinole::line_crossing_rule::clean || random_.below(2) == 0;
        for (const board_post& post : o.board.posts) {
            manner.posts.emplace_back(post.centre, post.radius);
        }
        std::vector<reference::logged_disc> discs;
        for (const flick::table_disc& d : before.table()) {
            discs.push_back({d.position, o.board.disc_radius, -1, false, false});
        }
        discs.push_back({placed, o.board.disc_radius, -1, false, true});
        events_ = reference::random_log(manner, discs, random_).write();
        if (random_.below(50) == 0) {
            spoil();
        }
        const std::string wrong = reference::crokinole::unreadable(events_);
        const auto judged = rules_.judge(before, placed, events_);
        if (!wrong.empty()) {
            ++seen.unreadable;
            const bool told = !judged && judged.error().code == error_code::bad_record &&
                              judged.error().message.find(wrong) != std::string_view::npos;
            return told ? "" : "a log that cannot be is not refused, or not for its " + wrong;
        }
        const auto verdict =
            reference::crokinole::judge(agreement_of(o), discs_of(before),
                                        name_of(side_of(o, before.setup().turn.index)), placed.x, placed.y, events_)
                .decide();
        if (reference::crokinole::hangs_on_a_normal(agreement_of(o), events_, verdict)) {
            ++seen.unreadable;
            const bool told = !judged && judged.error().message.find("normal") != std::string_view::npos;
            return told ? "" : "a log that does not tell what decides is not refused";
        }
        if (!judged) {
            return "refused: " + std::string(judged.error().message);
        }
        state_ = judged->next;
        return compare(before, placed, judged->what, seen);
    }
    /// Says that a second disc dropped, or does not tell how two discs met.
    void spoil()
    {
        const auto dropped = std::ranges::find(events_, shot_event_kind::capture, &shot_event::kind);
        for (shot_event& e : events_) {
            if (dropped != events_.end() && e.kind == shot_event_kind::rest && e.time > dropped->time) {
                e.kind = shot_event_kind::capture;
                return;
            }
            if (dropped == events_.end() && e.kind == shot_event_kind::contact) {
                e.normal = {};
                return;
            }
        }
    }

    /// What the plain judge and a scorer's accounts find otherwise, or nothing.
    std::string compare(const state& before, vec2 placed, const crokinole::event& event, sightings& seen)
    {
        const options& o = rules_.options();
        const crokinole::setup was = before.setup();
        const std::size_t side = side_of(o, was.turn.index);
        ++seen.shots;
        if (!rules_.assemble(state_.setup())) {
            return "the next position cannot be: " + std::string(rules_.assemble(state_.setup()).error().message);
        }
        const auto verdict =
            reference::crokinole::judge(agreement_of(o), discs_of(before), name_of(side), placed.x, placed.y, events_)
                .decide();
        if (verdict.good != (event.rulings[0].verdict == flick::verdict::good) ||
            verdict.clause != event.rulings[0].clause.name()) {
            return "the shot: " + std::string(verdict.good ? "good" : "bad") + " by " + verdict.clause;
        }
        std::map<std::size_t, std::string> went;
        for (const flick::ruling& r : event.rulings) {
            ++seen.of_clause[std::to_string(static_cast<int>(r.verdict)) + std::string(r.clause.name())];
            seen.crossed += r.message.starts_with("it crossed") ? 1 : 0;
            if (r.verdict == flick::verdict::removed || r.verdict == flick::verdict::made) {
                went[r.disc] = r.verdict == flick::verdict::made ? "cup" : "ditch";
            }
        }
        if (went != verdict.went) {
            std::string words = "the discs that go, by the plain judge:";
            for (const auto& [i, where] : verdict.went) {
                words += went.contains(i) && went[i] == where ? "" : " to the " + where;
            }
            for (const auto& [i, where] : went) {
                words += verdict.went.contains(i) ? "" : " to the board, not the " + where;
            }
            return words;
        }
        return accounts(was, event, verdict, side);
    }

    /// Each disc is in one place: hand, board, ditch or cup, counted by another way; and the points are a recount's.
    std::string accounts(const crokinole::setup& was, const crokinole::event& event,
                         const reference::crokinole::verdict& verdict, std::size_t shooter)
    {
        const options& o = rules_.options();
        const crokinole::setup& now = state_.setup();
        std::map<std::string, int> cups;
        for (std::size_t side = 0; side < sides_of(o); ++side) {
            cups[name_of(side)] = was.cups[side];
        }
        for (const auto& [number, where] : verdict.went) {
            const std::size_t side = number < was.table.size() ? was.table[number].side : shooter;
            if (where == "cup") {
                ++cups[name_of(side)];
            } else {
                ++ditch_[side];
            }
        }
        std::map<std::string, int> points = reference::crokinole::count(verdict.left, cups);
        REQUIRE(points.size() == sides_of(o));
        std::array<std::size_t, 4> in_hand{};
        for (std::size_t i = 0; i < o.players; ++i) {
            in_hand[side_of(o, i)] += was.hands[i] - (was.turn.index == i ? 1U : 0U);
        }
        std::size_t all_in_hand = 0;
        for (std::size_t side = 0; side < sides_of(o); ++side) {
            std::size_t on_board = 0;
            for (const auto& d : verdict.left) {
                on_board += d.owner == name_of(side) ? 1U : 0U;
            }
            const std::size_t each = std::size_t{discs_each(o)} * (o.players / sides_of(o));
            REQUIRE(in_hand[side] + on_board + static_cast<std::size_t>(cups[name_of(side)]) + ditch_[side] == each);
            all_in_hand += in_hand[side];
        }
        if (event.round_ended != (all_in_hand == 0)) {
            return "the end of the round";
        }
        if (!event.round_ended || crokinole::is_over(now)) {
            if (sorted(discs_of(state_)) != sorted(verdict.left)) {
                return "the discs that lie on the board";
            }
            for (std::size_t side = 0; side < sides_of(o); ++side) {
                if (now.cups[side] != cups[name_of(side)] || ditch_of(o, now, side) != ditch_[side] ||
                    rules_.score(state_).teams[side].round != points[name_of(side)]) {
                    return "the cups, the ditch, or the points of the round";
                }
            }
        }
        const auto added = reference::crokinole::scores(points, o.round_score);
        if (event.round_ended) {
            ditch_ = {};
            for (const auto& [side, score] : added) {
                totals_[side] += score;
            }
            ++rounds_;
        }
        const bool ends =
            event.round_ended && reference::crokinole::ends(totals_, rounds_, o.target, static_cast<int>(o.rounds));
        if (crokinole::is_over(now) != ends) {
            return "the end of the game";
        }
        for (std::size_t side = 0; side < sides_of(o); ++side) {
            const std::string name = name_of(side);
            if (now.totals[side] != totals_[name] ||
                rules_.score(state_).teams[side].total !=
                    totals_[name] + (event.round_ended ? round_so_far() : added.at(name))) {
                return "the totals";
            }
        }
        return now.turn.index == next_turn(was, event.round_ended && !ends) ? "" : "whose turn it is";
    }
    /// A round that has just begun, or the end of the game, adds nothing; by match points an even round is shared.
    [[nodiscard]] int round_so_far() const
    {
        return rules_.options().round_score == crokinole::round_score_rule::match_points && rules_.to_move(state_) ? 1
                                                                                                                   : 0;
    }
    [[nodiscard]] unsigned next_turn(const crokinole::setup& was, bool new_round) const
    {
        return ((new_round ? was.beginner.index : was.turn.index) + 1U) % rules_.options().players;
    }

    crokinole::game rules_;
    random_stream random_;
    state state_;
    shot_log<flick::capacity> log_;
    std::vector<shot_event> events_;
    std::array<std::size_t, 4> ditch_{};
    std::map<std::string, int> totals_;
    int rounds_ = 0;
};

std::vector<std::pair<std::string, options>> variants()
{
    options lenient = club(2);
    lenient.own_first = crokinole::own_first_rule::allowed;
    options all = club(4, true);
    all.fouled_discs = crokinole::fouled_discs_rule::all;
    all.discs = 10;
    options totals = club(3);
    totals.discs = 10;
    totals.round_score = crokinole::round_score_rule::totals;
    totals.target = 500;
    options strict = nca();
    strict.own_first = crokinole::own_first_rule::foul;
    strict.open_board = crokinole::open_board_rule::inside;
    options spun = club(2);
    spun.motion.spin = spin_level::full;
    spun.motion.board_friction = 0.07;
    spun.illegal_shot = crokinole::illegal_shot_rule::struck;
    return {{"club for two", club(2)},
            {"club for three", club(3)},
            {"club for four", club(4)},
            {"club for two teams", club(4, true)},
            {"nca", nca()},
            {"nca doubles", nca_doubles()},
            {"own discs first", lenient},
            {"all fouled discs", all},
            {"totals", totals},
            {"nca with club's own-first", strict},
            {"slippery, with spin", spun}};
}

} // namespace

TEST_CASE("the judge agrees with a plain one, and no disc is lost or doubled, over random shots under each preset",
          "[long][CR-8][CR-9][CR-10][CR-11][CR-13][CR-14][CR-15][CR-17][CR-18][CR-19][CR-21]")
{
    const int shots_a_variant = support::by_effort(20'000);
    const bool brief = shots_a_variant < 20'000;
    sightings seen;
    reference::differences found;
    int variants_played = 0;
    for (const auto& [name, o] : variants()) {
        parallel_game(rules_of(o), random_stream(hash_text(name))).play(shots_a_variant, true, seen, found);
        ++variants_played;
    }
    INFO(found.told());
    CHECK(found.none());
    CHECK(seen.shots == variants_played * shots_a_variant);
    // Nothing was agreed on only because it never came about.
    for (const auto& [what, times] : seen.of_clause) {
        UNSCOPED_INFO(what << " " << times);
    }
    for (const char* const what : {"0CR-8", "1CR-8", "0CR-9", "0CR-10", "1CR-10", "1CR-11", "2CR-11", "2CR-13",
                                   "2CR-14", "3CR-15", "0CR-21", "1CR-21", "2CR-21", "5CR-18", "5CR-21"}) {
        INFO(what);
        CHECK((brief || seen.of_clause[what] > 20));
    }
    CHECK((brief || seen.of_clause["4CR-16"] > 0)); // a disc seldom stops over the hole without dropping
}

TEST_CASE("the judge agrees with a plain one over logs as a camera may write them, under each preset",
          "[long][CR-8][CR-9][CR-10][CR-11][CR-13][CR-14][CR-15][CR-16][CR-17][CR-18][CR-19][CR-21]")
{
    const int logs_a_variant = support::by_effort(5'000);
    const bool brief = logs_a_variant < 5'000;
    sightings seen;
    for (const auto& [name, o] : variants()) {
        reference::differences found;
        parallel_game(rules_of(o), random_stream(hash_text(name))).play(logs_a_variant, false, seen, found);
        INFO(name << ": " << found.told());
        CHECK(found.none());
    }
    for (const auto& [what, times] : seen.of_clause) {
        UNSCOPED_INFO(what << " " << times);
    }
    for (const char* const what : {"0CR-8", "1CR-8", "0CR-9", "0CR-10", "1CR-10", "1CR-11", "2CR-11", "2CR-13",
                                   "2CR-14", "3CR-15", "4CR-16", "0CR-21", "1CR-21", "2CR-21", "5CR-18", "5CR-21"}) {
        INFO(what);
        CHECK((brief || seen.of_clause[what] > 100));
    }
    CHECK((brief || seen.crossed > 100));
    CHECK((brief || seen.unreadable > 40));
}

TEST_CASE("a disc may be put where a plain reading of the sheet has it", "[CR-6][CR-21]")
{
    random_stream random(606);
    int may = 0;
    int over_the_line = 0;
    for (int n = 0; n < 20'000; ++n) {
        options o = random.below(2) == 0 ? nca() : club(2);
        const crokinole::game rules = rules_of(o);
        state s = position(rules, {{0, 0.28 * unit_vector(6.28 * random.unit())}, {1, 0.1 * unit_vector(3)}});
        const vec2 f = rules.area_of(s.setup().turn).facing;
        const double angle = (2 * random.unit() - 1) * (random.below(8) == 0 ? 3.14 : 0.95);
        const double off = 0.3048 + (2 * random.unit() - 1) * 0.02;
        const vec2 along = unit_vector(angle);
        const vec2 p = off * vec2{f.x * along.x - f.y * along.y, f.y * along.x + f.x * along.y};
        const auto a = agreement_of(o);
        const bool surely = reference::crokinole::may_be_put(a, p.x, p.y, f.x, f.y, discs_of(s), -1e-7);
        const bool perhaps = reference::crokinole::may_be_put(a, p.x, p.y, f.x, f.y, discs_of(s), 1e-7);
        if (surely != perhaps) {
            continue; // on a limit
        }
        // A log without events is refused too, but not as an illegal move.
        const auto judged = rules.judge(s, p, {});
        const bool put = judged || judged.error().code != error_code::illegal_move;
        INFO(p.x << "," << p.y << " facing " << f.x << "," << f.y << " preset " << static_cast<int>(o.preset));
        REQUIRE(put == surely);
        may += put ? 1 : 0;
        over_the_line += put && !reference::crokinole::may_be_put({}, p.x, p.y, f.x, f.y, discs_of(s), 0) ? 1 : 0;
    }
    CHECK(may > 2000);
    CHECK(over_the_line > 100);
}
