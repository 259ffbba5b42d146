import Locking

/// The sessions that one stream shows, which may come while it is open.
final class SharedAudience: Sendable {
    private enum State {
        case open([ServedSession])
        case closed
    }

    private let number: Int
    private let state = Locked(State.open([]))

    /// `number` is the watcher's.
    init(_ number: Int) {
        self.number = number
    }

    /// Notes that the stream shows a session. False when it is over.
    func join(_ running: ServedSession) -> Bool {
        state.withLock { state in
            guard case .open(let shown) = state else { return false }
            state = .open(shown + [running])
            return true
        }
    }

    /// The stream is over: no session writes to it any more.
    func leave() {
        let shown = state.withLock { state -> [ServedSession] in
            guard case .open(let shown) = state else { return [] }
            state = .closed
            return shown
        }
        for running in shown { running.audience.leave(number) }
    }
}
