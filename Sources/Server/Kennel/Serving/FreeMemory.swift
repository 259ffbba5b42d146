#if canImport(Glibc)
    internal import CMalloc
#endif

/// The policy for freed memory that the allocator would keep, although other processes may need it.
enum FreeMemory {
    /// The size in bytes from which a freed block is returned to the system immediately.
    private static let largeBlock: Int32 = 1_048_576
    /// The number of free bytes that may be kept for reuse.
    private static let reusableBytes = 33_554_432

    /// Returns large blocks to the system as soon as they are freed. By default, the allocator keeps them from the
    /// second one on.
    static func returnLargeBlocksAtOnce() {
        #if canImport(Glibc)
            cmalloc_map_blocks_from(largeBlock)
        #endif
    }

    /// Returns free small blocks to the system if there are many.
    static func giveBack() {
        #if canImport(Glibc)
            if cmalloc_free_bytes() > reusableBytes { cmalloc_trim() }
        #endif
    }
}
