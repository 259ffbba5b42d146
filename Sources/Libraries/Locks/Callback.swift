/// What is to be called when something happens, which whoever wants to hear of it sets: nothing at first.
///
/// A closure that is itself the value behind a lock would not do: handing a generic value out to be changed wraps it,
/// so that it would be a call deeper after each look at it.
package struct Callback<Argument>: Sendable {
    private struct Listener {
        var hear: @Sendable (Argument) -> Void
    }

    private let listener: Locked<Listener>

    /// Calls this until something else is set.
    package init(_ body: @escaping @Sendable (Argument) -> Void = { _ in }) {
        listener = Locked(Listener(hear: body))
    }

    /// From now on this is called, in the place of what was before.
    package func set(_ body: @escaping @Sendable (Argument) -> Void) {
        listener.withLock { $0.hear = body }
    }

    /// Calls what is set, on the caller's thread and behind no lock.
    package func callAsFunction(_ argument: Argument) {
        listener.withLock { $0.hear }(argument)
    }
}

extension Callback<Void> {
    /// Calls what is set, on the caller's thread and behind no lock.
    package func callAsFunction() { self(()) }
}
