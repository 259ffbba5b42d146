/// What tells one build of a page from the next: FNV-1a over 64 bits.
struct Fingerprint: CustomStringConvertible {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The fingerprint of nothing yet.
    init() {}

    /// The fingerprint of these bytes.
    init(of bytes: some Sequence<UInt8>) {
        add(bytes)
    }

    /// Takes in what follows.
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
