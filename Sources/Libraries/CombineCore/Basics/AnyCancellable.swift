import Locks

/// Calls something off when asked to, or when it is let go of.
public final class AnyCancellable: Cancellable, Hashable {
    private let work: Locked<(() -> Void)?>

    /// Runs a closure to call it off, once.
    public init(_ cancel: @escaping () -> Void) { work = Locked(holding: cancel) }

    /// Calls another one off.
    public init<C>(_ canceller: C) where C: Cancellable { work = Locked(holding: { canceller.cancel() }) }

    deinit { cancel() }

    /// Calls it off; a second time does nothing.
    public func cancel() {
        let work = work.with { work in
            defer { work = nil }
            return work
        }
        work?()
    }

    /// Whether both are one object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes what it is, and nothing of what it calls off.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
