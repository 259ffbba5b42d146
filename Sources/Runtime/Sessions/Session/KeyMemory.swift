/// The idempotency keys of all inputs of a session, so that a repeated post never changes anything.
///
/// Only an 8-byte hash of a key and the number of its input are stored. Among a million keys, two have the same hash
/// once in 37 million sessions. Strings that are equal in Swift but differ in their bytes are different keys.
struct KeyMemory {
    private var numbers: [Int: Int32] = [:]

    /// Returns the number of the input that came with this key; nil if the key is new.
    func number(for key: String) -> Int? {
        numbers[Self.hash(key)].map(Int.init)
    }

    /// Stores a key with the number of its input.
    mutating func remember(_ key: String, as number: Int) {
        numbers[Self.hash(key)] = Int32(clamping: number)
    }

    private static func hash(_ key: String) -> Int {
        var hasher = Hasher()  // seeded differently in every process
        var key = key
        key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }
}
