// SPDX-License-Identifier: MIT
// What the calls need of a stack: everything of every game runs on a thread of 64 KB, WebAssembly's default.
#include <quintet/config.hpp>
#include <quintet/core/encoded.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/move_list.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/io/board_text.hpp>
#include <quintet/io/chinese_checkers.hpp>
#include <quintet/io/crokinole.hpp>
#include <quintet/io/crokinole_hungarian.hpp>
#include <quintet/io/move_text.hpp>
#include <quintet/io/pentago.hpp>
#include <quintet/io/pentago_triple.hpp>
#include <quintet/io/position.hpp>
#include <quintet/io/spinning_target.hpp>
#include <quintet/search/greedy_policy.hpp>
#include <quintet/search/perft.hpp>
#include <quintet/search/playout.hpp>
#include <quintet/search/random_policy.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

// Sanitizers put so much around what stands on the stack that there is nothing to learn.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(undefined_behavior_sanitizer)
#define SANITIZED
#endif
#endif
#if __has_include(<pthread.h>) && !defined(SANITIZED) && !defined(__SANITIZE_ADDRESS__)
#include <pthread.h>

namespace {

constexpr std::size_t small_stack = 64U << 10U;

/// Memory for a thread's stack, painted, so that the thread shows how far down it came. It is larger than what is
/// allowed: a call that needs too much then fails its test, and not the program.
class painted_stack {
  public:
    painted_stack() : memory_(size + alignment, paint) {}

    /// Bytes that a thread needs for this call, all of its own included.
    template <class Call>
    std::size_t used_by(Call&& call)
    {
        std::fill(memory_.begin(), memory_.end(), paint);
        void* begin = memory_.data();
        std::size_t room = memory_.size();
        std::align(alignment, size, begin, room);
        pthread_attr_t how;
        REQUIRE(pthread_attr_init(&how) == 0);
        REQUIRE(pthread_attr_setstack(&how, begin, size) == 0);
        pthread_t thread;
        const auto run = [](void* what) -> void* {
            (*static_cast<std::remove_reference_t<Call>*>(what))();
            return nullptr;
        };
        REQUIRE(pthread_create(&thread, &how, run, &call) == 0);
        REQUIRE(pthread_join(thread, nullptr) == 0);
        pthread_attr_destroy(&how);
        const auto* bytes = static_cast<const unsigned char*>(begin);
        std::size_t untouched = 0;
        while (untouched < size && bytes[untouched] == paint) {
            ++untouched;
        }
        return size - untouched;
    }

  private:
    static constexpr unsigned char paint = 0xA5;
    static constexpr std::size_t alignment = 4096;
    static constexpr std::size_t size = 1U << 20U;

    std::vector<unsigned char> memory_;
};

/// Runs every call of the concept, the refinements, the policies and the texts, from a position in the middle of a
/// game.
template <class Rules>
void check_all(const Rules& rules)
{
    using namespace quintet;
    using move = move_of<Rules>;
    painted_stack stack;
    const auto check = [&](const char* what, auto&& call) {
        const std::size_t used = stack.used_by(call);
        INFO(notation<Rules>::id << ", " << what << ": " << used << " bytes");
        CHECK(used <= small_stack);
    };
    random_stream random{5};
    state_of<Rules> s;
    check("start", [&] { s = rules.start(random); });
    auto position = std::make_unique<tracked<Rules>>(rules, s);
    for (int ply = 0; ply < 12 && rules.to_move(position->state()); ++ply) {
        position->apply(random_policy{}(*position, random));
    }
    REQUIRE(rules.to_move(position->state()));
    s = position->state();
    std::size_t sum = 0;
    move m{};
    std::vector<move> list(Rules::max_moves);
    std::string text;

    check("legal_moves", [&] { sum += legal_moves(rules, s).size(); });
    check("legal_moves into a list", [&] { sum += legal_moves<Rules>(rules, s, list).size(); });
    check("count_moves", [&] { sum += rules.count_moves(s); });
    check("random_policy", [&] { m = random_policy{}(*position, random); });
    check("greedy_policy", [&] { m = greedy_policy{}(*position, random); });
    check("refusal", [&] { sum += rules.refusal(s, m) ? 1U : 0U; });
    check("score", [&] { sum += rules.score(s).seats.size(); });
    check("outcome", [&] { sum += rules.outcome(s) ? 1U : 0U; });
    check("hash", [&] { sum += s.hash() & 1U; });
    check("apply", [&] {
        state_of<Rules> next = s;
        rules.apply(next, m);
        if constexpr (reversible<Rules>) {
            next = s;
            const auto e = rules.apply(next, m);
            rules.undo(next, m, e);
        }
    });
    if constexpr (sampled<Rules>) {
        check("sample", [&] { m = rules.sample(s, random); });
        check("nearest", [&] { m = rules.nearest(s, m); });
        check("perturbed", [&] { m = rules.perturbed(s, m, typename Rules::noise_type{}, random); });
    }
    if constexpr (has_observation<Rules>) {
        std::vector<float> planes(rules.observation().size());
        check("observe", [&] { rules.observe(s, seat{0}, planes); });
    }
    check("tracked", [&] { sum += tracked<Rules>(rules, s).count_moves(); });
    check("play_out", [&] {
        tracked<Rules> copy = *position;
        sum += play_out<Rules>(copy, random_policy{}, random, {40}).plies;
    });
    check("perft", [&] { sum += perft(rules, s, sampled<Rules> ? 1 : 2); });
    check("with", [&] { sum += Rules::with(rules.options()) ? 1U : 0U; });
    check("move_text", [&] { text = move_text(rules, m); });
    check("read_move", [&] { sum += quintet::read_move(rules, s, text) ? 1U : 0U; });
    check("position_text", [&] { text = position_text(rules, s); });
    check("read_position", [&] { sum += read_position<Rules>(text) ? 1U : 0U; });
    check("board_text", [&] { sum += board_text(rules, s).size(); });
    check("board_text with the last move", [&] {
        picture_request<Rules> request;
        request.last = played_move<Rules>{s, m};
        state_of<Rules> next = s;
        rules.apply(next, m);
        sum += board_text(rules, next, request).size();
    });
    check("draw_svg", [&] { sum += notation<Rules>::draw_svg(rules, s, {}).size(); });
    CHECK(sum > 0);
}

TEST_CASE("every call fits on a stack of 64 KB: crokinole") { check_all(quintet::crokinole::game{}); }
TEST_CASE("every call fits on a stack of 64 KB: the Hungarian page")
{
    check_all(quintet::crokinole_hungarian::game{});
}
TEST_CASE("every call fits on a stack of 64 KB: spinning target") { check_all(quintet::spinning_target::game{}); }
TEST_CASE("every call fits on a stack of 64 KB: Chinese checkers") { check_all(quintet::chinese_checkers::game{}); }
TEST_CASE("every call fits on a stack of 64 KB: Pentago") { check_all(quintet::pentago::game{}); }
TEST_CASE("every call fits on a stack of 64 KB: Pentago Triple") { check_all(quintet::pentago_triple::game{}); }

template <class Rules>
void check_lists()
{
    using namespace quintet;
    STATIC_CHECK(sizeof(move_list<Rules>) <= most_list_on_stack);
    const Rules rules;
    random_stream random{9};
    state_of<Rules> s = rules.start(random);
    for (int ply = 0; ply < 4; ++ply) {
        std::vector<move_of<Rules>> all;
        rules.for_each_move(s, [&](const move_of<Rules>& m) { all.push_back(m); });
        const auto list = legal_moves(rules, s);
        CHECK(std::equal(list.begin(), list.end(), all.begin(), all.end()));
        // One longer than needed, exact, too short, empty.
        for (const std::size_t room : {all.size() + 1, all.size(), all.size() / 2, std::size_t{0}}) {
            std::vector<move_of<Rules>> own(room + 1);
            const auto written = legal_moves<Rules>(rules, s, std::span(own).first(room));
            CHECK(written.data() == own.data());
            CHECK(written.size() == (std::min)(room, all.size()));
            CHECK(std::equal(written.begin(), written.end(), all.begin()));
            CHECK(own[room] == move_of<Rules>{});
        }
        rules.apply(s, all[random.below(static_cast<std::uint32_t>(all.size()))]);
    }
}

TEST_CASE("a list of legal moves takes at most 16 KB of the stack, and fills what its caller owns")
{
    check_lists<quintet::chinese_checkers::game>();
    check_lists<quintet::pentago::game>();
    check_lists<quintet::pentago_triple::game>();
    check_lists<quintet::crokinole::game>();
    check_lists<quintet::crokinole_hungarian::game>();
    check_lists<quintet::spinning_target::game>();
}

} // namespace

#endif
