// SPDX-License-Identifier: MIT
#ifndef QUINTET_CONFIG_HPP
#define QUINTET_CONFIG_HPP

// The only header that defines macros; each is named QUINTET_….

/// QUINTET_ASSERT(condition): a precondition that the caller must keep. Define it before the first include to send
/// violations to a handler of your own; otherwise it is the standard assert, and costs nothing under NDEBUG.
/// No type changes its layout with it.
#ifndef QUINTET_ASSERT
#include <cassert>
#define QUINTET_ASSERT(condition) assert(condition)
#endif

/// QUINTET_ALWAYS_INLINE: on the few small functions whose cost is the call itself.
#if defined(_MSC_VER) && !defined(__clang__)
#define QUINTET_ALWAYS_INLINE __forceinline
#else
#define QUINTET_ALWAYS_INLINE [[gnu::always_inline]] inline
#endif

#endif
