// SPDX-License-Identifier: MIT
#ifndef QUINTET_IO_JSON_WRITER_HPP
#define QUINTET_IO_JSON_WRITER_HPP

#include <array>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>

namespace quintet::inline v0 {

/// Writes one JSON value on one line, its members in the order of the calls. The caller pairs what it begins and ends,
/// and gives each member of an object a key. Doubles get the shortest digits that read back to the same bits.
class json_writer {
  public:
    json_writer& begin_object() { return open('{'); }
    json_writer& end_object() { return close('}'); }
    json_writer& begin_array() { return open('['); }
    json_writer& end_array() { return close(']'); }

    json_writer& key(std::string_view name)
    {
        value(name);
        text_ += ':';
        return *this;
    }

    json_writer& key(char name) { return key(std::string_view(&name, 1)); }

    /// UTF-8; quotes, backslashes and control characters are escaped.
    json_writer& value(std::string_view text)
    {
        separate();
        text_ += '"';
        for (const char c : text) {
            if (c == '"' || c == '\\') {
                text_ += '\\';
                text_ += c;
            } else if (static_cast<unsigned char>(c) < 0x20) {
                constexpr std::string_view digits = "0123456789abcdef";
                text_ += "\\u00";
                text_ += digits[static_cast<unsigned char>(c) / 16];
                text_ += digits[static_cast<unsigned char>(c) % 16];
            } else {
                text_ += c;
            }
        }
        text_ += '"';
        return *this;
    }
    json_writer& value(const char* text) { return value(std::string_view(text)); }
    json_writer& value(char c) { return value(std::string_view(&c, 1)); }
    json_writer& value(bool truth) { return word(truth ? "true" : "false"); }
    template <std::integral Number>
    json_writer& value(Number number)
    {
        return word(std::to_string(number));
    }
    /// Precondition: finite.
    json_writer& value(double number)
    {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
        return word({digits.data(), end.ptr});
    }
    json_writer& null() { return word("null"); }

    /// key(name).value(what).
    template <class Value>
    json_writer& member(std::string_view name, const Value& what)
    {
        return key(name).value(what);
    }

    [[nodiscard]] const std::string& text() const& { return text_; }
    [[nodiscard]] std::string text() && { return std::move(text_); }

  private:
    void separate()
    {
        if (!text_.empty() && text_.back() != '{' && text_.back() != '[' && text_.back() != ':') {
            text_ += ',';
        }
    }
    json_writer& word(std::string_view characters)
    {
        separate();
        text_ += characters;
        return *this;
    }
    json_writer& open(char bracket)
    {
        separate();
        text_ += bracket;
        return *this;
    }
    json_writer& close(char bracket)
    {
        text_ += bracket;
        return *this;
    }

    std::string text_;
};

} // namespace quintet::inline v0

#endif
