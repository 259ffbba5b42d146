import Beagle
import TestSupport
import Testing

@Suite("Screens that leave")
struct MemoryTests {
    private let stage = BeagleStage()

    @Test(arguments: [true, false])
    func `A popped screen is released, even after an error with a pending retry`(_ fails: Bool) {
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

    @Test func `Popping a screen while it loads cancels its request`() {
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

    @Test func `The retry of a released screen does nothing and is recorded`() {
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
