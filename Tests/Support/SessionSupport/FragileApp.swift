package import KennelTesting
package import Wire
import World

/// An app with a screen that leads to another, in worlds whose process ends as a test says.
package struct FragileApp {
    /// Where it runs.
    package let worlds = CrashingWorlds(LocalWorlds(BeagleApp.init))
    /// Its backend, which has both screens.
    package let backend = TestBackend()

    /// An app that nothing ends yet.
    package init() {
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .screen(Documents.details))
    }

    /// A session on its first screen, at rest.
    package func session() async -> TestSession {
        let session = await TestSession(in: worlds, backend: backend)
        await session.advance(by: .seconds(1))
        return session
    }
}

extension SessionInput {
    /// Whether it is a tap on whatever view.
    package var isTap: Bool { if case .tap = self { true } else { false } }
}
