/// What goes wrong on purpose in one session.
public struct FaultScript: Codable, Sendable, Equatable {
    /// The rules; the first that matches a request and is not used up bites.
    public var rules: [FaultRule]

    /// Describes a script; without rules nothing goes wrong.
    public init(rules: [FaultRule] = []) {
        self.rules = rules
    }
}

/// Makes the first requests that match a path fail.
public struct FaultRule: Sendable, Equatable {
    /// What happens to a request that a rule bites.
    public enum Fault: Sendable, Equatable {
        /// It fails at once, as if nobody listened.
        case noConnection
        /// It fails after this time, or after the session's request timeout.
        case timeout(after: Duration?)
        /// It is answered at once with this status and a short text.
        case status(Int)
        /// It is answered at once with 200 and a body that is not JSON.
        case brokenBody
        /// It is sent, this much later.
        case delay(Duration)
    }

    /// The rule that this one continues, with its count, when the script replaces one that had it unchanged.
    public var id: FaultID?
    /// The path of a request's URL, exact, or with `*` for any run of characters.
    public var path: String
    /// How many requests are bitten; nil for all.
    public var count: Int?
    /// What happens to them.
    public var fault: Fault

    /// Describes a rule.
    public init(path: String, count: Int? = nil, fault: Fault, id: FaultID? = nil) {
        self.id = id
        self.path = path
        self.count = count
        self.fault = fault
    }
}

extension FaultRule.Fault {
    /// The names of the faults.
    package enum Name: String, CaseIterable, Sendable {
        case noConnection, timeout, status, brokenBody, delay
    }

    /// Makes a fault of its parts; nil where a part is missing.
    package init?(_ name: Name, status: Int?, wait: Duration?) {
        switch name {
        case .noConnection: self = .noConnection
        case .timeout: self = .timeout(after: wait)
        case .status:
            guard let status else { return nil }
            self = .status(status)
        case .brokenBody: self = .brokenBody
        case .delay:
            guard let wait else { return nil }
            self = .delay(wait)
        }
    }

    /// The name that the page uses.
    public var name: String {
        let name: Name =
            switch self {
            case .noConnection: .noConnection
            case .timeout: .timeout
            case .status: .status
            case .brokenBody: .brokenBody
            case .delay: .delay
            }
        return name.rawValue
    }

    /// The wait that belongs to it, if it has one.
    public var wait: Duration? {
        switch self {
        case .timeout(let after): after
        case .delay(let delay): delay
        case .noConnection, .status, .brokenBody: nil
        }
    }

    /// The status that belongs to it, if it has one.
    public var status: Int? {
        switch self {
        case .status(let status): status
        case .noConnection, .timeout, .brokenBody, .delay: nil
        }
    }
}
