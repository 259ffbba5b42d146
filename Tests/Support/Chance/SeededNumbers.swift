/// Numbers that look random and are the same in every run (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// The numbers that follow from a seed.
    package init(seed: UInt64) {
        state = seed
        state = next()
    }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// Whether something happens that does so many times in a hundred.
    package mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// One of some words, which spaces part.
    package mutating func pick(_ words: String) -> Substring {
        words.split(separator: " ").randomElement(using: &self) ?? ""
    }
}
