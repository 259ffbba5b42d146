import KennelTesting
import Testing

@Suite("A component of an app's own")
struct ComponentExamplesTests {
    @Test func `The example component is rendered from a document`() async throws {
        let backend = TestBackend()
        backend.answer("/bike", with: .screen(#"{"_beagleComponent_":"custom:stars","rating":4}"#))
        let session = await TestSession.open(ComponentExamples.AppDelegate.init, screen: "/bike", backend: backend)
        #expect(await session.shows("★★★★"))
    }
}
