/// The inputs that keys brought, for the whole life of a session, so that a repeated post never changes anything.
///
/// Of a key only a hash of its bytes is kept, 8 bytes, and the input's number. Two keys of a million have the same one
/// once in 37 million sessions. Texts that Swift takes for equal are two keys when they are spelt with other bytes.
struct KeyMemory {
    private var numbers: [Int: Int32] = [:]

    /// The number of the input that came with this key.
    func number(for key: String) -> Int? {
        numbers[Self.hash(key)].map(Int.init)
    }

    /// Remembers a key.
    mutating func remember(_ key: String, as number: Int) {
        numbers[Self.hash(key)] = Int32(clamping: number)
    }

    private static func hash(_ key: String) -> Int {
        var hasher = Hasher()  // seeded anew by every process
        var key = key
        key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }
}
