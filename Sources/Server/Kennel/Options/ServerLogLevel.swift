/// The severity of a line in the server's log.
package enum ServerLogLevel: String, Sendable, CaseIterable, Comparable {
    /// Data is lost, or will be.
    case error
    /// An administrator should react.
    case warning
    /// Normal operation.
    case info

    package static func < (one: ServerLogLevel, other: ServerLogLevel) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        }
    }
}
