extension FaultRule.Fault {
    /// The names of the faults on the wire.
    package enum Name: String, CaseIterable, Sendable {
        case noConnection, offline, timeout, status, brokenBody, delay, throttle, answer, hold
    }

    /// The name of the fault on the wire.
    public var name: String {
        let name: Name =
            switch self {
            case .noConnection: .noConnection
            case .offline: .offline
            case .timeout: .timeout
            case .status: .status
            case .brokenBody: .brokenBody
            case .delay: .delay
            case .throttle: .throttle
            case .answer: .answer
            case .hold: .hold
            }
        return name.rawValue
    }

    /// The aspect of a request that a fault rule changes. For each aspect, the rule that applies is the first one that
    /// matches the request and whose count and chance select it.
    package enum Kind: Sendable, CaseIterable {
        /// The delay before anything else happens.
        case delay
        /// The speed of the response.
        case speed
        /// Whether a person must release the request or response.
        case hold
        /// Whether the request ends without a response.
        case loss
        /// The status of the response.
        case status
        /// The body of the response.
        case body
    }

    package var kind: Kind {
        switch self {
        case .delay: .delay
        case .throttle: .speed
        case .hold: .hold
        case .noConnection, .offline, .timeout: .loss
        case .status: .status
        case .brokenBody, .answer: .body
        }
    }

    /// The duration of the fault, if it has one.
    public var wait: Duration? {
        switch self {
        case .timeout(let after): after
        case .delay(let delay): delay
        case .throttle(let throttle): throttle.latency
        case .noConnection, .offline, .status, .brokenBody, .answer, .hold: nil
        }
    }

    /// The status of the fault, if it has one.
    public var status: Int? {
        switch self {
        case .status(let status): status
        case .answer(let answer): answer.status
        case .noConnection, .offline, .timeout, .brokenBody, .delay, .throttle, .hold: nil
        }
    }
}
