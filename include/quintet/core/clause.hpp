// SPDX-License-Identifier: MIT
#ifndef QUINTET_CORE_CLAUSE_HPP
#define QUINTET_CORE_CLAUSE_HPP

#include <compare>
#include <string_view>

namespace quintet::inline v0 {

/// The number of a clause in a rule sheet, such as CC-9: two or more capitals, a hyphen, a number.
/// A regular value; the default one names no clause. Clauses can only be written as literals, so that each of them is
/// found by searching the sources, and a malformed one does not compile.
class clause {
  public:
    constexpr clause() = default;

    consteval clause(const char* name) : name_(name)
    {
        if (!well_formed(name_)) {
            a_clause_is_capitals_then_a_hyphen_and_a_number();
        }
    }

    /// "CC-9", or an empty text.
    [[nodiscard]] constexpr std::string_view name() const { return name_; }

    [[nodiscard]] constexpr bool empty() const { return name_.empty(); }

    friend constexpr bool operator==(clause, clause) = default;
    /// By the text of the number. Through <, as not every library has <=> of texts.
    friend constexpr std::strong_ordering operator<=>(clause a, clause b)
    {
        return a.name_ < b.name_   ? std::strong_ordering::less
               : b.name_ < a.name_ ? std::strong_ordering::greater
                                   : std::strong_ordering::equal;
    }

  private:
    // Not constexpr: a constant expression that calls it does not compile, and the compiler's message has its name.
    static void a_clause_is_capitals_then_a_hyphen_and_a_number() {}

    static constexpr bool well_formed(std::string_view name)
    {
        std::size_t i = 0;
        while (i < name.size() && name[i] >= 'A' && name[i] <= 'Z') {
            ++i;
        }
        if (i < 2 || i + 1 >= name.size() || name[i] != '-') {
            return false;
        }
        for (++i; i < name.size(); ++i) {
            if (name[i] < '0' || name[i] > '9') {
                return false;
            }
        }
        return true;
    }

    std::string_view name_;
};

} // namespace quintet::inline v0

#endif
