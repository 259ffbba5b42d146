import Locks

/// The state of a stream; `onEnd` is called once, when the stream ends.
struct StreamLifetime: Sendable {
    private enum State {
        case open(@Sendable () -> Void)
        case over
    }

    private let state: Locked<State>

    init(_ onEnd: @escaping @Sendable () -> Void) {
        state = Locked(.open(onEnd))
    }

    var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

    func end() {
        let told = state.withLock { state -> (@Sendable () -> Void)? in
            guard case .open(let onEnd) = state else { return nil }
            state = .over
            return onEnd
        }
        told?()
    }
}
