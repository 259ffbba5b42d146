/// An event of Beagle itself; every room adds its own events as `Log.network(…)`, `Log.navigation(…)`.
public struct Log: LogType, Equatable, Sendable {
    /// The room that speaks.
    public let category: String
    /// What happened.
    public let message: String
    /// Fact or failure.
    public let level: LogLevel

    /// Makes an event of any category, for rooms and applications that extend `Log`.
    public init(category: String, message: String, level: LogLevel) {
        self.category = category
        self.message = message
        self.level = level
    }
}
