// SPDX-License-Identifier: MIT
#include "support/check_model.hpp"
#include "support/one_dart.hpp"
#include "support/two_heaps.hpp"

#include <quintet/core/hashed.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/reversible.hpp>
#include <quintet/core/sampled.hpp>
#include <quintet/search/random_policy.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

using quintet::random_stream;
using support::continuous_flaw;
using support::flaw;
using support::one_dart;
using support::two_heaps;

namespace {

struct hooks {
    template <class Rules, class State>
    auto random_move(const Rules&, const State&, random_stream& random) const
    {
        const auto byte = [&] { return static_cast<std::uint8_t>(random.below(6)); };
        const std::uint8_t heap = byte();
        return typename Rules::move_type{heap, byte()};
    }
};

std::optional<std::string> found(flaw broken)
{
    return support::find_fault(two_heaps(broken), random_stream{1}, {.plies = 300, .thorough_every = 2}, hooks{});
}

void check_found(flaw broken, std::string_view what)
{
    const auto fault = found(broken);
    CAPTURE(static_cast<int>(broken), what, fault.value_or("nothing"));
    CHECK((fault && fault->starts_with(what)));
}

struct dart_hooks {
    template <class Rules, class State>
    auto random_move(const Rules&, const State&, random_stream& random) const
    {
        return typename Rules::move_type{4 * random.unit() - 2};
    }
};

std::optional<std::string> found_in_continuum(continuous_flaw broken)
{
    return support::find_fault(one_dart(broken), random_stream{1}, {.plies = 100, .thorough_every = 4}, dart_hooks{});
}

} // namespace

static_assert(quintet::sampled<one_dart>);
static_assert(quintet::reversible<two_heaps> && quintet::hashed<two_heaps> && quintet::symmetric<two_heaps> &&
              quintet::encoded<two_heaps> && quintet::incremental<two_heaps>);

TEST_CASE("the suite passes a sound game", "[suite]")
{
    CHECK(found(flaw::none) == std::nullopt);
    support::check_model(two_heaps(), random_stream{2});
}

TEST_CASE("the suite finds each flaw, and names it", "[suite]")
{
    check_found(flaw::count_is_one_more, "count_moves is the length");
    check_found(flaw::any_is_always, "any_move tells");
    check_found(flaw::order_falls, "moves rise");
    check_found(flaw::move_listed_twice, "moves rise");
    check_found(flaw::listed_move_refused, "a listed move is not refused");
    check_found(flaw::unlisted_move_allowed, "what is not listed is refused");
    check_found(flaw::visit_never_stops, "a visitor that returns false stops");
    check_found(flaw::undo_forgets_the_turn, "undo brings back");
    check_found(flaw::hash_without_the_turn, "two different states have different hashes");
    check_found(flaw::hash_after_of_before, "hash_after is the hash");
    check_found(flaw::moves_after_the_end, "there are no moves exactly where nobody");
    check_found(flaw::outcome_ranks_a_third, "the outcome ranks every seat");
    check_found(flaw::teams_differ_from_seats, "without pairs");
    check_found(flaw::mirror_keeps_the_heaps, "a move's image leads to the image");
    check_found(flaw::canonical_is_itself, "all images have one canonical form");
    check_found(flaw::two_moves_one_index, "action_move is the inverse");
    check_found(flaw::plane_left_unwritten, "observe writes every float");
    check_found(flaw::turn_unseen, "two different states look different");
    check_found(flaw::moves_by_hidden_memory, "equal states have equal legal moves");
    check_found(flaw::tracked_misses_a_move, "a tracked position lists");
    check_found(flaw::tracked_replies_wrong, "count_replies is the sum");
}

TEST_CASE("the suite passes a sound game whose moves form a continuum, and finds each flaw of one", "[suite]")
{
    CHECK(found_in_continuum(continuous_flaw::none) == std::nullopt);
    const auto begins = [](const std::optional<std::string>& fault, std::string_view what) {
        CAPTURE(what, fault.value_or("nothing"));
        CHECK((fault && fault->starts_with(what)));
    };
    begins(found_in_continuum(continuous_flaw::drawn_out_of_range), "a move drawn is legal");
    begins(found_in_continuum(continuous_flaw::nearest_out_of_range), "the nearest move to any is legal");
    begins(found_in_continuum(continuous_flaw::nearest_moves_the_legal), "a legal move is the nearest to itself");
    begins(found_in_continuum(continuous_flaw::perturbed_out_of_range), "a move carried out with noise is legal");
    begins(found_in_continuum(continuous_flaw::listed_twice), "no move is listed twice");
    begins(found_in_continuum(continuous_flaw::legal_after_the_end), "every move is refused");
    begins(found_in_continuum(continuous_flaw::redrawn_throws_a_dart), "redrawn, a position has the same seat");
    begins(found_in_continuum(continuous_flaw::redrawn_sets_the_sums), "redrawn, a position has the same score");
    begins(found_in_continuum(continuous_flaw::redrawn_mixes_with_the_hidden), "a redrawn position does not depend");
    begins(found_in_continuum(continuous_flaw::never_redrawn), "somewhere, a redrawn position");
}

TEST_CASE("the random player draws from all of a continuum, not from the list", "[suite]")
{
    const one_dart rules;
    random_stream random{2};
    const auto start = rules.start(random);
    int listed = 0;
    for (int i = 0; i < 100; ++i) {
        const auto m = quintet::random_policy{}(quintet::tracked<one_dart>(rules, start), random);
        CHECK_FALSE(rules.refusal(start, m).has_value());
        listed += m.at == 1 || m.at == 0.5 || m.at == 0.25 ? 1 : 0;
    }
    CHECK(listed == 0);
}
