/// A view of a session, such as `v2`: given when the view first enters a window.
public struct ViewID: NumberedID, Codable {
    package static let letter = UInt8(ascii: "v")
    /// The count, from 1.
    public let rawValue: Int32

    /// Takes a count as it is.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `v` and the count.
    public var description: String { "v\(rawValue)" }
}

/// A request that a session made, such as `q3`.
public struct RequestID: NumberedID, Codable {
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
public struct RetryID: NumberedID, Codable {
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
public struct FaultID: NumberedID, Codable {
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

/// A timer of a session, such as `t5`.
public struct TimerID: NumberedID, Codable {
    package static let letter = UInt8(ascii: "t")
    /// The count, from 1.
    public let rawValue: Int32

    /// Takes a count as it is.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// `t` and the count.
    public var description: String { "t\(rawValue)" }
}
