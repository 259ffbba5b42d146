#pragma once
#include <malloc.h>

/// M_MMAP_THRESHOLD is a macro with a sign, which Swift's own header of glibc leaves out with the function.
static inline void cmalloc_map_blocks_from(int bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }

/// The number of bytes in all arenas that were freed but not returned to the system.
static inline size_t cmalloc_free_bytes(void) { return mallinfo2().fordblks; }

/// Returns freed memory to the system.
static inline void cmalloc_trim(void) { malloc_trim(0); }
