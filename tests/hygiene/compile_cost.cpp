// SPDX-License-Identifier: MIT
// Runs a command and fails if it fails, or takes more processor seconds, or more memory in any one process, than it
// may: compile_cost SECONDS MEGABYTES COMMAND…
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char** argv)
{
    if (argc < 4) {
        std::fputs("usage: compile_cost SECONDS MEGABYTES COMMAND...\n", stderr);
        return 2;
    }
    const pid_t child = fork();
    if (child == 0) {
        execvp(argv[3], argv + 3);
        std::perror(argv[3]);
        _exit(127);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || waitpid(child, &status, 0) != child || getrusage(RUSAGE_CHILDREN, &used) != 0) {
        std::perror("compile_cost");
        return 2;
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        std::fputs("the command failed\n", stderr);
        return 1;
    }
#ifdef __APPLE__
    constexpr double megabyte = 1e6; // counted in bytes there
#else
    constexpr double megabyte = 1e3;
#endif
    const double seconds =
        static_cast<double>(used.ru_utime.tv_sec) + 1e-6 * static_cast<double>(used.ru_utime.tv_usec);
    const double megabytes = static_cast<double>(used.ru_maxrss) / megabyte;
    std::printf("%.1f s of at most %s, %.0f MB of at most %s\n", seconds, argv[1], megabytes, argv[2]);
    return seconds <= std::atof(argv[1]) && megabytes <= std::atof(argv[2]) ? 0 : 1;
}
