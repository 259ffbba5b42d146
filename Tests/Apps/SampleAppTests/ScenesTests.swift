import KennelTesting
import Testing
import UIKit

@testable import SampleApp

@Suite("The sample's native scenes")
struct ScenesTests {
    private func open(_ link: String, backend: TestBackend = .sample()) async throws -> TestSession {
        let session = await TestSession.open(AppDelegate.init, screen: "/scenes", backend: backend)
        try await session.tap(link)
        await session.advance(by: .seconds(1))
        return session
    }

    @Test(arguments: ["Go by segue", "Go by code"])
    func `Home leads to Detail by segue and by code, with a stack two screens deep and the same text`(button: String)
        async throws
    {
        let session = try await open("A message")
        await #expect(throws: TestFailure.self) { try await session.tap(button) }
        try await session.type("Hey!", into: "Message")
        #expect(await session.shows("More than four characters, please"))
        try await session.type("Good morning", into: "Message")
        #expect(await session.shows("12 characters"))
        try await session.tap(button)
        await session.advance(by: .seconds(1))
        #expect(await session.stacks() == [["/scenes", "HomeViewController", "DetailViewController"]])
        #expect(await session.shows("Good morning"))
        #expect(await session.shows("2 words came."))
    }

    @Test func `The log names routes, navigation and data; the snapshot names scene, router and segue`() async throws {
        let session = try await open("A message")
        try await session.type("Good morning", into: "Message")
        try await session.tap("Go by segue")
        await session.advance(by: .seconds(1))
        let bySegue = await session.log()
        #expect(bySegue.contains("segue \"Detail\" (show) from HomeViewController to DetailViewController"))
        #expect(bySegue.contains("HomeRouter.routeToDetail(segue:) segue = \"Detail\""))
        #expect(bySegue.contains("HomeRouter.passDataToDetail(source:destination:) message = \"Good morning\""))
        let stack = try #require(await session.snapshot()["navigation"]?["stacks"]?.array?.first)
        let detail = try #require(stack["screens"]?.array?.last)
        #expect(detail["scene"]?.string == "Detail")
        #expect(detail["segue"]?.string == "Detail")
        #expect(detail["router"]?.string == "DetailRouter")
        try await session.back()
        await session.advance(by: .seconds(1))
        try await session.tap("Go by code")
        let byCode = await session.log().dropFirst(bySegue.count)
        #expect(byCode.contains("HomeRouter.routeToDetail(segue:) segue = nil"))
        #expect(byCode.contains("HomeRouter.navigateToDetail(source:destination:)"))
    }

    @Test func `A slider sets the saddle height, and the log records the move`() async throws {
        let session = try await open("Fit a bicycle")
        #expect(await session.shows("Saddle at 85 cm"))
        try await session.slide("Saddle", to: 0.1)
        #expect(await session.shows("Saddle at 65 cm"))
        #expect(await session.log().contains("slides \"Saddle\" to 10 %"))
        await #expect(throws: TestFailure.self) { try await session.slide("Handlebar", to: 0.1) }
    }

    @Test func `The handlebar can be dragged, and the area around it reports taps, long presses and swipes`()
        async throws
    {
        let session = try await open("Fit a bicycle")
        try await session.drag("Handlebar", by: .init(x: 30, y: -20))
        #expect(await session.shows("Dropped at 110, 80"))
        try await session.longPress("Room")
        #expect(await session.texts().contains { $0.hasPrefix("Let go at ") })
        try await session.swipe(.swipeUp, on: "Room")
        #expect(await session.texts().contains { $0.hasPrefix("Swiped up at ") })
        try await session.tap("Room")
        #expect(await session.texts().contains { $0.hasPrefix("Tapped at ") })
        await #expect(throws: TestFailure.self) { try await session.swipe(.swipeLeft, on: "Room") }
        #expect(await session.log().contains("drops \"Handlebar\""))
    }

    @Test func `The handlebar can be pinched and rotated, and a card dragged down far enough is dismissed`()
        async throws
    {
        let session = try await open("Fit a bicycle")
        try await session.pinch("Handlebar", to: 1.5)
        try await session.rotate("Handlebar", by: .pi / 2)
        #expect(await session.shows("150 percent, turned 90 degrees"))
        try await session.tap("Sizes")
        await session.advance(by: .seconds(1))
        try await session.drag("Sizes", by: .init(x: 0, y: 20))
        await session.advance(by: .seconds(1))
        #expect(await session.shows("M fits 165 to 180 cm"))
        try await session.drag("Sizes", by: .init(x: 0, y: 200))
        await session.advance(by: .seconds(1))
        #expect(await !session.shows("M fits 165 to 180 cm"))
    }

    @Test func `An order is created in the form, listed and shown`() async throws {
        let session = try await open("Orders")
        #expect(await session.shows("2 ORDERS"))
        try await session.tap("New")
        await session.advance(by: .seconds(1))
        try await session.tap("Order")
        #expect(await session.shows("Still needed: your name, a bicycle"))
        try await session.type("Rosa", into: "Your name")
        try await session.type("Jacaré", into: "Bicycle")
        try await session.type("3", into: "Days")
        try await session.tap("Order")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("3 ORDERS"))
        try await session.tap("Jacaré for Rosa")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Order 3"))
        #expect(await session.shows("Bicycle: Jacaré\nRider: Rosa\n3 days\nR$ 90 in all"))
        #expect(
            await session.log().contains {
                $0.hasPrefix("ListOrdersRouter.passDataToShowOrder") && $0.contains("Jacaré")
            })
        try await session.back()
        await session.advance(by: .seconds(1))
        #expect(await session.stacks().last == ["/scenes", "ListOrdersViewController"])
    }

    @Test func `Each session has its own orders`() async throws {
        let first = try await open("Order a Garça")
        try await first.type("Rosa", into: "Your name")
        try await first.tap("Order")
        await first.advance(by: .seconds(1))
        #expect(await first.stacks() == [["/scenes"]])
        #expect(await first.log().contains { $0.contains("CreateOrderRouter.routeBack()") })
        let second = try await open("Orders")
        #expect(await second.shows("2 ORDERS"))
    }

    @Test func `Retry and the scene's own button both reload a scene's failed backend component`() async throws {
        for retry in ["Retry", "Load the notice again"] {
            let session = try await open("Both worlds")
            #expect(await session.shows("started, started, started, error, finished"))
            if retry != "Retry" { try await session.tap("Cancel") }
            await session.advance(by: .seconds(1))
            try await session.tap(retry)
            await session.advance(by: .seconds(2))
            #expect(await session.shows("The tunnel is closed until Thursday."))
            #expect(await session.texts().contains { $0.hasSuffix("success, finished") })
            #expect(await session.pendingRetries().isEmpty)
            #expect(await session.log().filter { $0.lowercased().contains("constraint") } == [])
        }
    }

    @Test func `A scene pushes a backend screen, which can be retried there`() async throws {
        let backend = TestBackend.sample()
        backend.answer("/native/notice", with: .screen(#"{"_beagleComponent_":"beagle:text","text":"Quiet"}"#))
        let session = try await open("Both worlds", backend: backend)
        try await session.tap("Open a screen of the backend")
        await session.advance(by: .seconds(1))
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Take the bridge until Thursday. The ferry carries bicycles at no cost."))
        #expect(await session.stacks() == [["/scenes", "BothWorldsViewController", "/native/notice/more"]])
    }
}

@Suite("The parts of the scene Home, each beside a spy")
struct HomePartsTests {
    private final class PresenterSpy: HomePresentationLogic {
        private(set) var responses: [Home.UpdateMessage.Response] = []
        func presentUpdatedMessage(_ response: Home.UpdateMessage.Response) { responses.append(response) }
    }

    private final class WorkerSpy: HomeWorkingLogic {
        func length(of text: String) -> Int { 99 }
    }

    private final class DisplaySpy: HomeDisplayLogic {
        private(set) var shown: [Bool] = []
        func displayUpdatedMessage(_ viewModel: Home.UpdateMessage.ViewModel) { shown.append(viewModel.isUpdated) }
    }

    @Test func `The interactor stores the message and has its worker measure it`() {
        let presenter = PresenterSpy()
        let interactor = HomeInteractor(worker: WorkerSpy())
        interactor.presenter = presenter
        interactor.updateMessage(.init(message: "Hello"))
        #expect(interactor.message == "Hello")
        #expect(presenter.responses.map(\.length) == [99])
    }

    @Test func `The presenter allows messages longer than four characters`() {
        let display = DisplaySpy()
        let presenter = HomePresenter()
        presenter.viewController = display
        for length in [0, 4, 5] {
            presenter.presentUpdatedMessage(.init(message: String(repeating: "a", count: length), length: length))
        }
        #expect(display.shown == [false, false, true])
    }

    @Test func `The router fills the destination before its view loads, and pushes nothing for a segue`() throws {
        let home = HomeViewController()
        let detail = DetailViewController()
        let navigation = UINavigationController(rootViewController: home)
        let interactor = HomeInteractor()
        interactor.updateMessage(.init(message: "Hello"))
        let router = HomeRouter()
        router.viewController = home
        router.dataStore = interactor
        router.routeToDetail(segue: UIStoryboardSegue(identifier: "Detail", source: home, destination: detail))
        #expect(!detail.isViewLoaded)
        #expect(detail.router?.dataStore?.message == "Hello")
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `A scene's router is released with its view controller`() {
        weak var router: HomeRouter?
        do {
            let home = HomeViewController()
            router = home.router as? HomeRouter
            #expect(router != nil)
        }
        #expect(router == nil)
    }
}
