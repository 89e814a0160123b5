// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_TYPE_TAG_HPP
#define QUINTET_IO_TYPE_TAG_HPP

#include <quintet/version.hpp>

#include <cstddef>
#include <string_view>

namespace quintet::inline v0 {

/// Tells types apart without RTTI, and knows a type again that another module of the program (a plug-in) has tagged:
/// where the name, the size and the version of this library are the same. A type in an unnamed namespace may be another
/// one under the same name; each module knows only its own. Modules that give one name to two types, or are built by
/// compilers that lay out types differently, break the language's rule of one definition, here as everywhere.
class type_tag {
  public:
    template <class T>
    [[nodiscard]] static constexpr type_tag of()
    {
        return {&own<T>, words_for<T>(), sizeof(T)};
    }

    friend constexpr bool operator==(const type_tag& a, const type_tag& b)
    {
        return a.mark_ == b.mark_ ||
               (a.size_ == b.size_ && a.version_ == b.version_ && a.name_ == b.name_ && a.is_named_everywhere());
    }

  private:
    constexpr type_tag(const char* mark, std::string_view name, std::size_t size)
        : mark_(mark), name_(name), size_(size)
    {
    }

    /// The compiler's words for a function whose type arguments name T.
    template <class T>
    [[nodiscard]] static constexpr std::string_view words_for()
    {
#if defined(_MSC_VER) && !defined(__clang__)
        return __FUNCSIG__;
#else
        return __PRETTY_FUNCTION__;
#endif
    }
    [[nodiscard]] constexpr bool is_named_everywhere() const
    {
        for (const std::string_view unnamed : {"anonymous", "unnamed", "lambda"}) {
            if (name_.find(unnamed) != std::string_view::npos) {
                return false;
            }
        }
        return true;
    }

    template <class T>
    static constexpr char own = 0;

    const char* mark_;
    std::string_view name_;
    std::size_t size_;
    int version_ = 10'000 * version_major + 100 * version_minor + version_patch;
};

} // namespace quintet::inline v0

#endif
