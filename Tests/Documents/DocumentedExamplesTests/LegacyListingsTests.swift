import KennelTesting
import Testing

@Suite("Listings of the pages on loading and errors (001, 003)")
struct LegacyListingsTests {
    @Test func `A controller that handles no state shows nothing`() async throws {
        let session = await openListing("MyAppNavigationController") { ShowingNothing.register() }
        #expect(await session.texts().isEmpty)
        #expect(await !session.outline().contains("spinner"))
        await session.advance(by: .seconds(3))
        #expect(await session.texts().isEmpty)
        #expect(await session.stateNames().contains("error"))
        #expect(await session.pendingRetries().isEmpty)
    }

    @Test func `A controller with its own loading view shows it until the response, even a failed one`() async throws {
        let session = await openListing("Own") { register("Own", OwnLoading.MyAppNavigationController.init) }
        #expect(await session.shows("Carregando"))
        await session.advance(by: .seconds(3))
        #expect(await !session.shows("Carregando"))
        #expect(await session.stateNames().contains("error"))
    }

    @Test func `A controller that calls super keeps the default loading view`() async throws {
        let session = await openListing("Super") { register("Super", OriginalLoading.MyAppNavigationController.init) }
        #expect(await session.outline().contains("spinner"))
        await session.advance(by: .seconds(3))
        #expect(await !session.outline().contains("spinner"))
    }

    @Test func `A controller with its own error view retries through that view`() async throws {
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
