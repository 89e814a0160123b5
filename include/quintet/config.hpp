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

/// QUINTET_FLATTEN: on a hot function below which everything is to be inlined. The compilers' measure of what is worth
/// inlining stops short inside such a loop, and every value that lives in registers goes through memory at the call.
/// It changes no result, and is nothing where the compiler has no such attribute.
#if defined(__GNUC__)
#define QUINTET_FLATTEN [[gnu::flatten]]
#else
#define QUINTET_FLATTEN
#endif

/// QUINTET_KEEP_PRODUCT(product): a statement that keeps a product from being fused with a sum that follows, whatever
/// the user's flags. Compilers ignore pragmas about contraction (g++ always, clang under -ffp-contract=fast), and g++
/// loses its own barrier when it vectorises; an empty instruction that claims to change the value holds everywhere.
/// It is nothing on targets that cannot fuse, so that code stays vectorisable there.
#if defined(__FMA__) || defined(__FMA4__)
#define QUINTET_KEEP_PRODUCT(product) asm("" : "+x"(product))
#elif defined(__aarch64__)
#define QUINTET_KEEP_PRODUCT(product) asm("" : "+w"(product))
#elif defined(__FP_FAST_FMA) || defined(__riscv_d)
#define QUINTET_KEEP_PRODUCT(product) asm("" : "+m"(product))
#else
#define QUINTET_KEEP_PRODUCT(product) static_cast<void>(product)
#endif

/// QUINTET_PRECISE_BEGIN and QUINTET_PRECISE_END enclose what calculates with doubles: clang tells no program of
/// -freciprocal-math, -fassociative-math, -fno-signed-zeros and their kin, so what stands between the two is compiled
/// without them. g++ announces these flags, and real.hpp refuses them. (WebAssembly has no such pragma: there it is for
/// the user to leave the flags away.)
#if defined(__clang__) && !defined(__wasm__)
#define QUINTET_PRECISE_BEGIN _Pragma("float_control(push)") _Pragma("float_control(precise, on)")
#define QUINTET_PRECISE_END _Pragma("float_control(pop)")
#else
#define QUINTET_PRECISE_BEGIN
#define QUINTET_PRECISE_END
#endif

#endif
