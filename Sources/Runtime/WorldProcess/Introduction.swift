import Foundation
import Wire

/// What is known of who a started process is; known once and for good.
///
/// `@unchecked Sendable`: the state is touched under the condition's lock only.
final class Introduction: @unchecked Sendable {
    typealias Outcome = Result<WorldGreeting, WorldProcessError>

    /// When the process was started.
    let began = ContinuousClock.now
    private let condition = NSCondition()
    private var settled: Outcome?

    /// What is known; nil as long as the process might still say it.
    var outcome: Outcome? { condition.withLock { settled } }

    /// Settles who the process is, unless that is settled already. Gives how it is settled.
    @discardableResult
    func settle(_ outcome: Outcome) -> Outcome {
        condition.withLock {
            let settled = settled ?? outcome
            self.settled = settled
            condition.broadcast()
            return settled
        }
    }

    /// Waits until it is settled. Throws why the process is of no use.
    func wait() throws(WorldProcessError) -> WorldGreeting {
        let outcome = condition.withLock {
            while true {
                if let settled { return settled }
                condition.wait()
            }
        }
        return try outcome.get()
    }
}
