import KennelTesting
import Testing

@Suite("Listings of the page on Clean Swift's router (004)")
struct CleanSwiftRouterTests {
    private func open(
        _ store: @escaping @Sendable () -> any PrintedRouter.DetailDataStore = { PrintedRouter.DetailInteractor() }
    ) async throws -> TestSession {
        let session = await TestSession { ListingApp { PrintedRouter.start(detailStore: store) } }
        try await session.type("Good morning", into: "Message")
        return session
    }

    @Test("Both ways end two deep and with the text", arguments: ["By segue", "By code"])
    func bothWays(button: String) async throws {
        let session = try await open()
        try await session.tap(button)
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["HomeViewController", "DetailViewController"]])
        #expect(await session.shows("Detail got Good morning"))
        try await session.back()
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["HomeViewController"]])
    }

    @Test("A segue without a route is performed without data")
    func segueWithoutRoute() async throws {
        let session = try await open()
        try await session.tap("To nowhere")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["HomeViewController", "DetailViewController"]])
        #expect(await session.shows("Nothing came"))
    }

    @Test("A store that is a value gets nothing, whichever the way", arguments: ["By segue", "By code"])
    func valueStore(button: String) async throws {
        let session = try await open { PrintedRouter.DetailValues() }
        try await session.tap(button)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Nothing came"))
    }
}
