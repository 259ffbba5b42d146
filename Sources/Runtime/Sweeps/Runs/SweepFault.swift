import Wire

/// What happens to a request in a sweep.
package enum SweepFault: String, Sendable, CaseIterable {
    /// It fails at once, as if nobody listened.
    case network
    /// It is answered with 500.
    case status = "500"
    /// It is not answered within the session's request timeout.
    case timeout
    /// It is answered with what is not JSON.
    case broken
    /// It is answered as recorded, ten seconds later.
    case slow

    /// What a rule has happen.
    var fault: FaultRule.Fault {
        switch self {
        case .network: .noConnection
        case .status: .status(500)
        case .timeout: .timeout(after: nil)
        case .broken: .brokenBody
        case .slow: .delay(.seconds(10))
        }
    }
}
