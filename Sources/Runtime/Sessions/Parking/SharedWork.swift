import Locks

/// Work that is done once for all who ask for it while it is under way.
final class SharedWork<Value: Sendable>: Sendable {
    private let waiting = Locked<[String: [@Sendable (Value) -> Void]]>([:])

    /// Calls `then` with what the work of this name comes to, on whatever thread that becomes known.
    ///
    /// `work` begins it, and is left alone where it is under way already; it calls what it is given, once.
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
