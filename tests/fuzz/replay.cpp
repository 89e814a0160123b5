// SPDX-License-Identifier: MIT
// The main of a fuzz target without libFuzzer: hands it every file of a folder, the empty input, and mutations of the
// files drawn from a fixed seed, so that the suite is the same on every run and with every compiler.
#include <quintet/core/random_stream.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using bytes = std::vector<std::uint8_t>;

constexpr int mutations_of_a_file = 200;

void feed(const bytes& input)
{
    const bytes copy = input; // exactly as large as the input, so that a sanitizer sees a read past its end
    if (LLVMFuzzerTestOneInput(copy.data(), copy.size()) != 0) {
        std::fputs("the target returned something other than 0\n", stderr);
        std::abort();
    }
}

bytes read(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return bytes(std::istreambuf_iterator<char>(file), {});
}

class mutator {
  public:
    explicit mutator(const std::vector<bytes>& corpus) : corpus_(corpus) {}

    bytes mutated(bytes input)
    {
        for (std::uint32_t changes = 1 + random_.below(4); changes > 0; --changes) {
            change(input);
        }
        return input;
    }

  private:
    std::size_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }
    std::ptrdiff_t place(const bytes& input) { return static_cast<std::ptrdiff_t>(below(input.size() + 1)); }

    void change(bytes& input)
    {
        if (input.empty()) {
            input.push_back(static_cast<std::uint8_t>(below(256)));
            return;
        }
        switch (below(6)) {
        case 0: // one bit
            input[below(input.size())] ^= static_cast<std::uint8_t>(1U << below(8));
            break;
        case 1: // one byte
            input[below(input.size())] = static_cast<std::uint8_t>(below(256));
            break;
        case 2: // a byte more
            input.insert(input.begin() + place(input), input[below(input.size())]);
            break;
        case 3: // cut short
            input.erase(input.begin() + place(input), input.end());
            break;
        case 4: { // a stretch doubled
            const std::size_t from = below(input.size());
            const std::size_t count = below((std::min)(input.size() - from, std::size_t{16}) + 1);
            const bytes stretch(input.begin() + static_cast<std::ptrdiff_t>(from),
                                input.begin() + static_cast<std::ptrdiff_t>(from + count));
            input.insert(input.begin() + place(input), stretch.begin(), stretch.end());
            break;
        }
        default: { // the head of this and the tail of another
            const bytes& other = corpus_[below(corpus_.size())];
            input.erase(input.begin() + place(input), input.end());
            input.insert(input.end(), other.begin() + place(other), other.end());
            break;
        }
        }
    }

    const std::vector<bytes>& corpus_;
    quintet::random_stream random_{2024};
};

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: fuzz_NAME FOLDER\n", stderr);
        return 2;
    }
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
        paths.push_back(entry.path());
    }
    std::ranges::sort(paths);
    std::vector<bytes> corpus;
    std::ranges::transform(paths, std::back_inserter(corpus), read);
    if (corpus.empty()) {
        std::fputs("the corpus is empty\n", stderr);
        return 2;
    }

    feed({});
    mutator mutate(corpus);
    for (const bytes& input : corpus) {
        feed(input);
        for (int i = 0; i < mutations_of_a_file; ++i) {
            feed(mutate.mutated(input));
        }
    }
    std::printf("%zu inputs and %zu mutations\n", corpus.size(), corpus.size() * mutations_of_a_file);
    return 0;
}
