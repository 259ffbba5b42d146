import Locks
package import Wire

/// Worlds in the place of which others can be put: whoever makes a world from then on makes it there. Those that were
/// made before stay where they are.
package final class ReplaceableWorlds: Worlds {
    private let current: Locked<any Worlds>

    /// Begins with these.
    package init(_ first: any Worlds) {
        current = Locked(first)
    }

    /// Whether what ends a world ends this process with it.
    package var sharesFate: Bool { now.sharesFate }

    /// Makes a world where they are made by now.
    package func make(
        _ setup: WorldSetup, reading: @escaping ReadingAnswerer, answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        now.make(setup, reading: reading, answered: answered)
    }

    /// From now on worlds are made there.
    package func replace(with next: any Worlds) {
        current.withLock { $0 = next }
    }

    private var now: any Worlds { current.withLock { $0 } }
}
