import HashKeys

/// A hash that identifies one build of a page: 64-bit FNV-1a.
struct Fingerprint: CustomStringConvertible {
    private var hash = FNVHash()

    /// Creates the fingerprint of an empty sequence.
    init() {}

    /// Creates the fingerprint of the given bytes.
    init(of bytes: some Sequence<UInt8>) {
        add(bytes)
    }

    /// Appends bytes to the hashed sequence.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        hash.add(bytes)
    }

    var description: String { String(hash.value, radix: 36) }
}
