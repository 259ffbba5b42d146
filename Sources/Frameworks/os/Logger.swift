import SessionEnvironment

/// Writes messages to the session's log, without subsystem, category and level.
public struct Logger: Sendable {
    /// Creates a logger; the arguments have no visible effect.
    public init(subsystem: String, category: String) {}
    public init() {}
    /// Creates a logger; the argument has no visible effect.
    public init(_ logObj: OSLog) {}

    public func log(_ message: OSLogMessage) { write(message) }
    /// Writes the message; the level has no visible effect.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
    public func trace(_ message: OSLogMessage) { write(message) }
    public func debug(_ message: OSLogMessage) { write(message) }
    public func info(_ message: OSLogMessage) { write(message) }
    public func notice(_ message: OSLogMessage) { write(message) }
    public func warning(_ message: OSLogMessage) { write(message) }
    public func error(_ message: OSLogMessage) { write(message) }
    public func critical(_ message: OSLogMessage) { write(message) }
    public func fault(_ message: OSLogMessage) { write(message) }

    private func write(_ message: OSLogMessage) { AppEnvironment.current.host.log(.message(message.text)) }
}
