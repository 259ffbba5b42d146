/// The worlds that were lost at one and the same work, which is done again in another one as long as that may help.
package struct WorldLosses {
    private var count = 0
    private var kills: (input: Int?, count: Int) = (nil, 0)

    /// So often an input is tried at which the system kills the process each time.
    private static let mostKills = 3
    /// So often work is tried in all.
    private static let most = 20

    /// None was lost yet.
    package init() {}

    /// What one more loss means.
    package enum Verdict: Sendable, Equatable {
        /// It is nobody's fault as far as that is known: another world may do it.
        case again
        /// The app did it.
        case crashed(CrashReport)
        /// None is to be had for now, for this reason; later one may do it.
        case unavailable(reason: String)
    }

    /// Counts one more, and says what it means.
    package mutating func verdict(on loss: WorldLoss) -> Verdict {
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
