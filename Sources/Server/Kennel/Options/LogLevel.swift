/// How much a line of the server's log matters.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
    /// Something is lost, or will be.
    case error
    /// Somebody should look.
    case warning
    /// What happens anyway.
    case info

    package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        }
    }
}
