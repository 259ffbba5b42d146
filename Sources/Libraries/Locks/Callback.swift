/// A closure that is called when an event happens, and that can be replaced at any time. At first it does nothing.
///
/// `Locked` is not used with a closure directly. Passing a generic value as `inout` would wrap the closure, so that
/// each access would add a call.
package struct Callback<Argument>: Sendable {
    private struct Listener {
        var hear: @Sendable (Argument) -> Void
    }

    private let listener: Locked<Listener>

    /// Creates a callback with an initial closure.
    package init(_ body: @escaping @Sendable (Argument) -> Void = { _ in }) {
        listener = Locked(Listener(hear: body))
    }

    /// Replaces the closure.
    package func set(_ body: @escaping @Sendable (Argument) -> Void) {
        listener.withLock { $0.hear = body }
    }

    /// Calls the closure on the caller's thread, without holding the lock.
    package func callAsFunction(_ argument: Argument) {
        listener.withLock { $0.hear }(argument)
    }
}

extension Callback<Void> {
    /// Calls the closure on the caller's thread, without holding the lock.
    package func callAsFunction() { self(()) }
}
