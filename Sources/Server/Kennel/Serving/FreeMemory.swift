#if canImport(Glibc)
    internal import CMalloc
#endif

/// Memory that was freed and that the allocator keeps, which other processes may need.
enum FreeMemory {
    /// Blocks of this size and larger go back to the system as soon as they are freed.
    private static let largeBlock: Int32 = 1_048_576
    /// So much may be kept for later.
    private static let kept = 33_554_432

    /// Has large blocks go back at once. Without this the allocator keeps them from the second time on that one is
    /// freed.
    static func returnLargeBlocksAtOnce() {
        #if canImport(Glibc)
            cmalloc_map_blocks_from(largeBlock)
        #endif
    }

    /// Gives small blocks back where much of them is free.
    static func giveBack() {
        #if canImport(Glibc)
            if cmalloc_free_bytes() > kept { cmalloc_trim() }
        #endif
    }
}
