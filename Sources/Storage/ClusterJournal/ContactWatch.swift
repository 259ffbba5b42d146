import Dispatch
import Locks
import NATS

/// Whether NATS is there. A moment without it is none: another server is found, or the same again.
final class ContactWatch: Sendable {
    private enum State {
        case there
        /// Since the loss of this number.
        case away(Int)
        case lost
    }

    /// After so long others may have taken over what this node had.
    static let patience = Duration.seconds(2)

    private let state = Locked(State.there)
    private let count = Locked(0)
    private let onFound = Callback<Void>()
    private let onBroken = Callback<Void>()
    private let onLost: @Sendable () -> Void

    /// `onLost` is called when NATS has been away for too long.
    init(onLost: @escaping @Sendable () -> Void) {
        self.onLost = onLost
    }

    /// Has `body` called whenever NATS is back.
    func whenFound(_ body: @escaping @Sendable () -> Void) {
        onFound.set(body)
    }

    /// Has `body` called whenever NATS goes, for however short a time.
    func whenBroken(_ body: @escaping @Sendable () -> Void) {
        onBroken.set(body)
    }

    var isInContact: Bool {
        state.withLock { if case .lost = $0 { false } else { true } }
    }

    func take(_ change: NATSConnection.Change) {
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
            let patience = DispatchTimeInterval.milliseconds(Int(Self.patience / .milliseconds(1)))
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
