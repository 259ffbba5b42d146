import Wire

/// The parameters of a sweep.
package struct SweepPlan: Sendable, Equatable {
    /// The faults applied to each request.
    package var faults: [SweepFault] = SweepFault.allCases
    /// The ids of the controllers under which the steps are performed; nil is the recorded one.
    package var controllers: [String?] = [nil]
    /// The number of orders of responses to test: the recorded order, and one for each further seed.
    package var seeds = 1
    /// The largest number of tested requests under each controller and seed.
    package var mostRequests = 500
    /// The number of requests tested concurrently.
    package var width = 2

    /// Creates a plan that tests everything once, in the recorded order.
    package init() {}
}

/// The identity of one test of a sweep, which is a cell in the table of its results.
package struct SweepCell: Sendable, Hashable {
    /// The id of the controller; nil for the recorded one.
    package let controller: String?
    /// The seed: 0 keeps the recorded latencies; other seeds change the order of responses.
    package let seed: Int
    /// The request.
    package let identity: RequestOccurrence
    /// The fault applied to the request.
    package let fault: SweepFault
}

/// The result of a test.
package enum SweepOutcome: Sendable, Equatable {
    /// No problem was found.
    case fine
    /// Problems were found; the worst is first.
    case found([Finding])
    /// The request is not made under this controller and seed.
    case notMade

    /// The result in one or two words.
    package var words: String {
        switch self {
        case .fine: "fine"
        case .found(let findings): findings.first?.kind.words ?? "fine"
        case .notMade: "not made"
        }
    }
}
