import Locks
import Wire

/// Performs the blocking requests that app code makes during a turn, while the session waits for that turn.
///
/// In a new turn the request is sent to the network, with the session's secrets, which are lent to this object
/// meanwhile. In a replayed turn the recorded answer is returned. Calls may come from any thread, because the session's
/// own thread may be the blocked one.
final class BlockingRequestService: Sendable {
    /// The answer to a blocking request.
    struct Answer: Sendable {
        let id: RequestID
        /// The outcome as the app receives it, with placeholders for secrets.
        let outcome: TransportOutcome
        /// The clock time of the answer.
        let time: Duration
    }

    private enum State {
        /// Recorded turns are replayed, and requests receive these recorded answers.
        case replaying(RecordedBlockingRequests)
        /// A new turn is running.
        case open(OpenTurn)
    }

    private struct OpenTurn {
        var vault: SecretVault
        var answers: [Answer] = []
        /// The time for which app code of the turn was blocked.
        var waited = Duration.zero
        /// The pending blocking request of the turn; there is at most one at a time.
        var waiting: Question?
    }

    private struct Question {
        let number: Int
        let since: Duration
        let reading: BlockingRequest
        let completion: @Sendable (TransportOutcome?) -> Void
        var alarms: [any SessionAlarm] = []
        var task: (any TransportTask)?
        var carried = CarriedSecrets()

        /// Cancels the request and its alarms.
        func end() {
            for alarm in alarms { alarm.cancel() }
            task?.cancel()
        }
    }

    private struct Book {
        var state = State.replaying(RecordedBlockingRequests([]))
        /// The number of the last request. An answer with an earlier number is late and is ignored.
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

    /// The time to wait beyond the request's timeout, for a transport that does not respond within the timeout.
    private static let timeoutTolerance = Duration.seconds(1)

    init(transport: any Transport, clock: any SessionClock) {
        self.transport = transport
        self.clock = clock
    }

    // MARK: - Turns

    /// From now on, answers blocking requests with the answers that a recorded past contains.
    func replay(_ past: SessionPast) {
        let recorded = RecordedBlockingRequests(past.entries.lazy.map(\.input))
        book.withLock { $0.state = .replaying(recorded) }
    }

    /// Begins a new turn; until `close()`, blocking requests are sent to the network.
    func open(with vault: SecretVault) {
        book.withLock { $0.state = .open(OpenTurn(vault: vault)) }
    }

    /// Ends the turn, or abandons it because its world is lost. Cancels a pending request.
    ///
    /// - Returns: The answers of the turn, oldest first, the current secrets, and the time in which app code was
    ///   blocked.
    func close() -> (answers: [Answer], vault: SecretVault, waited: Duration)? {
        let turn = book.withLock { book -> OpenTurn? in
            guard case .open(let turn) = book.state else { return nil }
            book.state = .replaying(RecordedBlockingRequests([]))
            return turn
        }
        turn?.waiting?.end()
        return turn.map { ($0.answers, $0.vault, $0.waited) }
    }

    // MARK: - Blocking requests

    /// Performs a blocking request. The completion is called at the latest after the request's delay, its timeout and
    /// the tolerance. It receives nil if there was no request to send, only a delay.
    func respond(to reading: BlockingRequest, completion: @escaping @Sendable (TransportOutcome?) -> Void) {
        let (recorded, number) = book.withLock { book -> (RecordedBlockingRequests?, Int) in
            if case .replaying(let recorded) = book.state { return (recorded, 0) }
            book.lastNumber += 1
            book.waiting = Question(
                number: book.lastNumber, since: clock.now, reading: reading, completion: completion)
            return (nil, book.lastNumber)
        }
        if let recorded { return recorded.respond(to: reading, completion: completion) }
        let limit = reading.delay + (reading.request.map { $0.timeout + Self.timeoutTolerance } ?? .zero)
        setAlarm(for: number, after: limit) { $0.finish(number, with: reading.request.map { _ in .failure(.late) }) }
        if reading.request != nil {
            if reading.delay > .zero {
                setAlarm(for: number, after: reading.delay) { $0.send(number) }
            } else {
                send(number)
            }
        }
        clock.passBy(limit) { [self] in isOver(number) }
    }

    private func isOver(_ number: Int) -> Bool { book.withLock { $0.waiting?.number != number } }

    private func setAlarm(
        for number: Int, after delay: Duration, body: @escaping @Sendable (BlockingRequestService) -> Void
    ) {
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
        let task = transport.start(request) { [weak self] in self?.finish(number, with: $0) }
        book.withLock { book in
            if book.waiting?.number == number { book.waiting?.task = task }
        }
    }

    /// Completes a request with its outcome or with a timeout; nil if there was no request to send, only a delay.
    private func finish(_ number: Int, with outcome: TransportOutcome?) {
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
    /// The failure of a request whose answer did not arrive in time.
    fileprivate static let late = TransportFailure(kind: .timeout, message: "The request timed out.")
}
