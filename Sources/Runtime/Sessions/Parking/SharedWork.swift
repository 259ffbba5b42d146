import Locks

/// Work that runs once for all callers that request it while it is running.
final class SharedWork<Value: Sendable>: Sendable {
    private let waiting = Locked<[String: [@Sendable (Value) -> Void]]>([:])

    /// Calls `then` with the result of the work of this name, on any thread.
    ///
    /// - Parameter work: Starts the work, and calls its argument once with the result. Not called if the work is
    ///   already running.
    func value(
        of name: String, then: @escaping @Sendable (Value) -> Void,
        work: (@escaping @Sendable (Value) -> Void) -> Void
    ) {
        let isFirst = waiting.withLock { waiting in
            waiting[name, default: []].append(then)
            return waiting[name]?.count == 1
        }
        guard isFirst else { return }
        work { value in
            let waiters = self.waiting.withLock { $0.removeValue(forKey: name) ?? [] }
            for waiter in waiters { waiter(value) }
        }
    }
}
