package import KennelTesting
package import Wire
import World

/// An app with a screen that leads to another screen. It runs in worlds whose process ends when a test demands it.
package struct FragileApp {
    /// The worlds in which the app runs.
    package let worlds = CrashingWorlds(LocalWorlds(BeagleApp.init))
    /// Its backend, which has both screens.
    package let backend = TestBackend()

    /// Creates an app whose process does not end by itself.
    package init() {
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .screen(Documents.details))
    }

    /// A session that shows its first screen and has no pending work.
    package func session() async -> TestSession {
        let session = await TestSession(in: worlds, backend: backend)
        await session.advance(by: .seconds(1))
        return session
    }
}

extension SessionInput {
    /// Whether the input is a tap on any view.
    package var isTap: Bool { if case .tap = self { true } else { false } }
}
