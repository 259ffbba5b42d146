/// The inputs that keys brought, for the whole life of a session, so that a repeated post never changes anything.
///
/// Of a key only a hash is kept: 8 bytes and the input's number. Two keys of a million have the same one once in 37
/// million sessions.
struct KeyMemory {
    private var numbers: [Int: Int32] = [:]

    /// The number of the input that came with this key.
    func number(for key: String) -> Int? {
        numbers[key.hashValue].map(Int.init)
    }

    /// Remembers a key.
    mutating func remember(_ key: String, as number: Int) {
        numbers[key.hashValue] = Int32(clamping: number)
    }
}
