// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_HYGIENE_SOURCE_HPP
#define QUINTET_TESTS_HYGIENE_SOURCE_HPP

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace hygiene {

/// A file of the project: its path from the root, with forward slashes, and what is in it.
struct source {
    std::string path;
    std::string text;
};

/// What a rule finds wrong, a line each: "path: reason".
using faults = std::vector<std::string>;

/// The C++ sources under a folder of the project, in the order of their paths.
inline std::vector<source> sources_under(const std::string& folder)
{
    const std::filesystem::path root = QUINTET_SOURCE_DIR;
    std::vector<source> found;
    if (!std::filesystem::exists(root / folder)) {
        return found;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
        const auto extension = entry.path().extension();
        if (entry.is_regular_file() && (extension == ".hpp" || extension == ".cpp")) {
            std::ifstream file(entry.path(), std::ios::binary);
            found.push_back({entry.path().lexically_relative(root).generic_string(),
                             std::string(std::istreambuf_iterator<char>(file), {})});
        }
    }
    std::ranges::sort(found, {}, &source::path);
    return found;
}

inline const std::vector<source>& headers()
{
    static const std::vector<source> all = sources_under("include");
    return all;
}

/// The text with each comment and each literal's content blanked; lines stay where they are.
inline std::string code_of(std::string_view text)
{
    std::string code;
    std::size_t i = 0;
    const auto blank_until = [&](std::size_t end) {
        for (end = std::min(end, text.size()); i < end; ++i) {
            code += text[i] == '\n' ? '\n' : ' ';
        }
    };
    while (i < text.size()) {
        if (text.substr(i, 2) == "//") {
            blank_until(text.find('\n', i));
        } else if (text.substr(i, 2) == "/*") {
            const std::size_t end = text.find("*/", i + 2);
            blank_until(end == std::string_view::npos ? end : end + 2);
        } else if (text.substr(i, 3) == "R\"(") {
            const std::size_t end = text.find(")\"", i);
            blank_until(end == std::string_view::npos ? end : end + 2);
        } else if (text[i] == '"' || (text[i] == '\'' && (i == 0 || std::isalnum(text[i - 1]) == 0))) {
            const char quote = text[i];
            std::size_t end = i + 1;
            while (end < text.size() && text[end] != quote && text[end] != '\n') {
                end += text[end] == '\\' ? 2U : 1U;
            }
            blank_until(end + 1);
        } else {
            code += text[i++];
        }
    }
    return code;
}

/// All matches of a pattern's first group (or of the whole, without one) in a text, in order.
inline std::vector<std::string> matches(const std::string& text, const std::regex& pattern)
{
    std::vector<std::string> found;
    const int group = pattern.mark_count() > 0 ? 1 : 0;
    for (std::sregex_token_iterator it(text.begin(), text.end(), pattern, group), end; it != end; ++it) {
        found.push_back(*it);
    }
    return found;
}

/// The headers of the project that a source includes, as include/quintet/….
inline std::vector<std::string> includes_of(const source& file)
{
    static const std::regex pattern(R"(#include <(quintet/[^>]+)>)");
    std::vector<std::string> found = matches(file.text, pattern);
    for (std::string& header : found) {
        header.insert(0, "include/");
    }
    return found;
}

template <class Rule>
faults faults_in(const std::vector<source>& files, Rule rule)
{
    faults all;
    for (const source& file : files) {
        for (const std::string& reason : rule(file)) {
            all.push_back(file.path + ": " + reason);
        }
    }
    return all;
}

} // namespace hygiene

#endif
