import BeagleLegacy
import TestSupport
import Testing

private final class LegacySpy: BeagleNavigationController {
    var heard: [String] = []
    var retries: [BeagleRetry] = []

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        switch state {
        case .loading(let loading): heard.append("loading(\(loading))")
        case .error(let error, let retry):
            heard.append("error(\(error.kind))")
            retries.append(retry)
        }
    }

    func take() -> [String] {
        defer { heard = [] }
        return heard
    }
}

/// The sequences of states that a screen of Beagle 1.1 reports.
@Suite("States in the shape of Beagle 1.1")
struct LegacySequenceTests {
    private let stage = BeagleStage()
    private let spy = LegacySpy()

    @discardableResult
    private func show(_ type: ScreenType) -> BeagleScreenViewController {
        stage.run {
            let screen = BeagleScreenViewController(type)
            spy.viewControllers = [screen]
            stage.show(spy)
            return screen
        }
    }

    @Test func `A remote screen that loads reports loading and then the end of loading`() {
        show(.remote(.init(url: "/home")))
        #expect(spy.take() == ["loading(true)"])
        stage.answer()
        #expect(spy.take() == ["loading(false)"])
    }

    @Test func `A remote screen that fails twice reports loading and an error each time`() {
        show(.remote(.init(url: "/home")))
        stage.fail()
        #expect(spy.take() == ["loading(true)", "error(remoteScreen)"])
        stage.run { spy.retries[0]() }
        stage.fail()
        #expect(spy.take() == ["loading(true)", "error(remoteScreen)"])
    }

    @Test func `A fallback screen reports loading and its end without an error`() {
        show(.remote(.init(url: "/home", fallback: Screen(child: Probe()))))
        stage.fail()
        #expect(spy.take() == ["loading(true)", "loading(false)"])
    }

    @Test func `A declarative screen never reports that it is loading`() {
        show(.declarative(Screen(child: Probe())))
        #expect(spy.take() == ["loading(false)"])
    }

    @Test func `Text that is not a screen reports only an error`() {
        show(.declarativeText(Documents.broken))
        #expect(spy.take() == ["error(declarativeText)"])
    }

    @Test func `A successful navigation reports loading, its end, and the destination's own states`() {
        let screen = show(.declarative(Screen(child: Probe())))
        _ = spy.take()
        stage.run { Navigate.pushView(.remote("/next")).execute(controller: screen, origin: screen.view) }
        #expect(spy.take() == ["loading(true)"])
        stage.answer()
        #expect(spy.take() == ["loading(false)", "loading(false)", "loading(false)"])
    }

    @Test func `A failed navigation reports loading and an error`() {
        let screen = show(.declarative(Screen(child: Probe())))
        _ = spy.take()
        stage.run { Navigate.pushView(.remote("/next")).execute(controller: screen, origin: screen.view) }
        stage.fail()
        #expect(spy.take() == ["loading(true)", "error(remoteScreen)"])
    }

    @Test func `Work that ends without success or error still ends the loading`() {
        let screen = show(.declarative(Screen(child: Probe())))
        _ = spy.take()
        stage.run {
            screen.serverDrivenState = .started
            screen.serverDrivenState = .finished
        }
        #expect(spy.take() == ["loading(true)", "loading(false)"])
    }

    @Test func `The default controller shows a loading view and hides it on an error`() {
        let controller = BeagleNavigationController()
        stage.run {
            controller.viewControllers = [BeagleScreenViewController(.remote(.init(url: "/home")))]
            stage.show(controller)
        }
        #expect(controller.view.subviews.contains { $0 is LoadingView })
        stage.fail()
        stage.advance(by: .milliseconds(250))
        #expect(!controller.view.subviews.contains { $0 is LoadingView || $0 is BeagleErrorView })
    }

    @Test func `A legacy navigation controller is registered like a current one`() {
        stage.run {
            stage.dependencies.navigation.registerNavigationController(builder: LegacySpy.init, forId: "legacy")
            #expect(stage.dependencies.navigation.navigationController(forId: "legacy") is LegacySpy)
        }
    }
}
