import HeadlessUIKit

/// Writes lines to the session's log, whatever they are of.
public struct Logger: Sendable {
    /// A log of a part of the app.
    public init(subsystem: String, category: String) {}
    /// A log of what names none.
    public init() {}
    /// A log by its older name.
    public init(_ logObj: OSLog) {}

    public func log(_ message: OSLogMessage) { write(message) }
    /// Writes a line that matters so much, which is not told.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
    public func trace(_ message: OSLogMessage) { write(message) }
    public func debug(_ message: OSLogMessage) { write(message) }
    public func info(_ message: OSLogMessage) { write(message) }
    public func notice(_ message: OSLogMessage) { write(message) }
    public func warning(_ message: OSLogMessage) { write(message) }
    public func error(_ message: OSLogMessage) { write(message) }
    public func critical(_ message: OSLogMessage) { write(message) }
    public func fault(_ message: OSLogMessage) { write(message) }

    private func write(_ message: OSLogMessage) { UIApplication.shared.host.log(.message(message.text)) }
}
