import KennelTesting
import Testing

@Suite("A component of an app's own")
struct ComponentExamplesTests {
    @Test("The component is drawn from a document")
    func component() async throws {
        let backend = TestBackend()
        backend.answer("/bike", with: .screen(#"{"_beagleComponent_":"custom:stars","rating":4}"#))
        let session = await TestSession.open(ComponentExamples.AppDelegate.init, screen: "/bike", backend: backend)
        #expect(await session.shows("★★★★"))
    }
}
