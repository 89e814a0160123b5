// SPDX-License-Identifier: MIT
#ifndef QUINTET_EXAMPLES_QUINTET_ENGINE_HPP
#define QUINTET_EXAMPLES_QUINTET_ENGINE_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Another program that speaks the protocol of serve.hpp, run by the shell with pipes to its stdin and stdout.
class engine {
  public:
    /// Throws a failure where it cannot be started.
    explicit engine(const std::string& command);
    ~engine();
    engine(const engine&) = delete;
    engine& operator=(const engine&) = delete;

    /// Sends a request and waits for a line: none where the program has gone, has not read the request and ended its
    /// answer after a minute, or answers by a longer line than any (longest_answer). It is ended then, and all that it
    /// started.
    [[nodiscard]] std::optional<std::string> ask(std::string_view request);

    static constexpr std::size_t longest_answer = std::size_t{1} << 26U;

  private:
    [[nodiscard]] std::optional<std::string> exchange(std::string_view left);
    void end();

    int process_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string unread_;
};

#endif
