import Locks
import Wire

/// Answers what code reads in the middle of a turn of a rehearsal, as its schedule then says that it was answered.
final class RehearsalDesk: Sendable {
    private enum State {
        /// Turns are taken again.
        case replaying(RecordedReadings)
        /// A new turn is under way; the schedule is as it was before.
        case open(Schedule)
        /// No turn is under way.
        case closed
    }

    private let answers: AnswerBook
    private let state = Locked(State.replaying(RecordedReadings([])))

    init(_ answers: AnswerBook) {
        self.answers = answers
    }

    /// A new turn begins.
    func open(_ schedule: Schedule) {
        state.withLock { $0 = .open(schedule) }
    }

    /// A turn is over. Lets go of its schedule, so that the schedule's owner can change it without copying it.
    func close() {
        state.withLock { $0 = .closed }
    }

    /// All that a schedule has is taken again.
    func replay(_ schedule: Schedule) {
        let recorded = RecordedReadings(schedule.path.inputs.lazy.map(\.input))
        state.withLock { $0 = .replaying(recorded) }
    }

    /// Answers a reading at once, whatever delay it has: the clock is turned between two turns only.
    func answer(_ reading: Reading, _ completion: @Sendable (TransportOutcome?) -> Void) {
        guard let request = reading.request else { return completion(nil) }
        let (recorded, outcome) = state.withLock { state -> (RecordedReadings?, TransportOutcome?) in
            switch state {
            case .replaying(let recorded): return (recorded, nil)
            case .closed: return (nil, nil)
            case .open(var schedule):
                defer { state = .open(schedule) }
                return (nil, schedule.reads(request, answers: answers))
            }
        }
        if let recorded { recorded.answer(reading, completion) } else { completion(outcome) }
    }
}
