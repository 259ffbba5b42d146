import Locks

/// The sessions shown in one stream, by requested name; each may be on this or another server.
final class SharedAudience: Sendable {
    private enum State {
        case open([String: @Sendable () -> Void])
        case closed
    }

    private let state = Locked(State.open([:]))

    /// Registers the function that stops showing a session. An earlier one of the same name is replaced.
    ///
    /// - Returns: False if the stream is closed. The function is called immediately then.
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

    /// Closes the stream's audience: stops showing all sessions.
    func leave() {
        let shown = state.withLock { state -> [@Sendable () -> Void] in
            guard case .open(let shown) = state else { return [] }
            state = .closed
            return Array(shown.values)
        }
        for leave in shown { leave() }
    }
}
