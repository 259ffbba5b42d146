import JournalStore

/// Sessions that are being rebuilt at this moment.
///
/// Should the process end, all of them are suspects. Those that were suspects before are rebuilt one at a time, so that
/// only one of them is set aside: the one that did it.
final class Rebuildings: Sendable {
    /// Whose turn it is among the suspects.
    private enum Turn {
        case free
        case taken([CheckedContinuation<Void, Never>])

        /// Whether the turn was free, so that it is taken now; otherwise the continuation waits for it.
        mutating func take(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
            switch self {
            case .free:
                self = .taken([])
                return true
            case .taken(let waiting):
                self = .taken(waiting + [continuation])
                return false
            }
        }

        /// Who has the turn next, if anybody waits for it.
        mutating func pass() -> CheckedContinuation<Void, Never>? {
            guard case .taken(let waiting) = self, let next = waiting.first else {
                self = .free
                return nil
            }
            self = .taken(Array(waiting.dropFirst()))
            return next
        }
    }

    private let archive: SessionArchive
    private let turn = Locked(Turn.free)

    init(_ archive: SessionArchive) {
        self.archive = archive
    }

    /// A session is about to be rebuilt; returns when it may be.
    func begin(_ session: RecordedSession) async {
        if session.state.isLastAttempt {
            await withCheckedContinuation { continuation in
                let isFree = turn.withLock { $0.take(continuation) }
                if isFree { continuation.resume() }
            }
        }
        archive.note(session.id, session.state.begun)
    }

    /// The session was rebuilt, and the process is still here.
    func end(_ session: RecordedSession) {
        archive.note(session.id, session.state.rebuilt)
        if session.state.isLastAttempt { turn.withLock { $0.pass() }?.resume() }
    }
}
