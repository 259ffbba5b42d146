import Locks

/// A handle that cancels an operation when `cancel()` is called or when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
    private let work: Locked<(() -> Void)?>

    /// Creates a handle that runs a closure on cancellation, at most once.
    public init(_ cancel: @escaping () -> Void) { work = Locked(holding: cancel) }

    /// Creates a handle that cancels another cancellable.
    public init<C>(_ canceller: C) where C: Cancellable { work = Locked(holding: { canceller.cancel() }) }

    deinit { cancel() }

    /// Cancels the operation; later calls do nothing.
    public func cancel() {
        let work = work.with { work in
            defer { work = nil }
            return work
        }
        work?()
    }

    /// Returns whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
