/// Where an app's lines of log belong; kept.
public final class OSLog: Sendable {
    public let subsystem: String
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
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}
