/// Counts how many worlds were lost at the same work, and decides whether another world retries that work.
package struct WorldLosses {
    private var count = 0
    private var kills: (input: Int?, count: Int) = (nil, 0)

    /// The number of consecutive kills of the process at the same input after which that input counts as a crash.
    private static let mostKills = 3
    /// The maximum number of attempts, whatever the causes of the losses.
    private static let most = 20

    package init() {}

    /// The consequence of a loss.
    package enum Consequence: Sendable, Equatable {
        /// The app may not be the cause, so another world may succeed.
        case again
        /// The app crashed, or its process was killed and a limit of attempts is reached.
        case crashed(CrashReport)
        /// No world is available at present, for this reason; the work may succeed later.
        case unavailable(reason: String)
    }

    /// Counts a loss and returns its consequence.
    package mutating func consequence(of loss: WorldLoss) -> Consequence {
        count += 1
        switch loss {
        case .crashed(let report): return .crashed(report)
        case .unavailable(let reason): return .unavailable(reason: reason)
        case .gone: return count < Self.most ? .again : .unavailable(reason: loss.sentence)
        case .killed(let report):
            kills = (report.input, kills.input == report.input ? kills.count + 1 : 1)
            return kills.count < Self.mostKills && count < Self.most ? .again : .crashed(report)
        }
    }
}
