import Beagle
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("How a session reads documents (components and actions 1.3, 1.4)")
struct SessionDecodingTests {
    /// Lenient decoding turns the number into text; Beagle iOS rejects it.
    private static let tolerated = """
        {"_beagleComponent_": "beagle:container", "children": [
          {"_beagleComponent_": "beagle:text", "text": 5}
        ]}
        """

    private func open(
        _ decoding: SessionConfiguration.Strictness?, app: @escaping @Sendable () -> any UIApplicationDelegate
    )
        async -> TestSession
    {
        let backend = TestBackend()
        backend.answer("/screen", with: .screen(Self.tolerated))
        let configuration = SessionConfiguration(screen: "/screen", decoding: decoding)
        return await TestSession(app, configuration: configuration, backend: backend)
    }

    @Test(arguments: [nil, SessionConfiguration.Strictness.lenient])
    func `Decoding is lenient by default and accepts a number as a text`(decoding: SessionConfiguration.Strictness?)
        async
    {
        let session = await open(decoding, app: BeagleApp.init)
        #expect(await session.shows("5"))
    }

    @Test func `A strict session's decoding error has path, line, column, value and request`() async throws {
        let session = await open(.strict, app: BeagleApp.init)
        let error = try #require(
            await session.snapshot()["states"]?.array?.first { $0["state"] == "error" }?["error"])
        #expect(error["kind"] == "remoteScreen")
        #expect(error["reason"] == "decoding")
        #expect(error["path"] == "children[0].text")
        #expect(error["line"] == 2)
        #expect(error["column"] == 48)
        #expect(error["value"] == "5")
        #expect(error["request"] == "q1")
        #expect(error["message"]?.string?.contains("children[0].text (line 2, column 48)") == true)
        #expect(await session.snapshot()["session"]?["configuration"]?["decoding"] == "strict")
    }

    @Test func `A session's decoding option takes precedence over the app's coder`() async {
        #expect(await !open(nil, app: StrictApp.init).shows("5"))
        #expect(await open(.lenient, app: StrictApp.init).shows("5"))
    }

    @Test func `The decoding option of one session does not affect another session`() async {
        let strict = await open(.strict, app: BeagleApp.init)
        let lenient = await open(nil, app: BeagleApp.init)
        #expect(await lenient.shows("5"))
        #expect(await !strict.shows("5"))
    }
}

/// An app whose own coder is strict.
private final class StrictApp: UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.coder.strictness = .strict
        Beagle.dependencies = dependencies
        return true
    }
}
