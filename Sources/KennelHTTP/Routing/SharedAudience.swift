import Locking

/// The sessions that one stream shows, which may come while it is open.
final class SharedAudience: Sendable {
    private enum State {
        case open([ServedSession], relayed: [@Sendable () -> Void])
        case closed
    }

    private let number: Int
    private let state = Locked(State.open([], relayed: []))

    /// `number` is the watcher's.
    init(_ number: Int) {
        self.number = number
    }

    /// Notes that the stream shows a session. False when it is over.
    func join(_ running: ServedSession) -> Bool {
        state.withLock { state in
            guard case .open(let shown, let relayed) = state else { return false }
            state = .open(shown + [running], relayed: relayed)
            return true
        }
    }

    /// Has `body` called when the stream is over: another server need not send what it shows any more.
    func whenLeft(_ body: @escaping @Sendable () -> Void) {
        let isOver = state.withLock { state in
            guard case .open(let shown, let relayed) = state else { return true }
            state = .open(shown, relayed: relayed + [body])
            return false
        }
        if isOver { body() }
    }

    /// The stream is over: no session writes to it any more.
    func leave() {
        let (shown, relayed) = state.withLock { state -> ([ServedSession], [@Sendable () -> Void]) in
            guard case .open(let shown, let relayed) = state else { return ([], []) }
            state = .closed
            return (shown, relayed)
        }
        for running in shown { running.audience.leave(number) }
        for leave in relayed { leave() }
    }
}
