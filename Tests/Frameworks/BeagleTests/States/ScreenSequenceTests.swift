import Beagle
import TestSupport
import Testing

/// Rows A1–A11 and B of the state tables: what a screen's navigation controller hears, whole and in order.
@Suite("States of a screen")
struct ScreenSequenceTests {
    private let stage = BeagleStage()

    private func shown(_ type: ScreenType) -> (BeagleScreenViewController, SpyNavigationController) {
        stage.run {
            let screen = BeagleScreenViewController(type)
            let spy = SpyNavigationController()
            spy.viewControllers = [screen]
            stage.show(spy)
            return (screen, spy)
        }
    }

    private let remote = ScreenType.remote(.init(url: "/home"))
    private let failing = ["started", "started", "started", "GET /home"]
    private let succeeded = ["success", "finished", "render"]
    private let failed = ["error(remoteScreen.networkError)", "finished"]

    @Test("A1: a remote screen that arrives")
    func remoteSuccess() {
        _ = shown(remote)
        stage.answer()
        #expect(stage.timeline.take() == ["started", "started", "started", "GET /home"] + succeeded)
    }

    @Test("A2: a remote screen that does not arrive")
    func remoteFailure() {
        _ = shown(remote)
        stage.fail()
        #expect(stage.timeline.take() == ["started", "started", "started", "GET /home"] + failed)
    }

    @Test("A2: a body that is not a component")
    func remoteBroken() {
        _ = shown(remote)
        stage.answer(Documents.broken)
        #expect(stage.timeline.take() == failing + ["error(remoteScreen.decoding)", "finished"])
    }

    @Test("A3: the fallback stands in, and no error is told")
    func remoteFallback() {
        _ = shown(.remote(.init(url: "/home", fallback: Screen(child: Probe()))))
        stage.fail()
        #expect(stage.timeline.take() == ["started", "started", "started", "GET /home"] + succeeded)
        #expect(
            stage.notes.notes.contains { note in
                if case .fallbackUsed(let url, _) = note { url == "/home" } else { false }
            })
    }

    @Test("A4: a screen built in code")
    func declarative() {
        _ = shown(.declarative(Screen(child: Probe())))
        #expect(stage.timeline.take() == ["started", "started"] + succeeded)
    }

    @Test("A5: a screen as text")
    func text() {
        _ = shown(.declarativeText(Documents.probe))
        #expect(stage.timeline.take() == ["started", "started"] + succeeded)
    }

    @Test("A6: text that is not a screen")
    func brokenText() {
        _ = shown(.declarativeText(Documents.broken))
        #expect(stage.timeline.take() == ["started", "started", "error(declarativeText)", "finished"])
    }

    @Test("A7: the retry of a remote screen fails again, then succeeds")
    func retry() {
        let (_, spy) = shown(remote)
        stage.fail()
        _ = stage.timeline.take()
        stage.run { spy.retries[0]() }
        #expect(stage.timeline.take() == ["started", "GET /home"])
        stage.fail()
        #expect(stage.timeline.take() == failed)
        stage.run { spy.retries[1]() }
        stage.answer()
        #expect(stage.timeline.take() == ["started", "GET /home"] + succeeded)
        stage.run { spy.retries[1]() }
        #expect(stage.timeline.take() == [], "a screen that was obtained is not loaded again")
    }

    @Test("A8: the retry of text that is not a screen")
    func retryBrokenText() {
        let (_, spy) = shown(.declarativeText(Documents.broken))
        _ = stage.timeline.take()
        stage.run { spy.retries[0]() }
        #expect(stage.timeline.take() == ["error(declarativeText)", "finished"])
    }

    @Test("A9: a screen that the navigator fetched")
    func preloaded() {
        let (screen, _) = shown(.declarative(Screen(child: Probe())))
        stage.run { Navigate.pushView(.remote("/next")).execute(controller: screen, origin: screen.view) }
        _ = stage.timeline.take()
        stage.answer()
        #expect(
            stage.timeline.take() == ["finished", "success", "success", "finished", "render", "success", "finished"])
    }

    @Test("A10: reloading with a remote screen")
    func reloadRemote() {
        let (screen, _) = shown(.declarative(Screen(child: Probe())))
        _ = stage.timeline.take()
        stage.run { screen.reloadScreen(with: remote) }
        #expect(!screen.hasServerDrivenScreen())
        #expect(stage.timeline.take() == ["success", "finished", "started", "GET /home"])
        stage.answer()
        #expect(stage.timeline.take() == succeeded)
        #expect(screen.hasServerDrivenScreen())
    }

    @Test("A11: reloading with a screen built in code")
    func reloadDeclarative() {
        let (screen, _) = shown(.declarative(Screen(child: Probe())))
        _ = stage.timeline.take()
        stage.run { screen.reloadScreen(with: .declarative(Screen(child: Probe()))) }
        #expect(stage.timeline.take() == ["success", "finished"] + succeeded)
    }

    @Test("B: a screen outside any navigation controller shows itself in the one for its id")
    func wrapping() throws {
        let screen = BeagleScreenViewController(remote, controllerId: "other")
        stage.show(screen)
        stage.answer()
        #expect(stage.timeline.take() == ["started", "started", "started", "GET /home"] + succeeded)
        let container = try #require(screen.children.first as? OtherNavigationController)
        #expect(container.controllerId == "other")
        #expect(container.screens.allSatisfy { $0 === container.viewControllers[0] })
    }

    @Test("S6: a plain navigation controller hears nothing, and the session is told of the error")
    func plainController() {
        stage.run {
            let screen = BeagleScreenViewController(remote)
            stage.show(UINavigationController(rootViewController: screen))
        }
        stage.fail()
        #expect(stage.timeline.take() == ["GET /home"])
        #expect(
            stage.notes.notes.contains { note in
                if case .errorNotHeard(let kind) = note { kind == "remoteScreen" } else { false }
            })
    }

    @Test("S8: the same state twice is told twice")
    func equalStates() {
        let (screen, _) = shown(.declarative(Screen(child: Probe())))
        _ = stage.timeline.take()
        stage.run {
            screen.serverDrivenState = .finished
            screen.serverDrivenState = .finished
        }
        #expect(stage.timeline.take() == ["finished", "finished"])
    }

    @Test("didChangeState reaches a subclass that wraps itself")
    func outerHears() {
        final class Outer: BeagleScreenViewController {
            var heard: [String] = []
            override func didChangeState(_ state: ServerDrivenState) { heard.append(state.entry) }
        }
        let screen = Outer(remote)
        stage.show(screen)
        stage.answer()
        #expect(screen.heard == ["started", "started", "success"])
    }
}
