/// Where an app's lines of log belong; kept.
public final class OSLog: Sendable {
    /// The part of the app.
    public let subsystem: String
    /// The kind of line within it.
    public let category: String

    /// A log of a part of the app.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// The log of what names none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log of nothing; its lines are written all the same.
    public static let disabled = OSLog(subsystem: "", category: "")
}

/// How much a line of log matters; kept.
public struct OSLogType: Equatable, Sendable {
    /// Its number.
    public let rawValue: UInt8
    /// A number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// What matters as usual.
    public static let `default` = OSLogType(rawValue: 0)
    /// What helps to understand.
    public static let info = OSLogType(rawValue: 1)
    /// What helps to find an error.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// An error of several parts, or of the system.
    public static let fault = OSLogType(rawValue: 17)
}
