/// An event of Beagle itself. Each layer adds its events, such as `Log.network(…)` and `Log.navigation(…)`.
public struct Log: LogType, Equatable, Sendable {
    /// The part of the library that logs.
    public let category: String
    public let message: String
    public let level: LogLevel

    /// Creates an event of any category, for layers and apps that extend `Log`.
    public init(category: String, message: String, level: LogLevel) {
        self.category = category
        self.message = message
        self.level = level
    }
}
