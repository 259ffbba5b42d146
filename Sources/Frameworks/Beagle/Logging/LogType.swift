/// The severity of an event.
public enum LogLevel: String, Sendable {
    case info
    case error
}

/// A log event of Beagle or of an app.
public protocol LogType {
    /// The part of the library that logs, such as "Navigation".
    var category: String { get }

    /// The event, as a sentence for people.
    var message: String { get }

    var level: LogLevel { get }
}
