import Foundation
import Wire

/// The greeting of a started process, or the reason why there is none. Once set, it does not change.
///
/// `@unchecked Sendable`: the state is accessed under the condition's lock only.
final class Introduction: @unchecked Sendable {
    typealias Outcome = Result<WorldGreeting, WorldProcessError>

    /// The time at which the process was started.
    let began = ContinuousClock.now
    private let condition = NSCondition()
    private var settled: Outcome?

    /// The greeting or the error; nil while the process may still send its greeting.
    var outcome: Outcome? { condition.withLock { settled } }

    /// Sets the outcome, unless it is already set. Returns the current outcome.
    @discardableResult
    func settle(_ outcome: Outcome) -> Outcome {
        condition.withLock {
            let settled = settled ?? outcome
            self.settled = settled
            condition.broadcast()
            return settled
        }
    }

    /// Waits for the greeting. Throws if the process is unusable.
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
