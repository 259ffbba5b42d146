/// What goes wrong on purpose in one session.
public struct FaultScript: Codable, Sendable, Equatable {
    /// The rules; of those that match a request and whose turn it is, the first of each kind bites.
    public var rules: [FaultRule]

    /// Describes a script; without rules nothing goes wrong.
    public init(rules: [FaultRule] = []) {
        self.rules = rules
    }
}

/// Makes something happen to requests that match a path.
///
/// Rules of different kinds act together: one delays, another decides the status, a third what the body is.
public struct FaultRule: Sendable, Equatable {
    /// What happens to a request that a rule bites.
    public enum Fault: Sendable, Equatable {
        /// It fails at once, as if nobody listened: `URLError.cannotConnectToHost` (−1004).
        case noConnection
        /// It fails at once, as on a device without a network: `URLError.notConnectedToInternet` (−1009).
        case offline
        /// It fails after this time, or after the session's request timeout.
        case timeout(after: Duration?)
        /// It is answered at once with this status, and a short text where no rule says another body.
        case status(Int)
        /// It is answered at once with 200, where no rule says another status, and a body that is not JSON.
        case brokenBody
        /// It is sent, or comes to what else happens to it, this much later.
        case delay(Duration)
        /// It is answered at once with this, without being sent.
        indirect case answer(Answer)
        /// It waits until a person lets it go.
        case hold(Hold)
    }

    /// An answer that a person wrote.
    public struct Answer: Sendable, Equatable {
        /// The status, where no rule says another.
        public var status: Int
        /// The `Content-Type`.
        public var type: String
        /// The body.
        public var body: String

        /// Describes an answer; without more, 200 and JSON.
        public init(status: Int = 200, type: String = "application/json", body: String) {
            self.status = status
            self.type = type
            self.body = body
        }

        /// Longest body, in bytes.
        public static let longestBody = 256 * 1_024
    }

    /// Where a request waits for a person.
    public struct Hold: Sendable, Equatable {
        /// What waits.
        public enum Side: String, Sendable, CaseIterable, Codable {
            /// The request, before it leaves.
            case request
            /// The answer, before the app has it.
            case answer
        }

        /// What waits.
        public var side: Side
        /// Whether the session's request timeout runs on meanwhile, so that the request may fail by it.
        public var expires: Bool

        /// Describes a place to wait.
        public init(_ side: Side, expires: Bool = false) {
            self.side = side
            self.expires = expires
        }
    }

    /// A throw of dice for each request, the same whenever the seed is.
    public struct Chance: Sendable, Equatable {
        /// Of a hundred requests about so many are bitten.
        public var percent: Int
        /// Where the row of throws begins.
        public var seed: Int

        /// Describes a chance.
        public init(percent: Int, seed: Int = 1) {
            self.percent = percent
            self.seed = seed
        }
    }

    /// The rule that this one continues, with its count, when the script replaces one that had it unchanged.
    public var id: FaultID?
    /// The path of a request's URL, exact, or with `*` for any run of characters.
    public var path: String
    /// So many requests that match are passed over first.
    public var after: Int
    /// How many requests are bitten; nil for all.
    public var count: Int?
    /// Whether chance decides which are bitten.
    public var chance: Chance?
    /// What happens to them.
    public var fault: Fault

    /// Describes a rule.
    public init(
        path: String, after: Int = 0, count: Int? = nil, chance: Chance? = nil, fault: Fault, id: FaultID? = nil
    ) {
        self.id = id
        self.path = path
        self.after = after
        self.count = count
        self.chance = chance
        self.fault = fault
    }

    /// The same rule under another name.
    package func named(_ id: FaultID?) -> FaultRule {
        var rule = self
        rule.id = id
        return rule
    }
}
