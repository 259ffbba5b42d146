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

    @Test(arguments: ["By segue", "By code"])
    func `Routing by segue and by code both end two screens deep and pass the text`(button: String) async throws {
        let session = try await open()
        try await session.tap(button)
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["HomeViewController", "DetailViewController"]])
        #expect(await session.shows("Detail got Good morning"))
        try await session.back()
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["HomeViewController"]])
    }

    @Test func `A segue without a route is performed without data`() async throws {
        let session = try await open()
        try await session.tap("To nowhere")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["HomeViewController", "DetailViewController"]])
        #expect(await session.shows("Nothing came"))
    }

    @Test(arguments: ["By segue", "By code"])
    func `A data store that is a value type receives no data, by segue or by code`(button: String) async throws {
        let session = try await open { PrintedRouter.DetailValues() }
        try await session.tap(button)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Nothing came"))
    }
}
