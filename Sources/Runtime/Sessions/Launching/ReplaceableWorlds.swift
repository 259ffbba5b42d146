import Locks
package import Wire

/// A factory of worlds that can be replaced: new worlds come from the current factory. Existing worlds stay unchanged.
package final class ReplaceableWorlds: Worlds {
    private let current: Locked<any Worlds>

    /// Creates a factory that delegates to the given one.
    package init(_ first: any Worlds) {
        current = Locked(first)
    }

    /// Whether the crash of a world also ends this process.
    package var sharesFate: Bool { now.sharesFate }

    /// Creates a world with the current factory.
    package func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        now.make(setup, reading: reading, answered: answered)
    }

    /// Makes new worlds come from another factory.
    package func replace(with next: any Worlds) {
        current.withLock { $0 = next }
    }

    private var now: any Worlds { current.withLock { $0 } }
}
