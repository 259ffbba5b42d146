import Locks
import Wire

/// Answers the blocking requests of a simulation's turns with the responses of its schedule.
final class SimulatedBlockingRequests: Sendable {
    private enum State {
        /// Inputs are replayed.
        case replaying(RecordedBlockingRequests)
        /// A new turn is in progress. The value is the schedule before that turn.
        case open(Schedule)
        /// No turn is in progress.
        case closed
    }

    private let answers: AnswerBook
    private let state = Locked(State.replaying(RecordedBlockingRequests([])))

    init(_ answers: AnswerBook) {
        self.answers = answers
    }

    /// Begins a new turn.
    func open(_ schedule: Schedule) {
        state.withLock { $0 = .open(schedule) }
    }

    /// Ends a turn. Releases the schedule, so that its owner can change it without copying.
    func close() {
        state.withLock { $0 = .closed }
    }

    /// Begins a replay of all inputs of a schedule.
    func replay(_ schedule: Schedule) {
        let recorded = RecordedBlockingRequests(schedule.path.inputs.lazy.map(\.input))
        state.withLock { $0 = .replaying(recorded) }
    }

    /// Answers a blocking request immediately regardless of its delay, because the clock advances only between turns.
    func respond(to reading: BlockingRequest, completion: @Sendable (TransportOutcome?) -> Void) {
        guard let request = reading.request else { return completion(nil) }
        let (recorded, outcome) = state.withLock { state -> (RecordedBlockingRequests?, TransportOutcome?) in
            switch state {
            case .replaying(let recorded): return (recorded, nil)
            case .closed: return (nil, nil)
            case .open(var schedule):
                defer { state = .open(schedule) }
                return (nil, schedule.reads(request, answers: answers))
            }
        }
        if let recorded { recorded.respond(to: reading, completion: completion) } else { completion(outcome) }
    }
}
