import Beagle
import TestSupport
import Testing

@Suite("The navigation bar of a screen")
struct NavigationBarTests {
    private let stage = BeagleStage()
    private let container = SpyNavigationController()

    private func show(_ bars: NavigationBar?...) -> [BeagleScreenViewController] {
        stage.run {
            let screens = bars.map { bar in
                BeagleScreenViewController(.declarative(Screen(navigationBar: bar, child: Probe())))
            }
            container.viewControllers = screens
            stage.show(container)
            return screens
        }
    }

    @Test func `A screen without a bar hides the navigation bar, and one with a bar shows it`() {
        _ = show(nil)
        #expect(container.isNavigationBarHidden)
        stage.run {
            let next = Screen(navigationBar: NavigationBar(title: "Next"), child: Probe())
            container.pushViewController(BeagleScreenViewController(.declarative(next)), animated: false)
        }
        #expect(!container.isNavigationBarHidden)
        stage.run { _ = container.popViewController(animated: false) }
        #expect(container.isNavigationBarHidden)
    }

    @Test func `Title and back button are those of the screen`() {
        let screens = show(NavigationBar(title: "One"), NavigationBar(title: "Two", showBackButton: false))
        #expect(screens[1].navigationItem.title == "Two")
        #expect(screens[1].navigationItem.hidesBackButton)
        #expect(screens[1].screenIdentity.title == "Two")
    }

    @Test func `Bar items are placed in document order towards the edge and run their actions`() throws {
        let ran = Timeline()
        let bar = NavigationBar(
            title: "Bar",
            navigationBarItems: [
                NavigationBarItem(text: "First", action: Remember(text: "first", timeline: ran)),
                NavigationBarItem(text: "Second", action: Remember(text: "second", timeline: ran)),
            ])
        let items = try #require(show(bar).first?.navigationItem.rightBarButtonItems)
        #expect(items.map(\.title) == ["Second", "First"])
        let button = try #require(container.view.button(titled: "First"))
        stage.run { button.sendActions(for: .touchUpInside) }
        #expect(ran.take() == ["first sees a navigation context"])
    }

    @Test func `A remote screen has its title as soon as its response arrives`() {
        let screen = BeagleScreenViewController(.remote(.init(url: "/home")))
        container.viewControllers = [screen]
        stage.show(container)
        stage.answer(
            """
            {"_beagleComponent_": "beagle:screenComponent", "navigationBar": {"title": "Home"},
             "child": {"_beagleComponent_": "custom:probe"}}
            """)
        #expect(screen.navigationItem.title == "Home")
        #expect(!container.isNavigationBarHidden)
        #expect(
            screen.screenIdentity
                == ScreenIdentity(
                    type: "BeagleScreenViewController", id: nil, url: "/home", title: "Home"))
    }
}

private struct Remember: Action {
    let text: String
    var timeline: Timeline?

    private enum CodingKeys: String, CodingKey {
        case text
    }

    init(text: String, timeline: Timeline) {
        self.text = text
        self.timeline = timeline
    }

    func execute(controller: BeagleController, origin: UIView) {
        let sees = origin.viewWithContext("navigationContext") != nil
        timeline?.add(sees ? "\(text) sees a navigation context" : text)
    }
}
