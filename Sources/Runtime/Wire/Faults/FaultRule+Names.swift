extension FaultRule.Fault {
    /// The names of the faults.
    package enum Name: String, CaseIterable, Sendable {
        case noConnection, offline, timeout, status, brokenBody, delay, answer, hold
    }

    /// The name that the page uses.
    public var name: String {
        let name: Name =
            switch self {
            case .noConnection: .noConnection
            case .offline: .offline
            case .timeout: .timeout
            case .status: .status
            case .brokenBody: .brokenBody
            case .delay: .delay
            case .answer: .answer
            case .hold: .hold
            }
        return name.rawValue
    }

    /// What about a request it decides; the first rule of each kind bites.
    package enum Kind: Sendable, CaseIterable {
        /// How much later everything happens.
        case delay
        /// Whether a person lets it go.
        case hold
        /// Whether there is an answer at all.
        case loss
        /// The answer's status.
        case status
        /// The answer's body.
        case body
    }

    package var kind: Kind {
        switch self {
        case .delay: .delay
        case .hold: .hold
        case .noConnection, .offline, .timeout: .loss
        case .status: .status
        case .brokenBody, .answer: .body
        }
    }

    /// The wait that belongs to it, if it has one.
    public var wait: Duration? {
        switch self {
        case .timeout(let after): after
        case .delay(let delay): delay
        case .noConnection, .offline, .status, .brokenBody, .answer, .hold: nil
        }
    }

    /// The status that belongs to it, if it has one.
    public var status: Int? {
        switch self {
        case .status(let status): status
        case .answer(let answer): answer.status
        case .noConnection, .offline, .timeout, .brokenBody, .delay, .hold: nil
        }
    }
}
