/// The faults to simulate in a session.
public struct FaultScript: Codable, Sendable, Equatable {
    /// The rules. For each aspect of a request, the first rule that matches and selects it applies.
    public var rules: [FaultRule]

    /// Creates a script; without rules there are no faults.
    public init(rules: [FaultRule] = []) {
        self.rules = rules
    }
}

/// A simulated fault for certain requests.
///
/// Rules that decide different aspects combine: one may delay, another set the status, a third the body.
public struct FaultRule: Sendable, Equatable {
    /// The effect on a request that a rule matches.
    public enum Fault: Sendable, Equatable {
        /// Fails immediately, as if no server were listening: `URLError.cannotConnectToHost` (−1004).
        case noConnection
        /// Fails immediately, as on a device without a network: `URLError.notConnectedToInternet` (−1009).
        case offline
        /// Fails after this time, or after the session's request timeout.
        case timeout(after: Duration?)
        /// Responds immediately with this status, and with a short text unless a rule sets the body.
        case status(Int)
        /// Responds immediately with a body that is not JSON, and with status 200 unless a rule sets another one.
        case brokenBody
        /// Delays the request, or the other faults that apply to it.
        case delay(Duration)
        /// Delays the response as a slow network does: by its size.
        case throttle(Throttle)
        /// Responds immediately with this response; the request is not sent.
        indirect case answer(Answer)
        /// Waits until a person releases it.
        case hold(Hold)
    }

    /// A response written by a person.
    public struct Answer: Sendable, Equatable {
        /// The status, unless a rule sets another one.
        public var status: Int
        /// The `Content-Type`.
        public var type: String
        /// The body.
        public var body: String

        /// Creates a response; by default 200 with JSON.
        public init(status: Int = 200, type: String = "application/json", body: String) {
            self.status = status
            self.type = type
            self.body = body
        }

        /// The largest size of a body, in bytes.
        public static let longestBody = 256 * 1_024
    }

    /// A pause until a person decides: before the request is sent, or before its response is delivered.
    public struct Hold: Sendable, Equatable {
        /// A part of an exchange.
        public enum Side: String, Sendable, CaseIterable, Codable {
            /// The request, before it is sent.
            case request
            /// The response, before the app receives it.
            case answer
        }

        /// The part that waits.
        public var side: Side
        /// Whether the session's request timeout continues to run, so that the request may fail by it.
        public var expires: Bool

        /// Creates a hold.
        public init(_ side: Side, expires: Bool = false) {
            self.side = side
            self.expires = expires
        }
    }

    /// A pseudorandom selection of requests, which is the same for the same seed.
    public struct Chance: Sendable, Equatable {
        /// The approximate percentage of requests that are affected.
        public var percent: Int
        /// The seed of the pseudorandom sequence.
        public var seed: Int

        /// Creates a selection.
        public init(percent: Int, seed: Int = 1) {
            self.percent = percent
            self.seed = seed
        }
    }

    /// The id of the rule that this rule continues when the script is replaced; nil for a new rule. If nothing else has
    /// changed in the rule, its counters are kept.
    public var id: FaultID?
    /// The requests that the rule matches: a path, such as `/home`, in which `*` stands for any characters.
    ///
    /// A method may precede the path, and a host too: `POST https://api.example.com/cart`. A query and conditions may
    /// follow it: `/list?page=2 header Accept-Language=pt* body "bike"`. A request matches if it has each of the
    /// query's parameters and header fields, and the text in its body.
    public var path: String
    /// The number of matching requests to skip first.
    public var after: Int
    /// The number of requests to affect; nil for all.
    public var count: Int?
    /// The pseudorandom selection of requests; nil for all.
    public var chance: Chance?
    /// The effect on the requests.
    public var fault: Fault

    /// Creates a rule.
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

    /// Returns the same rule with another id.
    package func named(_ id: FaultID?) -> FaultRule {
        var rule = self
        rule.id = id
        return rule
    }
}
