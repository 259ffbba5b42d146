import HeadlessUIKit

/// A request that is answered in a later turn, unless it is cancelled.
final class PendingWork {
    /// The number of the pending request; nil if no request is pending.
    private var pending: Int?
    private var count = 0

    var isPending: Bool { pending != nil }

    func begin(_ work: @escaping () -> Void, cancelled: @escaping () -> Void) {
        count += 1
        let number = count
        pending = number
        MainQueue.async { [self] in
            guard pending == number else { return cancelled() }
            pending = nil
            work()
        }
    }

    func cancel() { pending = nil }
}
