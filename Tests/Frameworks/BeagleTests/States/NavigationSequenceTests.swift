import Beagle
import TestSupport
import Testing

/// The states that the origin of a navigation reports, complete and in order.
@Suite("States of a navigation")
struct NavigationSequenceTests {
    private let stage = BeagleStage()
    private let spy = SpyNavigationController()

    private func origin() -> BeagleScreenViewController {
        let screen = BeagleScreenViewController(.declarative(Screen(child: Probe())))
        spy.viewControllers = [screen]
        stage.show(spy)
        _ = stage.timeline.take()
        return screen
    }

    private func go(_ action: Navigate, from screen: BeagleScreenViewController) {
        stage.run { action.execute(controller: screen, origin: screen.view) }
    }

    /// The states that a destination fetched by the navigator reports.
    private static let destination = ["success", "finished", "render", "success", "finished"]

    @Test(arguments: ["pushView", "pushStack", "resetStack", "resetApplication"])
    func `C1: A navigation that loads reports its success and then the destination's states`(_ name: String) throws {
        let screen = origin()
        go(try #require(Navigate.named(name, to: .remote("/next"))), from: screen)
        #expect(stage.timeline.take() == ["started", "GET /next"])
        stage.answer()
        #expect(Array(stage.timeline.take().prefix(7)) == ["finished", "success"] + Self.destination)
    }

    @Test(arguments: ["pushView", "pushStack", "resetStack", "resetApplication"])
    func `C2: A navigation that fails reports an error and stays on the origin`(_ name: String) throws {
        let screen = origin()
        go(try #require(Navigate.named(name, to: .remote("/next"))), from: screen)
        stage.fail()
        #expect(
            stage.timeline.take() == ["started", "GET /next", "finished", "error(remoteScreen.networkError)"])
        #expect(spy.viewControllers == [screen])
    }

    @Test func `C3: The fallback becomes the destination without an error`() {
        let screen = origin()
        go(.pushView(.remote("/next", fallback: Screen(child: Probe()))), from: screen)
        stage.fail()
        #expect(stage.timeline.take() == ["started", "GET /next", "finished", "success"] + Self.destination)
        #expect(spy.viewControllers.count == 2)
    }

    @Test func `C4: Retry performs the whole navigation again`() {
        let screen = origin()
        go(.pushView(.remote("/next")), from: screen)
        stage.fail()
        _ = stage.timeline.take()
        stage.run { spy.retries[0]() }
        #expect(stage.timeline.take() == ["started", "GET /next"])
        stage.answer()
        #expect(stage.timeline.take() == ["finished", "success"] + Self.destination)
        #expect(spy.viewControllers.count == 2)
    }

    @Test func `C5: A declarative destination reports no state on the origin`() {
        let screen = origin()
        go(.pushView(.declarative(Screen(child: Probe()))), from: screen)
        #expect(stage.timeline.take() == ["started", "started", "success", "finished", "render"])
        #expect(spy.screens.last !== screen)
    }

    @Test func `C6: A response for a released screen is dropped`() {
        do {
            let screen = origin()
            go(.pushView(.remote("/next")), from: screen)
        }
        stage.run { spy.viewControllers = [UIViewController()] }
        spy.forgetScreens()
        stage.answer()
        #expect(stage.timeline.take() == ["started", "GET /next"])
        #expect(spy.viewControllers.count == 1)
    }

    @Test func `C7: Other navigations report no state, even when they fail`() {
        let screen = origin()
        for action: Navigate in [
            .popToView("/nowhere"), .openExternalURL(""), .openNativeRoute(.init(route: "/native")), .popStack(),
        ] {
            go(action, from: screen)
        }
        #expect(stage.timeline.take() == [])
    }
}

extension Navigate {
    /// Returns a navigation action that loads a screen, by the name of the action.
    fileprivate static func named(_ name: String, to route: Route) -> Navigate? {
        switch name {
        case "pushView": .pushView(route)
        case "pushStack": .pushStack(route)
        case "resetStack": .resetStack(route)
        case "resetApplication": .resetApplication(route)
        default: nil
        }
    }
}
