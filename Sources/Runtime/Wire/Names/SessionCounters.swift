/// The id of a view in a session, such as `v2`, assigned when the view first enters a window.
public struct ViewID: NumberedID, Codable {
    package static let letter = UInt8(ascii: "v")
    /// The number, counted from 1.
    public let rawValue: Int32

    /// Creates an id from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `v` followed by the number.
    public var description: String { "v\(rawValue)" }
}

/// The id of a request in a session, such as `q3`.
public struct RequestID: NumberedID, Codable {
    package static let letter = UInt8(ascii: "q")
    /// The number, counted from 1.
    public let rawValue: Int32

    /// Creates an id from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `q` followed by the number.
    public var description: String { "q\(rawValue)" }
}

/// The id of an error's retry, such as `r4`.
public struct RetryID: NumberedID, Codable {
    package static let letter = UInt8(ascii: "r")
    /// The number, counted from 1.
    public let rawValue: Int32

    /// Creates an id from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `r` followed by the number.
    public var description: String { "r\(rawValue)" }
}

/// The id of a rule of a session's fault script, such as `f1`.
public struct FaultID: NumberedID, Codable {
    package static let letter = UInt8(ascii: "f")
    /// The number, counted from 1.
    public let rawValue: Int32

    /// Creates an id from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `f` followed by the number.
    public var description: String { "f\(rawValue)" }
}

/// The id of a timer in a session, such as `t5`.
public struct TimerID: NumberedID, Codable {
    package static let letter = UInt8(ascii: "t")
    /// The number, counted from 1.
    public let rawValue: Int32

    /// Creates an id from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `t` followed by the number.
    public var description: String { "t\(rawValue)" }
}
