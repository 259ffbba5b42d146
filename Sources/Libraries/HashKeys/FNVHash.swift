/// A 64-bit FNV-1a hash, which is the same in every process. Keys from outside need `SeededKey`, because it is easy to
/// find values that collide.
package struct FNVHash {
    /// The hash of the values added so far.
    package var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Creates the hash of an empty sequence.
    @inlinable
    package init() {}

    /// Adds a value in one step. FNV-1a adds bytes.
    @inlinable
    package mutating func add(_ value: UInt64) {
        self.value = (self.value ^ value) &* 0x100_0000_01b3
    }

    /// Adds bytes, each in one step.
    @inlinable
    package mutating func add(_ bytes: some Sequence<UInt8>) {
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { for byte in $0 { add(UInt64(byte)) } }
        if isDone == nil { for byte in bytes { add(UInt64(byte)) } }
    }
}
