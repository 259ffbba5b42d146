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

/// Acceptance check S7: the column of Beagle 1.1.
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

    @Test("A remote screen arrives")
    func remoteSuccess() {
        show(.remote(.init(url: "/home")))
        #expect(spy.take() == ["loading(true)"])
        stage.answer()
        #expect(spy.take() == ["loading(false)"])
    }

    @Test("A remote screen does not arrive, twice")
    func remoteFailure() {
        show(.remote(.init(url: "/home")))
        stage.fail()
        #expect(spy.take() == ["loading(true)", "error(remoteScreen)"])
        stage.run { spy.retries[0]() }
        stage.fail()
        #expect(spy.take() == ["loading(true)", "error(remoteScreen)"])
    }

    @Test("A fallback is a success")
    func fallback() {
        show(.remote(.init(url: "/home", fallback: Screen(child: Probe()))))
        stage.fail()
        #expect(spy.take() == ["loading(true)", "loading(false)"])
    }

    @Test("A screen at hand never says that it loads")
    func declarative() {
        show(.declarative(Screen(child: Probe())))
        #expect(spy.take() == ["loading(false)"])
    }

    @Test("Text that is not a screen says only its error")
    func brokenText() {
        show(.declarativeText(Documents.broken))
        #expect(spy.take() == ["error(declarativeText)"])
    }

    @Test("A navigation that arrives, and its destination")
    func navigation() {
        let screen = show(.declarative(Screen(child: Probe())))
        _ = spy.take()
        stage.run { Navigate.pushView(.remote("/next")).execute(controller: screen, origin: screen.view) }
        #expect(spy.take() == ["loading(true)"])
        stage.answer()
        #expect(spy.take() == ["loading(false)", "loading(false)", "loading(false)"])
    }

    @Test("A navigation that does not arrive")
    func navigationFailure() {
        let screen = show(.declarative(Screen(child: Probe())))
        _ = spy.take()
        stage.run { Navigate.pushView(.remote("/next")).execute(controller: screen, origin: screen.view) }
        stage.fail()
        #expect(spy.take() == ["loading(true)", "error(remoteScreen)"])
    }

    @Test("Work that ends without success or error still ends the loading")
    func bareFinish() {
        let screen = show(.declarative(Screen(child: Probe())))
        _ = spy.take()
        stage.run {
            screen.serverDrivenState = .started
            screen.serverDrivenState = .finished
        }
        #expect(spy.take() == ["loading(true)", "loading(false)"])
    }

    @Test("The default controller shows loading, and hides it on an error")
    func defaults() {
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

    @Test("An old controller is registered as a new one is")
    func registration() {
        stage.run {
            stage.dependencies.navigation.registerNavigationController(builder: LegacySpy.init, forId: "legacy")
            #expect(stage.dependencies.navigation.navigationController(forId: "legacy") is LegacySpy)
        }
    }
}
