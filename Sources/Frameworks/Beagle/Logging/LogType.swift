/// How much attention an event deserves.
public enum LogLevel: String, Sendable {
    case info
    case error
}

/// One event that Beagle or an application wants written down.
public protocol LogType {
    /// The part of the library that speaks, such as "Navigation".
    var category: String { get }

    /// What happened, as one sentence for a person.
    var message: String { get }

    /// Whether it is a fact or a failure.
    var level: LogLevel { get }
}
