#if canImport(Glibc)
    internal import CMalloc
#endif

/// Limits the freed memory that the allocator keeps, because other processes may need it.
enum FreeMemory {
    /// The size in bytes from which a freed block is returned to the system immediately.
    private static let largeBlock: Int32 = 1_048_576
    /// The number of free bytes that the allocator may keep for reuse.
    private static let reusableBytes = 33_554_432

    /// Makes the allocator return large blocks to the system as soon as they are freed. By default, it starts to keep
    /// such blocks once the first one was freed.
    static func returnLargeBlocksAtOnce() {
        #if canImport(Glibc)
            cmalloc_map_blocks_from(largeBlock)
        #endif
    }

    /// Returns the memory of free small blocks to the system if there is much of it.
    static func giveBack() {
        #if canImport(Glibc)
            if cmalloc_free_bytes() > reusableBytes { cmalloc_trim() }
        #endif
    }
}
