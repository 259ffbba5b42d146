import Beagle
import TestSupport
import Testing

/// The scenarios of Beagle's `Navigate.feature`, with the results for iOS.
@Suite("After a pushed stack, and after a pushed view")
struct NavigateFeatureTests {
    private let stage = BeagleStage()
    private let spy = SpyNavigationController()

    /// Returns the screen that an action reaches from the main screen.
    private func reached(by action: (Route) -> Navigate) -> BeagleScreenViewController? {
        let main = BeagleScreenViewController(.declarative(Screen(id: "main", child: Probe())))
        stage.run {
            spy.viewControllers = [main]
            stage.show(spy)
        }
        go(action(.declarative(Screen(id: "next", child: Probe()))), from: main)
        return visible
    }

    private var visible: BeagleScreenViewController? {
        let container = (stage.root?.presentedViewController ?? stage.root) as? UINavigationController
        return container?.topViewController as? BeagleScreenViewController
    }

    private func go(_ action: Navigate, from screen: BeagleScreenViewController?) {
        guard let screen else { return }
        stage.run { action.execute(controller: screen, origin: screen.view) }
        stage.advance(by: .seconds(1))
    }

    private let reset = Route.declarative(Screen(id: "reset", child: Probe()))

    @Test(arguments: [
        ("popToView", "next"), ("popToNowhere", "next"), ("popStack", "main"), ("popView", "main"),
    ])
    func `After pushStack, popToView does nothing, and popStack and popView lead back`(
        _ name: String, _ expected: String
    ) {
        let next = reached { .pushStack($0) }
        go(action(name), from: next)
        #expect(visible?.screen?.id == expected)
    }

    @Test(arguments: [
        ("popStack", "next"), ("popView", "main"), ("popToView", "main"), ("popToNowhere", "next"),
    ])
    func `After pushView, popStack does nothing, and popView and popToView lead back`(
        _ name: String, _ expected: String
    ) {
        let next = reached { .pushView($0) }
        go(action(name), from: next)
        #expect(visible?.screen?.id == expected)
    }

    @Test func `A presented stack that was reset can still be dismissed`() {
        let next = reached { .pushStack($0) }
        go(.resetStack(reset), from: next)
        #expect(visible?.screen?.id == "reset")
        go(.popView(), from: visible)
        #expect(visible?.screen?.id == "main")
    }

    @Test(arguments: [
        "resetApplication after a stack", "resetApplication after a view", "resetStack after a view",
    ])
    func `After resetApplication or a reset of the root stack, popView does nothing`(_ name: String) {
        let next = name.hasSuffix("stack") ? reached { .pushStack($0) } : reached { .pushView($0) }
        go(name.hasPrefix("resetApplication") ? .resetApplication(reset) : .resetStack(reset), from: next)
        #expect(visible?.screen?.id == "reset")
        go(.popView(), from: visible)
        #expect(visible?.screen?.id == "reset")
        #expect(stage.root?.presentedViewController == nil)
    }

    private func action(_ name: String) -> Navigate {
        switch name {
        case "popStack": .popStack()
        case "popView": .popView()
        case "popToView": .popToView("main")
        default: .popToView("nowhere")
        }
    }
}
