package import HeadlessUIKit

/// Names a session to the world; its maker chooses it, so a session itself needs no randomness.
public struct SessionID: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name as it stands in addresses.
    public let rawValue: String

    /// Takes the name as it is.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Reads a bare JSON string.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes a bare JSON string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// The name itself.
    public var description: String { rawValue }
}

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

/// A request that a session made, such as `q3`.
public struct RequestID: NumberedID {
    package static let letter = UInt8(ascii: "q")
    /// The count, from 1.
    public let rawValue: Int32

    /// Takes a count as it is.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `q` and the count.
    public var description: String { "q\(rawValue)" }
}

/// A retry that an error offered, such as `r4`.
public struct RetryID: NumberedID {
    package static let letter = UInt8(ascii: "r")
    /// The count, from 1.
    public let rawValue: Int32

    /// Takes a count as it is.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `r` and the count.
    public var description: String { "r\(rawValue)" }
}

/// One rule of a session's fault script, such as `f1`.
public struct FaultID: NumberedID {
    package static let letter = UInt8(ascii: "f")
    /// The count, from 1.
    public let rawValue: Int32

    /// Takes a count as it is.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `f` and the count.
    public var description: String { "f\(rawValue)" }
}

extension ViewID: NumberedID {
    package static let letter = UInt8(ascii: "v")
}

extension TimerID: NumberedID {
    package static let letter = UInt8(ascii: "t")
}
