import Dispatch
import Locks
import NATS

/// Tracks whether NATS is reachable. Short interruptions do not count, because the client reconnects to the same or
/// another server.
final class NATSReachability: Sendable {
    private enum State {
        case there
        /// NATS is disconnected; the number identifies the interruption.
        case away(Int)
        case lost
    }

    /// The duration after which other nodes may have taken over this node's sessions.
    static let takeoverTimeout = Duration.seconds(2)

    private let state = Locked(State.there)
    private let count = Locked(0)
    private let onFound = Callback<Void>()
    private let onBroken = Callback<Void>()
    private let onLost: @Sendable () -> Void

    /// Creates a tracker; `onLost` is called when NATS has been unreachable for too long.
    init(onLost: @escaping @Sendable () -> Void) {
        self.onLost = onLost
    }

    /// Sets the handler that is called after each reconnection.
    func whenFound(_ body: @escaping @Sendable () -> Void) {
        onFound.set(body)
    }

    /// Sets the handler that is called after each disconnection, however short.
    func whenBroken(_ body: @escaping @Sendable () -> Void) {
        onBroken.set(body)
    }

    var isInContact: Bool {
        state.withLock { if case .lost = $0 { false } else { true } }
    }

    func handle(_ change: NATSConnection.Change) {
        switch change {
        case .found:
            state.withLock { $0 = .there }
            DispatchQueue.global().async { [onFound] in onFound() }
        case .lost:
            let number = count.withLock {
                $0 += 1; return $0
            }
            state.withLock { $0 = .away(number) }
            DispatchQueue.global().async { [onBroken] in onBroken() }
            let patience = DispatchTimeInterval.milliseconds(Int(Self.takeoverTimeout / .milliseconds(1)))
            DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [weak self] in self?.giveUp(number) }
        }
    }

    private func giveUp(_ number: Int) {
        let isLost = state.withLock { state in
            guard case .away(number) = state else { return false }
            state = .lost
            return true
        }
        if isLost { onLost() }
    }
}
