// SPDX-License-Identifier: MIT
#ifndef QUINTET_VERSION_HPP
#define QUINTET_VERSION_HPP

namespace quintet::inline v0 {

/// The version of the library. This header is its only source: CMake and the package recipes read it here.
inline constexpr int version_major = 0;
inline constexpr int version_minor = 1;
inline constexpr int version_patch = 0;

} // namespace quintet::inline v0

#endif
