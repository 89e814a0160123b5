// SPDX-License-Identifier: MIT
#ifndef QUINTET_TESTS_HYGIENE_HOSTILE_MACROS_HPP
#define QUINTET_TESTS_HYGIENE_HOSTILE_MACROS_HPP

// Names that <windows.h>, <X.h> and system headers define as macros, each as something that breaks whatever
// uses it as an identifier.
#define min(a, b) quintet_was_hit_by_a_macro
#define max(a, b) quintet_was_hit_by_a_macro

#define near @
#define far @
#define small @
#define interface @
#define hyper @
#define pascal @
#define cdecl @
#define IN @
#define OUT @
#define OPTIONAL @
#define ERROR @
#define DELETE @
#define IGNORE @
#define STRICT @
#define TRUE @
#define FALSE @
#define CONST @
#define VOID @
#define NO_ERROR @
#define ABSOLUTE @
#define RELATIVE @
#define TRANSPARENT @
#define OPAQUE @
#define DOMAIN @
#define OVERFLOW @
#define UNDERFLOW @
#define DIFFERENCE @
#define GetMessage @
#define Status @
#define Bool @
#define None @
#define Always @
#define Success @
#define Complex @
#define Unsorted @
#define True @
#define False @
#define major @
#define minor @
#define linux @
#define unix @
#define I @
#define B0 @
#define E0 @

#endif
