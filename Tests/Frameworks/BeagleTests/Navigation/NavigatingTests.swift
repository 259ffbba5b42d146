import Beagle
import TestSupport
import Testing

/// The rules of navigations. Tests of the same rule have the same number in their names, such as N1.
@Suite("Navigating")
struct NavigatingTests {
    private let stage = BeagleStage()
    private let spy = SpyNavigationController()

    /// Shows a navigation stack in the window. Its screens are created in code; the last one is on top.
    private func stack(_ ids: String...) -> [BeagleScreenViewController] {
        stage.run {
            let screens = ids.map { BeagleScreenViewController(.declarative(Screen(id: $0, child: Probe()))) }
            spy.viewControllers = screens
            stage.show(spy)
            return screens
        }
    }

    private func go(_ action: Navigate, from screen: BeagleScreenViewController) {
        stage.run { action.execute(controller: screen, origin: screen.view) }
        stage.advance(by: .seconds(1))
    }

    private func next(id: String = "next") -> Route {
        .declarative(Screen(id: id, child: Probe()))
    }

    private func context(of controller: UIViewController?) -> DynamicObject? {
        controller?.view.ownContext("navigationContext")
    }

    // MARK: Popping one screen

    @Test func `N1: popView goes from three screens to two`() {
        let screens = stack("a", "b", "c")
        go(.popView(), from: screens[2])
        #expect(spy.viewControllers == Array(screens[0...1]))
    }

    @Test func `N1: popView dismisses a stack of one`() {
        let screens = stack("a")
        go(.pushStack(next()), from: screens[0])
        let top = spy.presentedViewController as? BeagleNavigationController
        guard let only = top?.viewControllers.first as? BeagleScreenViewController else {
            Issue.record("nothing was presented")
            return
        }
        go(.popView(), from: only)
        #expect(spy.presentedViewController == nil)
    }

    // MARK: Popping to a screen

    @Test func `N2: popToView finds the nearest screen with that id`() {
        let screens = stack("a", "b", "b", "c")
        go(.popToView("b"), from: screens[3])
        #expect(spy.viewControllers == Array(screens[0...2]))
    }

    @Test(arguments: [
        "/home", "https://bff.test/home",
    ])
    func `N2: popToView finds a remote screen by its path or its full URL`(_ route: String) {
        let (home, top) = stage.run {
            let home = BeagleScreenViewController(.remote(.init(url: "/home")))
            let top = BeagleScreenViewController(.declarative(Screen(id: "/home", child: Probe())))
            spy.viewControllers = [home, BeagleScreenViewController(.remote(.init(url: "/other"))), top]
            stage.show(spy)
            return (home, top)
        }
        go(.popToView(.value(route)), from: top)
        if route == "/home" {
            #expect(spy.viewControllers.count == 3, "the local screen with that id is nearest")
        } else {
            #expect(spy.viewControllers == [home])
        }
    }

    @Test func `N2: popToView with an unknown screen keeps the stack and logs an error`() {
        let screens = stack("a", "b")
        go(.popToView("nowhere"), from: screens[1])
        #expect(spy.viewControllers == screens)
        #expect(stage.notes.logged(.error) == [#"No screen in this stack is "nowhere""#])
    }

    @Test func `N2: Two URLs that cannot be built do not count as the same URL`() {
        let top = stage.run {
            let empty = BeagleScreenViewController(.remote(.init(url: "")))
            let top = BeagleScreenViewController(.declarative(Screen(id: "top", child: Probe())))
            spy.viewControllers = [empty, top]
            stage.show(spy)
            return top
        }
        go(.popToView(""), from: top)
        #expect(spy.viewControllers.count == 2)
    }

    @Test func `popToView to the top screen keeps the stack but passes the context`() {
        let screens = stack("a", "b")
        go(.popToView("b", navigationContext: NavigationContext(value: 1)), from: screens[1])
        #expect(spy.viewControllers == screens)
        #expect(context(of: screens[1]) == 1)
    }

    // MARK: Resetting and pushing stacks

    @Test func `N3: resetStack leaves one screen`() {
        let screens = stack("a", "b", "c")
        go(.resetStack(next()), from: screens[2])
        #expect(spy.viewControllers.count == 1)
        #expect(stage.root === spy)
    }

    @Test func `N3: resetStack with an id puts another controller into the window`() {
        let screens = stack("a", "b")
        go(.resetStack(next(), controllerId: "other"), from: screens[1])
        #expect((stage.root as? OtherNavigationController)?.viewControllers.count == 1)
    }

    @Test func `N3: resetStack with an id replaces the controller that a screen created for itself`() throws {
        let outer = BeagleScreenViewController(.declarative(Screen(child: Probe())))
        stage.show(outer)
        let container = try #require(outer.children.first as? SpyNavigationController)
        let inner = try #require(container.viewControllers.first as? BeagleScreenViewController)
        go(.resetStack(next(), controllerId: "other"), from: inner)
        #expect(outer.children.count == 1)
        #expect(outer.children.first is OtherNavigationController)
    }

    @Test func `N3: resetStack with an id replaces a presented controller, which can still be dismissed`() throws {
        let screens = stack("a")
        go(.pushStack(next()), from: screens[0])
        let presented = try #require(spy.presentedViewController as? BeagleNavigationController)
        let top = try #require(presented.viewControllers.first as? BeagleScreenViewController)
        go(.resetStack(next(), controllerId: "other"), from: top)
        let replaced = try #require(spy.presentedViewController as? OtherNavigationController)
        let last = try #require(replaced.viewControllers.first as? BeagleScreenViewController)
        go(.popStack(), from: last)
        #expect(spy.presentedViewController == nil)
    }

    @Test func `N4: pushStack presents a container of the type its id names`() {
        let screens = stack("a")
        go(.pushStack(next(), controllerId: "other"), from: screens[0])
        let presented = spy.presentedViewController as? OtherNavigationController
        #expect(presented?.viewControllers.count == 1)
        #expect(presented?.modalPresentationStyle == .automatic)
    }

    @Test func `N5: resetApplication replaces the root with a container of the type its id names`() {
        let screens = stack("a")
        go(.resetApplication(next(), controllerId: "other"), from: screens[0])
        #expect((stage.root as? OtherNavigationController)?.viewControllers.count == 1)
    }

    @Test func `N5: resetApplication from a presented stack removes the old root entirely`() throws {
        let outer = BeagleScreenViewController(.declarative(Screen(child: Probe())))
        stage.show(outer)
        let container = try #require(outer.children.first as? SpyNavigationController)
        let inner = try #require(container.viewControllers.first as? BeagleScreenViewController)
        go(.pushStack(next()), from: inner)
        let presented = try #require(inner.presentedViewController as? UINavigationController)
        let top = try #require(presented.viewControllers.first as? BeagleScreenViewController)
        go(.resetApplication(next(), controllerId: "other"), from: top)
        let root = try #require(stage.root as? OtherNavigationController)
        #expect(root.presentedViewController == nil)
        #expect(presented.viewIfLoaded?.window == nil)
        #expect(root.view.window?.subviews.count == 1)
    }

    @Test func `The default animation decides how a stack is presented`() {
        let style = BeagleNavigatorAnimation(modalPresentationStyle: .fullScreen, modalTransitionStyle: .crossDissolve)
        stage.dependencies.navigation.defaultAnimation = style
        let screens = stack("a")
        go(.pushStack(next()), from: screens[0])
        #expect(spy.presentedViewController?.modalPresentationStyle == .fullScreen)
        #expect(spy.presentedViewController?.modalTransitionStyle == .crossDissolve)
    }

    @Test func `Every navigation is recorded with its destination`() {
        let screens = stack("a", "b")
        go(.popView(), from: screens[1])
        go(.pushView(next()), from: screens[0])
        go(.resetStack(next(id: "end")), from: screens[0])
        let moves = stage.notes.notes.compactMap { note in
            if case .navigated(let action, let destination) = note { "\(action) to \(destination)" } else { nil }
        }
        #expect(moves == ["popView to a", "pushView to next", "resetStack to end"])
    }

    // MARK: Contexts

    @Test func `N6: A context without a path replaces the old one, and one with a path is merged into it`() {
        let screens = stack("a", "b", "c")
        go(.popView(navigationContext: NavigationContext(value: ["x": 1])), from: screens[2])
        #expect(context(of: screens[1]) == ["x": 1])
        let path = Path(rawValue: "y[1]")
        go(.popToView("b", navigationContext: NavigationContext(path: path, value: "z")), from: screens[1])
        #expect(context(of: screens[1]) == ["x": 1, "y": [nil, "z"]])
        go(.popToView("b", navigationContext: nil), from: screens[1])
        #expect(context(of: screens[1]) == ["x": 1, "y": [nil, "z"]])
    }

    @Test func `N6: Every loading navigation passes its context to the destination`() throws {
        let context = NavigationContext(value: "hello")
        for action: Navigate in [
            .pushView(next(), navigationContext: context), .resetStack(next(), navigationContext: context),
            .pushStack(next(), navigationContext: context), .resetApplication(next(), navigationContext: context),
        ] {
            let screens = stack("a")
            go(action, from: screens[0])
            let container = spy.presentedViewController ?? stage.root
            let destination = try #require((container as? UINavigationController)?.viewControllers.last)
            #expect(self.context(of: destination) == "hello")
            stage.run { spy.dismiss(animated: false) }
            stage.advance(by: .seconds(1))
        }
    }

    @Test func `N6: popStack passes its context to the screen that becomes visible`() throws {
        let screens = stack("a")
        go(.pushStack(next()), from: screens[0])
        let presented = try #require(spy.presentedViewController as? UINavigationController)
        let top = try #require(presented.viewControllers.first as? BeagleScreenViewController)
        go(.popStack(navigationContext: NavigationContext(value: true)), from: top)
        #expect(context(of: screens[0]) == true)
        #expect(context(of: top) == .empty)
    }

    @Test func `N6: A native screen receives no navigation context`() {
        let native = UIViewController()
        let screens = stack("a")
        stage.run { spy.viewControllers = [native, screens[0]] }
        go(.popView(navigationContext: NavigationContext(value: 1)), from: screens[0])
        #expect(native.view.ownContext("navigationContext") == nil)
    }

    // MARK: Fallbacks and native routes

    @Test(arguments: ["network", "decoding", "url"])
    func `N7: The fallback is shown for every kind of error`(_ kind: String) {
        let screens = stack("a")
        let url: Expression<String> = kind == "url" ? "" : "/next"
        go(.pushView(.remote(url, fallback: Screen(id: "fallback", child: Probe()))), from: screens[0])
        switch kind {
        case "network": stage.fail()
        case "decoding": stage.answer(Documents.broken)
        default: break
        }
        #expect((spy.viewControllers.last as? BeagleScreenViewController)?.screen?.id == "fallback")
    }

    @Test func `N8: A native route passes its path and data to the deep link handler`() {
        let handler = DeepLinks()
        stage.dependencies.deepLinkHandler = handler
        let screens = stack("a")
        go(.openNativeRoute(.init(route: "/native", data: ["k": "v"])), from: screens[0])
        #expect(handler.asked == ["/native k=v"])
        #expect(spy.viewControllers.count == 2)
        go(.openNativeRoute(.init(route: "/native", shouldResetApplication: true)), from: screens[0])
        #expect(stage.root === handler.last, "a native root is not wrapped")
    }

    @Test func `N8: The stack stays unchanged without a deep link handler or when it throws`() {
        let screens = stack("a")
        go(.openNativeRoute(.init(route: "/native")), from: screens[0])
        stage.dependencies.deepLinkHandler = DeepLinks()
        go(.openNativeRoute(.init(route: "unknown")), from: screens[0])
        #expect(spy.viewControllers == screens)
        #expect(stage.notes.logged(.error) == [#"The deep link handler has no screen for "unknown""#])
    }
}

private final class DeepLinks: DeepLinkScreenManagerProtocol {
    struct Unknown: Error {}
    var asked: [String] = []
    var last: UIViewController?

    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController {
        guard path != "unknown" else { throw Unknown() }
        asked.append(([path] + (data ?? [:]).map { "\($0)=\($1)" }).joined(separator: " "))
        let screen = UIViewController()
        last = screen
        return screen
    }
}
