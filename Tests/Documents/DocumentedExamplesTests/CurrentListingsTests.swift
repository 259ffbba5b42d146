import Beagle
import KennelTesting
import Testing

@Suite("Listings of the pages on the navigation controller (000, 002)")
struct CurrentListingsTests {
    private let answer = Duration.seconds(2)

    @Test func `The printed default shows loading, then its error, and after two retries the screen`() async throws {
        let session = await openListing("Printed") {
            register("Printed", PrintedDefault.BeagleNavigationController.init)
        }
        for _ in 1...2 {
            await session.advance(by: .seconds(1))
            #expect(await session.outline().contains("spinner"))
            await session.advance(by: answer)
            #expect(await !session.outline().contains("spinner"))
            #expect(await session.texts().contains { $0.hasPrefix("Printed default: ") })
            #expect(await session.shows("Error"))
            try await session.tap("Retry")
        }
        await session.advance(by: .seconds(5))
        #expect(await session.shows("Arrived"))
        #expect(await !session.shows("Error"))
    }

    @Test func `A controller that only calls super behaves like Beagle's default`() async throws {
        let session = await openListing("Super") {
            register("Super", PreservingDefaults.CustomBeagleNavigationController.init)
        }
        #expect(await session.outline().contains("spinner"))
        await session.advance(by: .seconds(3))
        #expect(await session.shows("Error"))
        try await session.tap("Cancel")
        await session.advance(by: .seconds(1))
        #expect(await !session.shows("Error"))
        #expect(await session.requests().count == 1)
    }

    @Test func `A controller that overrides errors shows its own view, no loading, and retries in order`() async throws
    {
        let session = await openListing("CustomBeagleNavigation") { OverridingError.register() }
        for _ in 1...2 {
            await session.advance(by: .seconds(1))
            #expect(await !session.outline().contains("spinner"))
            await session.advance(by: answer)
            #expect(await session.shows("Try this again"))
            try await session.tap("Try this again")
            #expect(await !session.shows("Try this again"))
        }
        await session.advance(by: answer)
        #expect(await session.shows("Arrived"))
    }

    @Test func `A screen controller created with a controllerId uses that navigation controller`() async throws {
        let session = await TestSession {
            ListingApp {
                OverridingError.register()
                return OverridingError.screenController()
            }
        }
        let controllers = Set(await session.states().map(\.controller))
        #expect(controllers == ["CustomBeagleNavigationController"])
        #expect(await session.stateNames() == ["started", "started", "success", "finished"])
    }

    @Test func `The printed state enum has the same cases as Beagle's own`() {
        let error = ServerDrivenState.Error.remoteScreen(.urlBuilderError)
        for (state, expected) in [
            (ServerDrivenState.started, "started"), (.finished, "finished"), (.success, "success"),
            (.error(error, {}), "error"),
        ] {
            let printed: String
            switch PrintedState.ServerDrivenState(state) {
            case .started: printed = "started"
            case .finished: printed = "finished"
            case .success: printed = "success"
            case .error: printed = "error"
            }
            #expect(printed == expected)
        }
    }
}
