/// Pseudorandom numbers that are the same in every run (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// Makes the numbers for a seed.
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

    /// Returns true with a probability in percent.
    package mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// Returns one of several words, which are separated by spaces.
    package mutating func pick(_ words: String) -> Substring {
        words.split(separator: " ").randomElement(using: &self) ?? ""
    }
}
