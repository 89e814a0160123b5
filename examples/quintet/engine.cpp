// SPDX-License-Identifier: MIT
#include "engine.hpp"

#include "failure.hpp"

#ifdef _WIN32

engine::engine(const std::string&) { throw failure{failure::unreadable, "not available: engines need POSIX pipes"}; }
engine::~engine() = default;
std::optional<std::string> engine::ask(std::string_view) { return std::nullopt; }

#else

#include <array>
#include <csignal>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

engine::engine(const std::string& command)
{
    std::array<int, 2> requests{};
    std::array<int, 2> answers{};
    if (pipe(requests.data()) != 0 || pipe(answers.data()) != 0) {
        throw failure{failure::unreadable, "cannot make a pipe to the engine"};
    }
    std::signal(SIGPIPE, SIG_IGN); // an engine that has gone shows as a failed write
    process_ = fork();
    if (process_ == 0) {
        dup2(requests[0], STDIN_FILENO);
        dup2(answers[1], STDOUT_FILENO);
        for (const int end : {requests[0], requests[1], answers[0], answers[1]}) {
            close(end);
        }
        execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(requests[0]);
    close(answers[1]);
    to_ = requests[1];
    from_ = answers[0];
    if (process_ < 0) {
        throw failure{failure::unreadable, "cannot start the engine"};
    }
}

engine::~engine()
{
    close(to_);
    close(from_);
    if (process_ > 0) {
        waitpid(process_, nullptr, 0);
    }
}

std::optional<std::string> engine::ask(std::string_view request)
{
    std::string line(request);
    line += '\n';
    for (std::string_view left = line; !left.empty();) {
        const ssize_t written = write(to_, left.data(), left.size());
        if (written <= 0) {
            return std::nullopt;
        }
        left.remove_prefix(static_cast<std::size_t>(written));
    }
    constexpr int patience = 60'000; // milliseconds
    for (;;) {
        if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
            std::string answer = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return answer;
        }
        pollfd waiting{from_, POLLIN, 0};
        if (poll(&waiting, 1, patience) <= 0) {
            kill(process_, SIGTERM); // it may not heed the end of its input either
            return std::nullopt;
        }
        std::array<char, 4096> some{};
        const ssize_t got = read(from_, some.data(), some.size());
        if (got <= 0) {
            return std::nullopt;
        }
        unread_.append(some.data(), static_cast<std::size_t>(got));
    }
}

#endif
