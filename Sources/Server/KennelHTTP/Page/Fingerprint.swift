/// A hash that identifies one build of a page: 64-bit FNV-1a.
struct Fingerprint: CustomStringConvertible {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Creates the fingerprint of an empty sequence.
    init() {}

    /// Creates the fingerprint of the given bytes.
    init(of bytes: some Sequence<UInt8>) {
        add(bytes)
    }

    /// Appends bytes to the hashed sequence.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { add(buffer: $0) }
        if isDone == nil { for byte in bytes { add(byte) } }
    }

    var description: String { String(hash, radix: 36) }

    private mutating func add(buffer: UnsafeBufferPointer<UInt8>) {
        for byte in buffer { add(byte) }
    }

    private mutating func add(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
