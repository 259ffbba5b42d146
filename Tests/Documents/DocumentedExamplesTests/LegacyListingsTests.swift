import KennelTesting
import Testing

@Suite("Listings of the pages on loading and errors (001, 003)")
struct LegacyListingsTests {
    @Test("A controller that reacts to nothing shows nothing")
    func showingNothing() async throws {
        let session = await openListing("MyAppNavigationController") { ShowingNothing.register() }
        #expect(await session.texts().isEmpty)
        #expect(await !session.outline().contains("spinner"))
        await session.advance(by: .seconds(3))
        #expect(await session.texts().isEmpty)
        #expect(await session.stateNames().contains("error"))
        #expect(await session.pendingRetries().isEmpty)
    }

    @Test("A controller with a loading of its own shows it until the answer, good or bad")
    func ownLoading() async throws {
        let session = await openListing("Own") { register("Own", OwnLoading.MyAppNavigationController.init) }
        #expect(await session.shows("Carregando"))
        await session.advance(by: .seconds(3))
        #expect(await !session.shows("Carregando"))
        #expect(await session.stateNames().contains("error"))
    }

    @Test("A controller that calls super keeps the original loading")
    func originalLoading() async throws {
        let session = await openListing("Super") { register("Super", OriginalLoading.MyAppNavigationController.init) }
        #expect(await session.outline().contains("spinner"))
        await session.advance(by: .seconds(3))
        #expect(await !session.outline().contains("spinner"))
    }

    @Test("A controller with an error view of its own retries through it")
    func ownError() async throws {
        let session = await openListing("Error") { register("Error", OwnError.MyAppNavigationController.init) }
        for _ in 1...2 {
            await session.advance(by: .seconds(3))
            #expect(await session.shows("De novo"))
            try await session.tap("De novo")
            #expect(await !session.shows("De novo"))
        }
        await session.advance(by: .seconds(3))
        #expect(await session.shows("Arrived"))
    }
}
