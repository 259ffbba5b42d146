import HeadlessUIKit
import TestSupport
import Testing

@Suite("Navigation controllers")
struct NavigationTests {
    let diary = RecordingController.Diary()

    private func controller(_ name: String) -> RecordingController { RecordingController(name, diary) }

    @Test func `A root controller belongs to its navigation controller before any view loads`() {
        let root = controller("root")
        let navigation = UINavigationController(rootViewController: root)
        #expect(root.parent === navigation)
        #expect(root.navigationController === navigation)
        #expect(root.isViewLoaded == false)
        #expect(navigation.isViewLoaded == false)
    }

    @Test func `Accessing a controller's view loads it once`() {
        let screen = controller("a")
        _ = screen.view
        _ = screen.view
        #expect(diary.entries == ["a loadView", "a viewDidLoad"])
    }

    @Test func `The navigation stack changes at once, and pops return the removed controllers`() {
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        let navigation = UINavigationController(rootViewController: a)
        #expect(navigation.popViewController(animated: false) == nil)
        navigation.pushViewController(b, animated: true)
        navigation.pushViewController(c, animated: false)
        #expect(navigation.viewControllers == [a, b, c])
        #expect(navigation.popToViewController(c, animated: false) == [])
        #expect(navigation.popToViewController(a, animated: false) == [b, c])
        #expect(b.navigationController == nil)
        navigation.viewControllers = [b, c]
        #expect(navigation.topViewController === c)
        #expect(a.parent == nil)
        #expect(navigation.popToRootViewController(animated: false) == [c])
    }

    @Test func `Invalid pushes and pops are refused and logged without a crash`() throws {
        let (a, b) = (controller("a"), controller("b"))
        let navigation = UINavigationController(rootViewController: a)
        let stage = try Stage(root: navigation)
        stage.act {
            #expect(navigation.popToViewController(b, animated: false) == nil)
            navigation.pushViewController(a, animated: false)
            navigation.pushViewController(UINavigationController(), animated: false)
        }
        #expect(navigation.viewControllers == [a])
        #expect(stage.host.notes.count == 3)
    }

    @Test func `Appearance callbacks arrive synchronously in UIKit's order`() throws {
        let (a, b) = (controller("a"), controller("b"))
        let navigation = UINavigationController(rootViewController: a)
        let stage = try Stage(root: navigation)
        #expect(
            diary.entries == [
                "a willMove in", "a didMove in", "a loadView", "a viewDidLoad", "a willAppear", "a didAppear",
            ])
        diary.entries = []
        stage.act { navigation.pushViewController(b, animated: true) }
        #expect(
            diary.entries == [
                "b willMove in", "a willDisappear", "b loadView", "b viewDidLoad", "b willAppear", "a didDisappear",
                "b didAppear", "b didMove in",
            ])
        diary.entries = []
        stage.act { _ = navigation.popViewController(animated: true) }
        #expect(
            diary.entries == [
                "b willMove out", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear", "b didMove out",
            ])
    }

    @Test func `A push inserts the new view and removes the covered one, both marked as a push`() throws {
        let (a, b) = (controller("a"), controller("b"))
        let navigation = UINavigationController(rootViewController: a)
        let stage = try Stage(root: navigation)
        stage.act { navigation.pushViewController(b, animated: true) }
        let pushed = try stage.drain().summary
        #expect(pushed.contains("insert \(b.view.id?.description ?? "") (push)"))
        #expect(pushed.contains("remove \(a.view.id?.description ?? "") (push)"))
        #expect(a.view.window == nil)
        stage.act { _ = navigation.popViewController(animated: true) }
        #expect(try stage.drain().summary.contains("remove \(b.view.id?.description ?? "") (pop)"))
        stage.act { navigation.pushViewController(b, animated: false) }
        #expect(try stage.drain().summary.contains { $0.contains("(") } == false)
    }

    @Test func `The navigation bar shows the title as a heading and a button labelled Back`() throws {
        let (a, b) = (controller("First"), controller("Second"))
        let navigation = UINavigationController(rootViewController: a)
        let stage = try Stage(root: navigation)
        let bar = navigation.navigationBar
        #expect(bar.backButton.isHidden)
        #expect(stage.application.back() == false)
        stage.act { navigation.pushViewController(b, animated: true) }
        try stage.drain()
        let labels = bar.subviews.compactMap { $0 as? UILabel }
        #expect(labels.first?.projected["heading"] == "1")
        #expect(labels.first?.text == "Second")
        #expect(bar.backButton.projected["label"] == "Back")
        #expect(bar.backButton.projected["title"] == "First")
        b.title = "Renamed"
        #expect(labels.first?.text == "Renamed")
        b.navigationItem.hidesBackButton = true
        #expect(stage.application.back() == false)
        b.navigationItem.hidesBackButton = false
        #expect(stage.application.back())
        #expect(navigation.topViewController === a)
    }

    @Test func `A system bar button item shows its labelled symbol or its title`() throws {
        let a = controller("a")
        let stage = try Stage(root: UINavigationController(rootViewController: a))
        let add = UIBarButtonItem(systemItem: .add)
        stage.act {
            a.navigationItem.rightBarButtonItem = add
            a.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        }
        let bar = try #require(a.navigationController?.navigationBar)
        let shown = bar.subviews.filter { $0 is UIButton && !$0.isHidden }.map(\.projected)
        #expect(shown.map { $0["image"] } == [nil, "symbol:plus"])
        #expect(shown.map { $0["title"] } == ["Cancel", nil])
        #expect(shown.map { $0["label"] } == [nil, "Add"])
        stage.act { add.accessibilityLabel = "New order" }
        let labels = bar.subviews.map { $0.projected["label"] }
        #expect(labels.contains("New order"))
    }

    @Test func `Bar button items run their action, and their buttons follow changes of the item`() throws {
        let a = controller("a")
        let stage = try Stage(root: UINavigationController(rootViewController: a))
        var taps: [String] = []
        let right = UIBarButtonItem(title: "Cart", style: .plain) { taps.append("cart") }
        let far = UIBarButtonItem(title: "Help", style: .done) { taps.append("help") }
        stage.act { a.navigationItem.rightBarButtonItems = [right, far] }
        try stage.drain()
        let bar = try #require(a.navigationController?.navigationBar)
        func buttons() -> [UIButton] { bar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden } }
        #expect(buttons().map(\.currentTitle) == ["Help", "Cart"])
        let kept = buttons()[1]
        stage.act { _ = kept.receiveTap() }
        #expect(taps == ["cart"])
        stage.act {
            right.title = "Cart (1)"
            far.isEnabled = false
        }
        #expect(buttons()[1] === kept)
        #expect(kept.currentTitle == "Cart (1)")
        #expect(buttons()[0].isReachable == false)
        stage.act { a.navigationItem.rightBarButtonItem = nil }
        #expect(buttons().isEmpty)
        try stage.drain()
    }

    @Test func `Hiding the navigation bar gives its space to the content`() throws {
        let navigation = UINavigationController(rootViewController: controller("a"))
        let stage = try Stage(root: navigation)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 103)
        stage.act { navigation.setNavigationBarHidden(true, animated: true) }
        #expect(navigation.navigationBar.projected["barHidden"] == "true")
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 59)
        #expect(navigation.topViewController?.view.frame.height == 852)
        try stage.drain()
    }

    @Test func `Popped controllers and their views are deallocated`() throws {
        weak var gone: UIViewController?
        weak var goneView: UIView?
        let navigation = UINavigationController(rootViewController: controller("a"))
        let stage = try Stage(root: navigation)
        do {
            let pushed = controller("b")
            gone = pushed
            stage.act { navigation.pushViewController(pushed, animated: true) }
            goneView = pushed.view
            try stage.drain()
        }
        stage.act { _ = navigation.popViewController(animated: true) }
        try stage.drain()
        #expect(gone == nil)
        #expect(goneView == nil)
    }

    @Test func `A replaced root is deallocated with its navigation controller and bar items`() throws {
        weak var gone: UIViewController?
        let stage: Stage
        do {
            let root = controller("a")
            let navigation = UINavigationController(rootViewController: root)
            gone = navigation
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "x", style: .plain) { [weak root] in
                root?.title = "y"
            }
            stage = try Stage(root: navigation)
        }
        stage.act { stage.window.rootViewController = UIViewController() }
        try stage.drain()
        #expect(gone == nil)
    }

    @Test func `A child of a visible controller gets appearance callbacks when added and removed`() throws {
        let root = controller("root")
        let stage = try Stage(root: root)
        diary.entries = []
        let child = controller("child")
        stage.act {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        #expect(
            diary.entries == [
                "child willMove in", "child loadView", "child viewDidLoad", "child willAppear", "child didAppear",
                "child didMove in",
            ])
        diary.entries = []
        stage.act {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(
            diary.entries == ["child willMove out", "child willDisappear", "child didDisappear", "child didMove out"])
    }

    @Test func `A controller embedded by a wrapper's navigation controller appears once`() throws {
        final class Wrapper: UIViewController {
            let inner: UIViewController
            init(_ inner: UIViewController) {
                self.inner = inner
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                let navigation = UINavigationController(rootViewController: inner)
                addChild(navigation)
                view.addSubview(navigation.view)
                navigation.didMove(toParent: self)
            }
        }
        let inner = controller("inner")
        let stage = try Stage(root: Wrapper(inner))
        #expect(diary.entries.filter { $0 == "inner didAppear" }.count == 1)
        #expect(inner.view.window === stage.window)
        let second = controller("second")
        stage.act { inner.navigationController?.pushViewController(second, animated: true) }
        #expect(stage.application.back())
        try stage.drain()
    }

    @Test func `The initialiser of an empty UINavigationController subclass can be used as a builder`() {
        class Custom: UINavigationController {}
        let builder: () -> UINavigationController = Custom.init
        #expect(builder() is Custom)
    }

    @Test func `A tab bar controller shows one controller at a time, and each tab keeps its own stack`() throws {
        let (a, b) = (controller("a"), controller("b"))
        let tabs = UITabBarController()
        let second = UINavigationController(rootViewController: b)
        second.title = "Second"
        tabs.viewControllers = [a, second]
        let stage = try Stage(root: tabs)
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["a", "Second"])
        #expect(buttons[0].projected["role"] == "tab")
        #expect(buttons[0].projected["selected"] == "true")
        #expect(a.view.window === stage.window)
        stage.act { _ = buttons[1].receiveTap() }
        try stage.drain()
        #expect(a.view.window == nil)
        #expect(b.view.window === stage.window)
        #expect(b.tabBarController === tabs)
        stage.act { second.pushViewController(controller("c"), animated: true) }
        stage.act { tabs.selectedIndex = 0 }
        #expect(stage.application.back() == false)
        stage.act { tabs.selectedIndex = 1 }
        #expect(stage.application.back())
        try stage.drain()
    }

    @Test func `isMovingFromParent is true for a controller being popped and false for a covered one`() throws {
        final class Leaver: UIViewController {
            var told: [Bool] = []
            override func viewWillDisappear(_ animated: Bool) { told.append(isMovingFromParent) }
            override func viewDidDisappear(_ animated: Bool) { told.append(isMovingFromParent) }
        }
        let leaver = Leaver()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = try Stage(root: navigation)
        stage.act {
            navigation.pushViewController(leaver, animated: false)
            navigation.pushViewController(UIViewController(), animated: false)
            navigation.popViewController(animated: true)
            navigation.popViewController(animated: true)
        }
        #expect(leaver.told == [false, false, true, true] && !leaver.isMovingFromParent)
    }

    @Test func `Properties set after a push in the same turn are there when viewDidLoad runs`() throws {
        final class Screen: UIViewController {
            var words = ""
            var seen: [String] = []
            override func viewDidLoad() { seen.append(words) }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = try Stage(root: navigation)
        let (pushed, set, shown) = (Screen(), Screen(), Screen())
        stage.act {
            navigation.pushViewController(pushed, animated: true)
            #expect(navigation.topViewController === pushed && !pushed.isViewLoaded)
            pushed.words = "Rye"
        }
        #expect(pushed.seen == ["Rye"] && pushed.view.window != nil)
        stage.act {
            navigation.setViewControllers([set], animated: false)
            set.words = "Spelt"
        }
        #expect(set.seen == ["Spelt"] && set.view.window != nil && pushed.view.window == nil)
        // Presenting from the pushed controller loads its view, with the values that were set before.
        stage.act {
            navigation.pushViewController(shown, animated: true)
            shown.words = "Bun"
            shown.present(UIViewController(), animated: false)
            shown.words = ""
        }
        #expect(shown.seen == ["Bun"] && shown.presentedViewController?.view.window != nil)
    }

    @Test func `Using a push's transitionCoordinator, or pushing again, loads the first pushed view`() throws {
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        let navigation = UINavigationController(rootViewController: a)
        let stage = try Stage(root: navigation)
        diary.entries = []
        var ends = 0
        stage.act {
            navigation.pushViewController(b, animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
            #expect(b.isViewLoaded)
            navigation.pushViewController(c, animated: false)
            navigation.popViewController(animated: false)
        }
        #expect(navigation.viewControllers == [a, b] && b.view.window != nil)
        #expect(diary.entries.filter { $0.hasPrefix("c ") }.last == "c didMove out" || c.parent == nil)
        #expect(diary.entries.filter { $0 == "b didAppear" }.count == 2)
    }

    @Test func `A container is notified when a child's preferredContentSize changes`() {
        final class Box: UIViewController {
            var heard: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                heard.append(container.preferredContentSize)
            }
        }
        let (box, inside) = (Box(), UIViewController())
        box.addChild(inside)
        inside.preferredContentSize = CGSize(width: 100, height: 50)
        #expect(box.heard == [CGSize(width: 100, height: 50)])
    }
}
