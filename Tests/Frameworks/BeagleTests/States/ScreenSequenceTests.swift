import Beagle
import TestSupport
import Testing

/// The states that a screen's navigation controller receives, complete and in order.
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

    @Test func `A1: A remote screen that loads reports the success sequence`() {
        _ = shown(remote)
        stage.answer()
        #expect(stage.timeline.take() == ["started", "started", "started", "GET /home"] + succeeded)
    }

    @Test func `A2: A remote screen that fails reports the failure sequence`() {
        _ = shown(remote)
        stage.fail()
        #expect(stage.timeline.take() == ["started", "started", "started", "GET /home"] + failed)
    }

    @Test func `A2: A body that is not a component reports a decoding error`() {
        _ = shown(remote)
        stage.answer(Documents.broken)
        #expect(stage.timeline.take() == failing + ["error(remoteScreen.decoding)", "finished"])
    }

    @Test func `A3: The fallback is shown, and no error is reported`() {
        _ = shown(.remote(.init(url: "/home", fallback: Screen(child: Probe()))))
        stage.fail()
        #expect(stage.timeline.take() == ["started", "started", "started", "GET /home"] + succeeded)
        #expect(
            stage.notes.notes.contains { note in
                if case .fallbackUsed(let url, _) = note { url == "/home" } else { false }
            })
    }

    @Test func `A4: A declarative screen reports the success sequence without a request`() {
        _ = shown(.declarative(Screen(child: Probe())))
        #expect(stage.timeline.take() == ["started", "started"] + succeeded)
    }

    @Test func `A5: A screen from JSON text reports the success sequence without a request`() {
        _ = shown(.declarativeText(Documents.probe))
        #expect(stage.timeline.take() == ["started", "started"] + succeeded)
    }

    @Test func `A6: Text that is not a screen reports a declarativeText error`() {
        _ = shown(.declarativeText(Documents.broken))
        #expect(stage.timeline.take() == ["started", "started", "error(declarativeText)", "finished"])
    }

    @Test func `A7: The retry of a remote screen fails again, then succeeds`() {
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

    @Test func `A8: The retry of text that is not a screen fails again`() {
        let (_, spy) = shown(.declarativeText(Documents.broken))
        _ = stage.timeline.take()
        stage.run { spy.retries[0]() }
        #expect(stage.timeline.take() == ["error(declarativeText)", "finished"])
    }

    @Test func `A9: A screen fetched by the navigator reports success without loading again`() {
        let (screen, _) = shown(.declarative(Screen(child: Probe())))
        stage.run { Navigate.pushView(.remote("/next")).execute(controller: screen, origin: screen.view) }
        _ = stage.timeline.take()
        stage.answer()
        #expect(
            stage.timeline.take() == ["finished", "success", "success", "finished", "render", "success", "finished"])
    }

    @Test func `A10: Reloading with a remote screen loads it and reports its states`() {
        let (screen, _) = shown(.declarative(Screen(child: Probe())))
        _ = stage.timeline.take()
        stage.run { screen.reloadScreen(with: remote) }
        #expect(!screen.hasServerDrivenScreen())
        #expect(stage.timeline.take() == ["success", "finished", "started", "GET /home"])
        stage.answer()
        #expect(stage.timeline.take() == succeeded)
        #expect(screen.hasServerDrivenScreen())
    }

    @Test func `A11: Reloading with a declarative screen reports success again`() {
        let (screen, _) = shown(.declarative(Screen(child: Probe())))
        _ = stage.timeline.take()
        stage.run { screen.reloadScreen(with: .declarative(Screen(child: Probe()))) }
        #expect(stage.timeline.take() == ["success", "finished"] + succeeded)
    }

    @Test func `B: A screen outside a navigation controller wraps itself in the one for its id`() throws {
        let screen = BeagleScreenViewController(remote, controllerId: "other")
        stage.show(screen)
        stage.answer()
        #expect(stage.timeline.take() == ["started", "started", "started", "GET /home"] + succeeded)
        let container = try #require(screen.children.first as? OtherNavigationController)
        #expect(container.controllerId == "other")
        #expect(container.screens.allSatisfy { $0 === container.viewControllers[0] })
    }

    @Test func `S6: A plain navigation controller receives no states, and the session records the error`() {
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

    @Test func `S8: Setting the same state twice reports it twice`() {
        let (screen, _) = shown(.declarative(Screen(child: Probe())))
        _ = stage.timeline.take()
        stage.run {
            screen.serverDrivenState = .finished
            screen.serverDrivenState = .finished
        }
        #expect(stage.timeline.take() == ["finished", "finished"])
    }

    @Test func `didChangeState is called on a screen subclass that wraps itself in a container`() {
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
