#pragma once

typedef __attribute__((swiftcall)) void *(*cswiftcall_initializer)(__attribute__((swift_context)) void *metadata);

/// Calls the initializer of a Swift class at an address. The initializer must have no parameters and must not fail. The
/// caller owns the returned object.
static inline void *cswiftcall_make(const void *initializer, const void *metadata) {
    return ((cswiftcall_initializer)initializer)((void *)metadata);
}
