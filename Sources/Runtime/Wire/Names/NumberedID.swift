/// An id that is counted within a session, and written as a letter and a number, such as `q3`.
///
/// Ids are a function of the inputs, so that the same inputs always give the same ids.
package protocol NumberedID: Hashable, Sendable, CustomStringConvertible {
    /// The ASCII letter of the kind of id.
    static var letter: UInt8 { get }
    /// The number.
    var rawValue: Int32 { get }
    /// Creates an id from its number.
    init(rawValue: Int32)
}

extension NumberedID {
    /// Parses `q3`; nil for any other spelling, including leading zeros and signs.
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
