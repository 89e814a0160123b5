// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_SUPPORT_FAULT_LOG_HPP
#define QUINTET_TESTS_SUPPORT_FAULT_LOG_HPP

#include <string>
#include <string_view>

namespace support {

/// Keeps the first thing that did not hold. The suite is itself tested on games with known faults, so it reports what
/// it finds and leaves it to the caller to fail.
class fault_log {
  public:
    /// Returns `holds`, so that a check can leave out what makes no sense after a fault.
    bool expect(bool holds, std::string_view what)
    {
        if (!holds && first_.empty()) {
            first_ = what;
        }
        return holds;
    }
    [[nodiscard]] bool failed() const { return !first_.empty(); }
    /// What did not hold first; empty where everything did.
    [[nodiscard]] const std::string& first() const { return first_; }

  private:
    std::string first_;
};

} // namespace support

#endif
