// SPDX-License-Identifier: MIT
#include "engine.hpp"

#include "failure.hpp"

#ifdef _WIN32

engine::engine(const std::string&) { throw failure{failure::unreadable, "not available: engines need POSIX pipes"}; }
engine::~engine() = default;
std::optional<std::string> engine::ask(std::string_view) { return std::nullopt; }
std::optional<std::string> engine::exchange(std::string_view) { return std::nullopt; }
void engine::end() {}

#else

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

/// How long an answer may take: a minute, or as many seconds as QUINTET_ENGINE_SECONDS in the environment says.
std::chrono::seconds patience()
{
    const char* said = std::getenv("QUINTET_ENGINE_SECONDS");
    const long seconds = said == nullptr ? 0 : std::strtol(said, nullptr, 10);
    return std::chrono::seconds(seconds > 0 && seconds <= 86'400 ? seconds : 60);
}

} // namespace

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
        setpgid(0, 0); // a group of its own, to be ended as one
        std::signal(SIGPIPE, SIG_DFL);
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
    fcntl(to_, F_SETFL, O_NONBLOCK);
    from_ = answers[0];
    if (process_ > 0) {
        setpgid(process_, process_); // whoever of the two comes first
    }
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
        kill(-process_, SIGTERM); // what it started and left behind
    }
}

/// Ends it and what it started: it may heed neither the end of its input nor a polite signal.
void engine::end()
{
    if (process_ > 0) {
        kill(-process_, SIGKILL);
        waitpid(process_, nullptr, 0);
        process_ = -1;
    }
}

std::optional<std::string> engine::ask(std::string_view request)
{
    auto answer = exchange(std::string(request) + '\n');
    if (!answer) {
        end();
    }
    return answer;
}

/// Writes what is left of a request and reads at the same time: an engine may answer before it has read all.
std::optional<std::string> engine::exchange(std::string_view left)
{
    using clock = std::chrono::steady_clock;
    const auto deadline = clock::now() + patience();
    for (;;) {
        const std::size_t end = unread_.find('\n');
        if (left.empty() && end != std::string::npos) {
            std::string answer = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return answer;
        }
        if (unread_.size() > longest_answer) {
            return std::nullopt;
        }
        const auto time_left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - clock::now());
        std::array<pollfd, 2> waiting{pollfd{from_, POLLIN, 0}, pollfd{left.empty() ? -1 : to_, POLLOUT, 0}};
        if (time_left.count() <= 0 || poll(waiting.data(), 2, static_cast<int>(time_left.count())) <= 0) {
            return std::nullopt;
        }
        if (waiting[0].revents != 0) {
            std::array<char, 65'536> some{};
            const ssize_t got = read(from_, some.data(), some.size());
            if (got <= 0) {
                return std::nullopt;
            }
            unread_.append(some.data(), static_cast<std::size_t>(got));
        }
        if (waiting[1].revents != 0) {
            const ssize_t written = write(to_, left.data(), left.size());
            if (written <= 0) {
                return std::nullopt;
            }
            left.remove_prefix(static_cast<std::size_t>(written));
        }
    }
}

#endif
