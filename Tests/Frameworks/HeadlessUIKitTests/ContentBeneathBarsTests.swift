import HeadlessUIKit
import TestSupport
import Testing

/// Frames and safe areas of controllers beneath bars. The window has 393 x 852 points and a safe area of 59 and 34; a
/// navigation bar ends at 103, a tab bar begins at 769.
@Suite("Content beneath bars")
struct ContentBeneathBarsTests {
    private let screen = UIViewController()

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var edges = UIRectEdge.all
        var includesOpaque = false
        var isTranslucent = true
        /// The vertical range that the view covers in the window, and the parts of its safe area at its upper and lower
        /// edge.
        let range: ClosedRange<CGFloat>
        let safe: [CGFloat]
    }

    private func expect(_ given: Case, in container: UIViewController) throws {
        screen.edgesForExtendedLayout = given.edges
        screen.extendedLayoutIncludesOpaqueBars = given.includesOpaque
        let stage = try Stage(root: container)
        stage.application.run {
            let frame = screen.view.convert(screen.view.bounds, to: nil)
            #expect(frame.minY...frame.maxY == given.range)
            #expect([screen.view.safeAreaInsets.top, screen.view.safeAreaInsets.bottom] == given.safe)
        }
    }

    @Test(arguments: [
        Case(testDescription: "by default", range: 0...852, safe: [103, 34]),
        Case(testDescription: "no edges", edges: [], range: 103...852, safe: [0, 34]),
        Case(testDescription: "the lower edge", edges: .bottom, range: 103...852, safe: [0, 34]),
        Case(testDescription: "an opaque bar", isTranslucent: false, range: 103...852, safe: [0, 34]),
        Case(
            testDescription: "an opaque bar, included", includesOpaque: true, isTranslucent: false, range: 0...852,
            safe: [103, 34]),
    ])
    func `A navigation controller's content`(_ given: Case) throws {
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.isTranslucent = given.isTranslucent
        try expect(given, in: navigation)
    }

    @Test(arguments: [
        Case(testDescription: "by default", range: 0...852, safe: [59, 83]),
        Case(testDescription: "no edges", edges: [], range: 0...769, safe: [59, 0]),
        Case(testDescription: "an opaque bar", isTranslucent: false, range: 0...769, safe: [59, 0]),
        Case(
            testDescription: "an opaque bar, included", includesOpaque: true, isTranslucent: false, range: 0...852,
            safe: [59, 83]),
    ])
    func `A tab bar controller's content`(_ given: Case) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        tabs.tabBar.isTranslucent = given.isTranslucent
        try expect(given, in: tabs)
    }

    @Test(arguments: [
        Case(testDescription: "by default", range: 0...852, safe: [103, 83]),
        Case(testDescription: "no edges", edges: [], range: 103...769, safe: [0, 0]),
        Case(testDescription: "the upper edge", edges: .top, range: 0...769, safe: [103, 0]),
        Case(testDescription: "an opaque tab bar", isTranslucent: false, range: 0...769, safe: [103, 0]),
    ])
    func `A stack's content in tabs`(_ given: Case) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        tabs.tabBar.isTranslucent = given.isTranslucent
        try expect(given, in: tabs)
    }

    @Test func `Edges and translucency can change later, and an app's own frame stays until then`() throws {
        let navigation = UINavigationController(rootViewController: screen)
        let stage = try Stage(root: navigation)
        stage.act { screen.edgesForExtendedLayout = [] }
        #expect(screen.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
        stage.act { screen.view.frame.origin.y = -40 }
        stage.act { navigation.view.setNeedsLayout() }
        #expect(screen.view.frame.minY == -40)
        stage.act { screen.edgesForExtendedLayout = .all }
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.act { navigation.navigationBar.isTranslucent = false }
        #expect(screen.view.frame.minY == 103)
    }

    @Test func `A bar is touched before the content beneath it`() throws {
        let navigation = UINavigationController(rootViewController: screen)
        let stage = try Stage(root: navigation)
        stage.application.run {
            let bar = navigation.navigationBar
            #expect(stage.window.hitTest(CGPoint(x: 20, y: 80), with: nil)?.isDescendant(of: bar) == true)
            #expect(stage.window.hitTest(CGPoint(x: 20, y: 120), with: nil) === screen.view)
        }
        stage.act { navigation.setNavigationBarHidden(true, animated: false) }
        stage.application.run {
            #expect(stage.window.hitTest(CGPoint(x: 20, y: 80), with: nil) === screen.view)
        }
    }

    // MARK: - Scroll edges

    private func scrolled() -> UIScrollView {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 393, height: 2_000)
        screen.view = scroll
        return scroll
    }

    @Test func `A bar is transparent until content is scrolled beneath it`() throws {
        let scroll = scrolled()
        let navigation = UINavigationController(rootViewController: screen)
        let stage = try Stage(root: navigation)
        let bar = navigation.navigationBar
        #expect(bar.projected["unfilled"] == "true" && bar.projected["lineless"] == "true")
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 300)) }
        #expect(bar.projected["unfilled"] == nil && bar.projected["lineless"] == nil)
        stage.act { scroll.receiveScroll(to: .zero) }
        #expect(bar.projected["unfilled"] == "true")
    }

    @Test func `A bar has its scroll edge appearance at the edge and its standard one otherwise`() throws {
        let scroll = scrolled()
        let navigation = UINavigationController(rootViewController: screen)
        let (edge, standard) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        edge.configureWithTransparentBackground()
        edge.titleTextAttributes = [.foregroundColor: UIColor.red]
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .blue
        standard.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigation.navigationBar.standardAppearance = standard
        navigation.navigationBar.scrollEdgeAppearance = edge
        screen.title = "Shop"
        let stage = try Stage(root: navigation)
        let bar = navigation.navigationBar
        let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
        #expect(bar.projected["unfilled"] == "true" && title.textColor == .red)
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 300)) }
        #expect(bar.projected["unfilled"] == nil && bar.drawnFill == .blue && title.textColor == .white)
        let own = UINavigationBarAppearance()
        own.backgroundColor = .green
        stage.act { screen.navigationItem.standardAppearance = own }
        #expect(bar.drawnFill == .green)
    }

    @Test func `Colours and empty images of the bar itself count at the edge too`() throws {
        let navigation = UINavigationController(rootViewController: screen)
        let stage = try Stage(root: navigation)
        let bar = navigation.navigationBar
        stage.act { bar.barTintColor = .red }
        #expect(bar.drawnFill == .red && bar.projected["unfilled"] == nil)
        stage.act {
            bar.barTintColor = nil
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.shadowImage = UIImage()
        }
        #expect(bar.projected["unfilled"] == "true" && bar.projected["lineless"] == "true")
    }

    @Test func `A tab bar is transparent where the content ends`() throws {
        let scroll = scrolled()
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        let stage = try Stage(root: tabs)
        #expect(tabs.tabBar.projected["unfilled"] == nil)
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 5_000)) }
        #expect(tabs.tabBar.projected["unfilled"] == "true")
        stage.act { scroll.receiveScroll(to: .zero) }
        #expect(tabs.tabBar.projected["unfilled"] == nil)
    }

    @Test func `Tabs take colours, fonts and distances from their bar`() throws {
        let tabs = UITabBarController()
        screen.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let other = UIViewController()
        other.title = "Other"
        tabs.viewControllers = [screen, other]
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
        look.stackedLayoutAppearance.selected.iconColor = .purple
        tabs.tabBar.standardAppearance = look
        tabs.tabBar.scrollEdgeAppearance = look
        tabs.tabBar.itemPositioning = .centered
        tabs.tabBar.itemWidth = 60
        tabs.tabBar.itemSpacing = 20
        other.tabBarItem.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 16)], for: .normal)
        let stage = try Stage(root: tabs)
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIButton }
        let places = buttons.map { $0.frame.minX.rounded() }
        #expect(buttons.map { $0.frame.width.rounded() } == [60, 60] && places == [127, 207])
        #expect(buttons[0].tintColor == .purple && buttons[1].titleColor(for: .normal) == .brown)
        #expect(buttons[1].titleLabel?.font.pointSize == 16)
        try stage.drain()
    }

    @Test func `The back button performs the item's action instead of going back`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        var asked = 0
        screen.navigationItem.backAction = UIAction { _ in asked += 1 }
        let stage = try Stage(root: navigation)
        stage.act { navigation.pushViewController(screen, animated: false) }
        #expect(stage.act { navigation.goBack() } && asked == 1 && navigation.viewControllers.count == 2)
    }

    // MARK: - Additional safe areas

    /// The child's safe area is the parent's, additional insets included, as far as it overlaps the child.
    @Test(arguments: [(0.0, 69.0), (39, 30), (69, 0), (109, 0)] as [(CGFloat, CGFloat)])
    func `An additional safe area shrinks with the distance from the edge`(_ top: CGFloat, _ safe: CGFloat) throws {
        let (root, child) = (UIViewController(), UIViewController())
        root.additionalSafeAreaInsets.top = 10
        let stage = try Stage(root: root)
        stage.act {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.view.frame = CGRect(x: 0, y: top, width: 393, height: 300)
        }
        stage.application.run {
            #expect(child.view.safeAreaInsets.top == safe)
            child.additionalSafeAreaInsets.top = 5
            #expect(child.view.safeAreaInsets.top == safe + 5)
        }
    }
}
