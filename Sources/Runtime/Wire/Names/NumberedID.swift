/// A counter of one session that reads as a letter and a number, such as `q3`.
///
/// Counters make ids a function of the inputs, so that the same inputs always name the same things.
package protocol NumberedID: Hashable, Sendable, CustomStringConvertible {
    /// The ASCII letter that says what is counted.
    static var letter: UInt8 { get }
    /// The count.
    var rawValue: Int32 { get }
    /// Takes a count as it is.
    init(rawValue: Int32)
}

extension NumberedID {
    /// Reads `q3`; nil for any other spelling, leading zeros and signs included.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.first == Self.letter else { return nil }
        let digits = text.utf8.dropFirst()
        guard digits.first != UInt8(ascii: "0"), (1...10).contains(digits.count)
        else { return nil }
        var count: Int64 = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            count = count * 10 + Int64(digit - UInt8(ascii: "0"))
        }
        guard let number = Int32(exactly: count) else { return nil }
        self.init(rawValue: number)
    }
}
