#pragma once
#include <malloc.h>

/// M_MMAP_THRESHOLD is a macro with a sign, which Swift's own header of glibc leaves out with the function.
static inline void cmalloc_map_blocks_from(int bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }

/// Bytes that were freed and are kept for later, in all arenas.
static inline size_t cmalloc_free_bytes(void) { return mallinfo2().fordblks; }

/// Gives what was freed back to the system.
static inline void cmalloc_trim(void) { malloc_trim(0); }
