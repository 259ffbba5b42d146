import Locks

/// What one stream shows, by the names it was asked by: sessions that are here, and such as other servers show.
final class SharedAudience: Sendable {
    private enum State {
        case open([String: @Sendable () -> Void])
        case closed
    }

    private let state = Locked(State.open([:]))

    /// Notes what has the stream show nothing more of this name, in the place of what did before. False when the stream
    /// is over, and it is done then.
    @discardableResult
    func show(_ name: String, leave: @escaping @Sendable () -> Void) -> Bool {
        let isOpen = state.withLock { state in
            guard case .open(var shown) = state else { return false }
            shown[name] = leave
            state = .open(shown)
            return true
        }
        if !isOpen { leave() }
        return isOpen
    }

    /// The stream is over: nobody writes to it any more.
    func leave() {
        let shown = state.withLock { state -> [@Sendable () -> Void] in
            guard case .open(let shown) = state else { return [] }
            state = .closed
            return Array(shown.values)
        }
        for leave in shown { leave() }
    }
}
