// SPDX-License-Identifier: MIT
#include "support/check_model.hpp"
#include "support/two_heaps.hpp"

#include <quintet/core/hashed.hpp>
#include <quintet/core/incremental.hpp>
#include <quintet/core/reversible.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

using quintet::random_stream;
using support::flaw;
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

template <flaw Flaw>
std::optional<std::string> found()
{
    return support::find_fault(two_heaps<Flaw>{}, random_stream{1}, {.plies = 300, .thorough_every = 2}, hooks{});
}

template <flaw Flaw>
void check_found(std::string_view what)
{
    const auto fault = found<Flaw>();
    CAPTURE(static_cast<int>(Flaw), what, fault.value_or("nothing"));
    CHECK((fault && fault->starts_with(what)));
}

} // namespace

static_assert(quintet::reversible<two_heaps<flaw::none>> && quintet::hashed<two_heaps<flaw::none>> &&
              quintet::symmetric<two_heaps<flaw::none>> && quintet::encoded<two_heaps<flaw::none>> &&
              quintet::incremental<two_heaps<flaw::none>>);

TEST_CASE("the suite passes a sound game", "[suite]")
{
    CHECK(found<flaw::none>() == std::nullopt);
    support::check_model(two_heaps<flaw::none>{}, random_stream{2});
}

TEST_CASE("the suite finds each flaw, and names it", "[suite]")
{
    check_found<flaw::count_is_one_more>("count_moves is the length");
    check_found<flaw::any_is_always>("any_move tells");
    check_found<flaw::order_falls>("moves rise");
    check_found<flaw::move_listed_twice>("moves rise");
    check_found<flaw::listed_move_refused>("a listed move is not refused");
    check_found<flaw::unlisted_move_allowed>("what is not listed is refused");
    check_found<flaw::visit_never_stops>("a visitor that returns false stops");
    check_found<flaw::undo_forgets_the_turn>("undo brings back");
    check_found<flaw::hash_without_the_turn>("two different states have different hashes");
    check_found<flaw::hash_after_of_before>("hash_after is the hash");
    check_found<flaw::moves_after_the_end>("there are no moves exactly where nobody");
    check_found<flaw::outcome_ranks_a_third>("the outcome ranks every seat");
    check_found<flaw::teams_differ_from_seats>("without pairs");
    check_found<flaw::mirror_keeps_the_heaps>("a move's image leads to the image");
    check_found<flaw::canonical_is_itself>("all images have one canonical form");
    check_found<flaw::two_moves_one_index>("action_move is the inverse");
    check_found<flaw::plane_left_unwritten>("observe writes every float");
    check_found<flaw::moves_by_hidden_memory>("equal states have equal legal moves");
    check_found<flaw::tracked_misses_a_move>("a tracked position lists");
    check_found<flaw::tracked_replies_wrong>("count_replies is the sum");
}
