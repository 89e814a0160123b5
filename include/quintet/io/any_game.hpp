// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_ANY_GAME_HPP
#define QUINTET_IO_ANY_GAME_HPP

#include <quintet/io/any_position.hpp>
#include <quintet/io/game_record.hpp>
#include <quintet/io/options_text.hpp>
#include <quintet/io/play_game.hpp>
#include <quintet/io/replay.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quintet::inline v0 {

/// The rules of a game that is chosen as the program runs, options included. Cheap to copy; never changes.
class any_game {
  public:
    template <class Rules>
        requires(!std::same_as<Rules, any_game> && explained<Rules>)
    explicit any_game(Rules rules) : self_(std::make_shared<const model<Rules>>(std::move(rules)))
    {
    }

    [[nodiscard]] std::string_view id() const { return self_->id(); }
    [[nodiscard]] std::string_view title() const { return self_->title(); }
    /// How many can play it: "2|3|4|6".
    [[nodiscard]] std::string_view players() const { return self_->players(); }
    [[nodiscard]] std::size_t seats() const { return self_->seats(); }
    /// What options there are, not which of them are set.
    [[nodiscard]] std::vector<option_description> options() const { return self_->options(); }
    /// Which are set: "players=2,side_arms=open".
    [[nodiscard]] std::string options_text() const { return self_->options_text(); }
    [[nodiscard]] std::uint64_t digest() const { return self_->digest(); }

    /// The game under other options, all that the text does not name at their default.
    [[nodiscard]] result<any_game> with(std::string_view options) const { return self_->with(options); }
    [[nodiscard]] any_position start(std::uint64_t seed) const { return self_->start(seed); }
    /// A position of this game, under the options that its text names.
    [[nodiscard]] result<any_position> read(std::string_view text) const { return self_->read(text); }
    /// As play_game and replay, in play_game.hpp and replay.hpp.
    [[nodiscard]] result<game_record> play(std::span<const std::string> bots, std::uint64_t seed,
                                           std::uint64_t plies) const
    {
        return self_->play(bots, seed, plies);
    }
    [[nodiscard]] std::optional<replay_fault> replay(const game_record& record) const { return self_->replay(record); }

  private:
    struct interface_of_all {
        virtual ~interface_of_all() = default;
        interface_of_all() = default;
        interface_of_all(const interface_of_all&) = delete;
        interface_of_all& operator=(const interface_of_all&) = delete;

        [[nodiscard]] virtual std::string_view id() const = 0;
        [[nodiscard]] virtual std::string_view title() const = 0;
        [[nodiscard]] virtual std::string_view players() const = 0;
        [[nodiscard]] virtual std::size_t seats() const = 0;
        [[nodiscard]] virtual std::vector<option_description> options() const = 0;
        [[nodiscard]] virtual std::string options_text() const = 0;
        [[nodiscard]] virtual std::uint64_t digest() const = 0;
        [[nodiscard]] virtual result<any_game> with(std::string_view options) const = 0;
        [[nodiscard]] virtual any_position start(std::uint64_t seed) const = 0;
        [[nodiscard]] virtual result<any_position> read(std::string_view text) const = 0;
        [[nodiscard]] virtual result<game_record> play(std::span<const std::string> bots, std::uint64_t seed,
                                                       std::uint64_t plies) const = 0;
        [[nodiscard]] virtual std::optional<replay_fault> replay(const game_record& record) const = 0;
    };

    template <class Rules>
    struct model final : interface_of_all {
        Rules rules;

        explicit model(Rules r) : rules(std::move(r)) {}

        [[nodiscard]] std::string_view id() const override { return notation<Rules>::id; }
        [[nodiscard]] std::string_view title() const override { return notation<Rules>::title; }
        [[nodiscard]] std::string_view players() const override { return notation<Rules>::players; }
        [[nodiscard]] std::size_t seats() const override { return rules.seats(); }
        [[nodiscard]] std::vector<option_description> options() const override { return describe_options<Rules>(); }
        [[nodiscard]] std::string options_text() const override { return quintet::options_text(rules); }
        [[nodiscard]] std::uint64_t digest() const override { return rules_digest(rules); }
        [[nodiscard]] result<any_game> with(std::string_view text) const override
        {
            const result<Rules> other = read_options<Rules>(text);
            return other ? result<any_game>(any_game(*other)) : result<any_game>(other.error());
        }
        [[nodiscard]] any_position start(std::uint64_t seed) const override { return start_position(rules, seed); }
        [[nodiscard]] result<any_position> read(std::string_view text) const override
        {
            const result<position<Rules>> p = read_position<Rules>(text);
            return p ? result<any_position>(*p) : result<any_position>(p.error());
        }
        [[nodiscard]] result<game_record> play(std::span<const std::string> bots, std::uint64_t seed,
                                               std::uint64_t plies) const override
        {
            return play_game(rules, bots, seed, plies);
        }
        [[nodiscard]] std::optional<replay_fault> replay(const game_record& record) const override
        {
            return quintet::replay<Rules>(record);
        }
    };

    std::shared_ptr<const interface_of_all> self_;
};

} // namespace quintet::inline v0

#endif
