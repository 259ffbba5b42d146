import Locks
import Wire

/// Answers what code of an app reads in the middle of a turn, while its session waits for that turn.
///
/// A turn that is new has the network asked, under the session's secrets, which are on loan here meanwhile; one that is
/// taken again hears what is recorded. It is asked from anywhere: the session's own thread may be the one that stands
/// still.
final class ReadingDesk: Sendable {
    /// What was answered.
    struct Answer: Sendable {
        let id: RequestID
        /// As the app has it: without its secrets.
        let outcome: TransportOutcome
        /// The clock's time at which it came.
        let time: Duration
    }

    private enum State {
        /// Turns are taken again, which read this.
        case replaying(RecordedReadings)
        /// A new turn is under way.
        case open(OpenTurn)
    }

    private struct OpenTurn {
        var vault: SecretVault
        var answers: [Answer] = []
        /// How long code has waited.
        var waited = Duration.zero
        /// What code waits for; one thing at a time.
        var waiting: Question?
    }

    private struct Question {
        let number: Int
        let since: Duration
        let reading: Reading
        let completion: @Sendable (TransportOutcome?) -> Void
        var alarms: [any SessionAlarm] = []
        var task: (any TransportTask)?
        var carried = CarriedSecrets()

        /// Nobody waits any more.
        func end() {
            for alarm in alarms { alarm.cancel() }
            task?.cancel()
        }
    }

    private struct Book {
        var state = State.replaying(RecordedReadings([]))
        /// Tells an answer that comes too late from one that is waited for.
        var lastNumber = 0

        var waiting: Question? {
            get { if case .open(let turn) = state { turn.waiting } else { nil } }
            set {
                guard case .open(var turn) = state else { return }
                turn.waiting = newValue
                state = .open(turn)
            }
        }
    }

    private let transport: any Transport
    private let clock: any SessionClock
    private let book = Locked(Book())

    /// A transport answers in time. One that does not is waited for so much longer.
    private static let patience = Duration.seconds(1)

    init(transport: any Transport, clock: any SessionClock) {
        self.transport = transport
        self.clock = clock
    }

    // MARK: - Turns

    /// From now on turns are taken again, whose readings these inputs tell.
    func replay(_ past: SessionPast) {
        let recorded = RecordedReadings(past.entries.lazy.map(\.input))
        book.withLock { $0.state = .replaying(recorded) }
    }

    /// A new turn begins; until it is closed, the network is asked.
    func open(with vault: SecretVault) {
        book.withLock { $0.state = .open(OpenTurn(vault: vault)) }
    }

    /// The turn has ended, or its world is lost: what was read in it, oldest first, the secrets as they are now, and
    /// how long code has waited. What is still under way is given up.
    func close() -> (answers: [Answer], vault: SecretVault, waited: Duration)? {
        let turn = book.withLock { book -> OpenTurn? in
            guard case .open(let turn) = book.state else { return nil }
            book.state = .replaying(RecordedReadings([]))
            return turn
        }
        turn?.waiting?.end()
        return turn.map { ($0.answers, $0.vault, $0.waited) }
    }

    // MARK: - Readings

    /// Answers a reading, no later than when its delay and its request's time have passed.
    func answer(_ reading: Reading, _ completion: @escaping @Sendable (TransportOutcome?) -> Void) {
        let (recorded, number) = book.withLock { book -> (RecordedReadings?, Int) in
            if case .replaying(let recorded) = book.state { return (recorded, 0) }
            book.lastNumber += 1
            book.waiting = Question(
                number: book.lastNumber, since: clock.now, reading: reading, completion: completion)
            return (nil, book.lastNumber)
        }
        if let recorded { return recorded.answer(reading, completion) }
        let limit = reading.delay + (reading.request.map { $0.timeout + Self.patience } ?? .zero)
        ring(number, after: limit) { $0.finish(number, reading.request.map { _ in .failure(.late) }) }
        if reading.request != nil {
            if reading.delay > .zero { ring(number, after: reading.delay) { $0.send(number) } } else { send(number) }
        }
        clock.passBy(limit) { [self] in isOver(number) }
    }

    private func isOver(_ number: Int) -> Bool { book.withLock { $0.waiting?.number != number } }

    private func ring(_ number: Int, after delay: Duration, _ body: @escaping @Sendable (ReadingDesk) -> Void) {
        let alarm = clock.wake(after: delay) { [weak self] in self.map(body) }
        let isWanted = book.withLock { book in
            guard book.waiting?.number == number else { return false }
            book.waiting?.alarms.append(alarm)
            return true
        }
        if !isWanted { alarm.cancel() }
    }

    private func send(_ number: Int) {
        let request = book.withLock { book -> TransportRequest? in
            guard case .open(var turn) = book.state, turn.waiting?.number == number else { return nil }
            defer { book.state = .open(turn) }
            return turn.waiting?.reading.request.map { request in
                let (revealed, carried) = turn.vault.revealing(request)
                turn.waiting?.carried = carried
                return revealed
            }
        }
        guard let request else { return }
        let task = transport.start(request) { [weak self] in self?.finish(number, $0) }
        book.withLock { book in
            if book.waiting?.number == number { book.waiting?.task = task }
        }
    }

    /// The answer is there, or it is too late for one; nil says that a delay is over.
    private func finish(_ number: Int, _ outcome: TransportOutcome?) {
        let time = clock.now
        let ended = book.withLock { book -> (Question, TransportOutcome?)? in
            guard case .open(var turn) = book.state, let waiting = turn.waiting, waiting.number == number else {
                return nil
            }
            turn.waiting = nil
            turn.waited += time - waiting.since
            let heard = outcome.map {
                turn.vault.conceal($0, from: waiting.reading.request?.url, carried: waiting.carried)
            }
            if let heard { turn.answers.append(Answer(id: waiting.reading.id, outcome: heard, time: time)) }
            book.state = .open(turn)
            return (waiting, heard)
        }
        guard let (waiting, heard) = ended else { return }
        for alarm in waiting.alarms { alarm.cancel() }
        waiting.completion(heard)
    }
}

extension TransportFailure {
    /// No answer came in time.
    fileprivate static let late = TransportFailure(kind: .timeout, message: "The request timed out.")
}
