import KennelTesting
import Testing

@testable import StarterApp

@Suite("StarterApp")
struct StarterAppTests {
    /// Opens the app on its first screen. The backend answers for the second screen after two seconds, and the first of
    /// these answers is an error.
    private func open() async -> TestSession {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Screens.home))
        backend.answer(
            "/offers", with: .after(.seconds(2), .status(503)), .after(.seconds(2), .screen(Screens.offers)))
        return await TestSession.open(AppDelegate.init, backend: backend)
    }

    @Test func `The first screen shows the app's custom component`() async {
        let session = await open()
        #expect(await session.shows("New"))
        #expect(await session.stateNames() == ["started", "started", "started", "success", "finished"])
    }

    @Test func `A screen that fails can be tried again`() async throws {
        let session = await open()
        try await session.tap("Offers")
        await session.advance(by: .seconds(2))
        #expect(await session.shows("That did not work"))
        #expect(await session.states().last { $0.state == "error" }?.reason == "networkError")
        try await session.tap("Try again")
        #expect(await !session.shows("That did not work"))
        await session.advance(by: .seconds(2))
        #expect(await session.shows("Two for the price of one."))
        #expect(await session.stacks() == [["/home", "/offers"]])
    }

    @Test func `The scene greets the person the screen names, and its Done button leads back`() async throws {
        let session = await open()
        try await session.tap("Say hello")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Hello, Ada!"))
        try await session.tap("Done")
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["/home"]])
    }

    @Test func `The presenter has a greeting for an empty name`() {
        final class Display: HelloDisplayLogic {
            var greeting = ""
            func displayGreeting(_ viewModel: Hello.Greet.ViewModel) { greeting = viewModel.greeting }
        }
        let display = Display()
        let presenter = HelloPresenter()
        presenter.viewController = display
        presenter.presentGreeting(.init(name: ""))
        #expect(display.greeting == "Hello, whoever you are!")
    }
}
