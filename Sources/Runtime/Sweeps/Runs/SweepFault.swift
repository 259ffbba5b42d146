import Wire

/// A fault that a sweep applies to a request.
package enum SweepFault: String, Sendable, CaseIterable {
    /// Fails immediately, as if no server were listening.
    case network
    /// Responds with status 500.
    case status = "500"
    /// Fails after the session's request timeout.
    case timeout
    /// Responds with a body that is not JSON.
    case broken
    /// Responds as recorded, ten seconds later.
    case slow

    /// The corresponding fault of a rule.
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
