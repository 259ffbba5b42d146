import Wire

/// What a sweep tries.
package struct SweepPlan: Sendable, Equatable {
    /// What happens to each request.
    package var faults: [SweepFault] = SweepFault.allCases
    /// The ids of the controllers under which the steps are done; nil is the one that was recorded.
    package var controllers: [String?] = [nil]
    /// How many orders of answers are tried: the recorded one, and others that come of a seed each.
    package var seeds = 1
    /// Most requests to which faults are given, under each controller and seed.
    package var mostRequests = 500
    /// How many requests are tried at a time.
    package var width = 2

    /// Everything once, as it was recorded.
    package init() {}
}

/// One try of a sweep.
package struct SweepCell: Sendable, Hashable {
    /// The controller's id; nil is the one that was recorded.
    package let controller: String?
    /// 0 has answers take as long as they did; every other has them come in another order.
    package let seed: Int
    /// The request.
    package let ask: Ask
    /// What happens to it.
    package let fault: SweepFault
}

/// What came of a try.
package enum SweepVerdict: Sendable, Equatable {
    /// Nothing is wrong.
    case fine
    /// Something is; the worst first.
    case found([Finding])
    /// The request is not made under this controller and seed.
    case notMade

    /// One or two words.
    package var words: String {
        switch self {
        case .fine: "fine"
        case .found(let findings): findings.first?.kind.words ?? "fine"
        case .notMade: "not made"
        }
    }
}
