import KennelTesting
import SessionSupport
import Testing

@Suite("Answers of an app's own network client")
struct OwnClientTests {
    @Test(arguments: OwnClient.Way.allCases)
    func `Responses of the app's own client arrive from any thread`(way: OwnClient.Way) async throws {
        let client = OwnClient(way)
        let session = await client.session()
        #expect(await session.shows("Came"))
        #expect(await session.stateNames().suffix(2) == ["success", "finished"])
        #expect(client.asked.withLock { $0 } == 1)
    }

    @Test func `A response that a thread makes from the session's response is a separate input`() async throws {
        let client = OwnClient(.threadAfterSession)
        let session = await client.session()
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "response", "response"])
        let copy = try await session.rebuilt(client.app)
        #expect(await copy.shows("Came"))
        #expect(await copy.snapshot()["origin"]?["firstDifference"] ?? .null == .null)
    }

    @Test func `A response from a thread is recorded as an input and replayed without a new request`() async throws {
        let client = OwnClient(.thread)
        let session = await client.session()
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "response"])
        #expect(await session.requests().map(\.phase) == ["done"])
        let copy = try await session.rebuilt(client.app)
        #expect(await copy.shows("Came"))
        #expect(client.asked.withLock { $0 } == 1)
        #expect(await copy.snapshot()["origin"]?["firstDifference"] ?? .null == .null)
    }

    @Test func `A status that the client does not accept is an error with a retry`() async throws {
        let session = await OwnClient(.thread, status: 503).session()
        #expect(await session.stateNames().suffix(2) == ["error", "finished"])
        #expect(await session.pendingRetries().count == 1)
    }
}
