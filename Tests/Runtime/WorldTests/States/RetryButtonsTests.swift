import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@testable import World

@Suite("Buttons that are known to retry")
struct RetryButtonsTests {
    @Test func `A snapshot lists Beagle's own Retry button while it is shown`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .status(500), .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        await session.advance(by: .seconds(1))
        let button = try #require(await session.view(reading: "Retry"))
        #expect(await session.snapshot()["retryButtons"] == ["\(button)"])
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await session.snapshot()["retryButtons"] == nil)
    }

    @Test func `Viewer data beyond a patch is not included in the digest`() {
        let (plain, more) = (EventLog(keeping: 10), EventLog(keeping: 10))
        plain.emit(.patch, data: Array("{}".utf8))
        more.emit(.patch, data: Array("{}".utf8), viewerData: Array(#"{"retryButtons":[]}"#.utf8))
        #expect(plain.digest.value == more.digest.value && plain.sequence == more.sequence)
        #expect(more.takeEvents().map(\.data) == [Array(#"{"retryButtons":[]}"#.utf8)])
    }
}
