import Beagle
import TestSupport
import Testing

@Suite("Screens that leave")
struct MemoryTests {
    private let stage = BeagleStage()

    @Test("A popped screen is released, also with an error and its retry behind it", arguments: [true, false])
    func popped(_ fails: Bool) {
        let container = BeagleNavigationController()
        weak var screen: BeagleScreenViewController?
        stage.run {
            let pushed = BeagleScreenViewController(.remote(.init(url: "/next")))
            container.viewControllers = [UIViewController()]
            stage.show(container)
            container.pushViewController(pushed, animated: false)
            screen = pushed
        }
        if fails { stage.fail() } else { stage.answer() }
        #expect(screen != nil)
        stage.run { _ = container.popViewController(animated: false) }
        stage.advance(by: .seconds(1))
        _ = stage.run { stage.application.changes.drain() }
        #expect(screen == nil)
    }

    @Test("A screen that leaves while it loads takes its request along")
    func cancelled() {
        let container = SpyNavigationController()
        stage.run {
            container.viewControllers = [UIViewController()]
            stage.show(container)
            container.pushViewController(BeagleScreenViewController(.remote(.init(url: "/next"))), animated: false)
        }
        container.forgetScreens()
        stage.run { _ = container.popViewController(animated: false) }
        stage.advance(by: .seconds(1))
        _ = stage.run { stage.application.changes.drain() }
        #expect(stage.network.waiting == 0)
    }

    @Test("The retry of a screen that is gone does nothing and is noted")
    func deadRetry() {
        let container = SpyNavigationController()
        stage.run {
            container.viewControllers = [UIViewController()]
            stage.show(container)
            container.pushViewController(BeagleScreenViewController(.remote(.init(url: "/next"))), animated: false)
        }
        stage.fail()
        container.forgetScreens()
        stage.run { _ = container.popViewController(animated: false) }
        stage.advance(by: .seconds(1))
        _ = stage.run { stage.application.changes.drain() }
        stage.run { container.retries[0]() }
        #expect(stage.network.requests.count == 1)
        #expect(
            stage.notes.notes.contains { note in
                if case .retryTargetGone = note { true } else { false }
            })
    }
}
