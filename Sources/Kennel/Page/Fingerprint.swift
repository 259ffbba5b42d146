/// What tells one build of a page from the next: FNV-1a over 64 bits.
struct Fingerprint: CustomStringConvertible {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The fingerprint of these bytes.
    init(of bytes: some Sequence<UInt8>) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var description: String { String(hash, radix: 36) }
}
