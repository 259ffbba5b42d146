import HeadlessUIKit
import TestSupport
import Testing

@Suite("Tabs")
struct TabBarTests {
    private final class Deciding: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
        var refused: UIViewController?
        var heard: [String] = []

        func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            heard.append("may \(viewController.title ?? "?")")
            return viewController !== refused
        }

        func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
            heard.append("did \(viewController.title ?? "?")")
        }

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append("item \(item.title ?? "?")") }
    }

    private final class Tabs: UITabBarController {
        var items: [String] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { items.append(item.title ?? "?") }
    }

    private let tabs = Tabs()
    private let deciding = Deciding()
    private let stage: Stage
    private let first = UINavigationController(rootViewController: UIViewController())

    init() throws {
        let second = UIViewController()
        (first.title, second.title) = ("First", "Second")
        tabs.viewControllers = [first, second]
        tabs.delegate = deciding
        stage = try Stage(root: tabs)
    }

    private func press(_ place: Int) { stage.act { tabs.tabBar.receiveTab(place) } }

    @Test func `The tab bar delegate is asked and notified when a user selects a tab, not for code`() {
        press(1)
        #expect(tabs.selectedIndex == 1)
        deciding.refused = first
        press(0)
        #expect(tabs.selectedIndex == 1)
        stage.act { tabs.selectedIndex = 0 }
        #expect(tabs.selectedIndex == 0)
        #expect(deciding.heard == ["may Second", "did Second", "may First"])
        #expect(tabs.items == ["Second"])
    }

    @Test func `Tapping the selected tab pops to its root and notifies the delegate`() {
        stage.act {
            first.pushViewController(UIViewController(), animated: false)
            first.pushViewController(UIViewController(), animated: false)
        }
        press(0)
        #expect(first.viewControllers.count == 1)
        #expect(deciding.heard == ["may First", "did First"])
    }

    @Test func `The tab bar is hidden while a controller that hides it is on the stack, and content grows`() throws {
        let detail = UIViewController(), further = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        let room = first.view.safeAreaInsets.bottom
        stage.act { first.pushViewController(detail, animated: true) }
        #expect(tabs.tabBar.superview == nil && first.view.safeAreaInsets.bottom < room)
        #expect(detail.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
        stage.act { first.pushViewController(further, animated: true) }
        #expect(tabs.tabBar.superview == nil)
        stage.act { tabs.selectedIndex = 1 }
        #expect(tabs.tabBar.superview === tabs.view)
        stage.act { tabs.selectedIndex = 0 }
        #expect(tabs.tabBar.superview == nil)
        stage.act { first.popToRootViewController(animated: true) }
        #expect(tabs.tabBar.superview === tabs.view && first.view.safeAreaInsets.bottom == room)
        try stage.drain()
    }

    @Test func `hidesBottomBarWhenPushed on a root controller hides no tab bar`() {
        first.viewControllers[0].hidesBottomBarWhenPushed = true
        stage.act { first.setViewControllers(first.viewControllers, animated: false) }
        #expect(tabs.tabBar.superview === tabs.view)
    }

    @Test func `A standalone tab bar shows its items and notifies its delegate of the tapped one`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        bar.delegate = deciding
        stage.act {
            bar.items = items
            first.view.addSubview(bar)
        }
        #expect(bar.selectedItem == nil && bar.tabCount == 2)
        stage.act { bar.receiveTab(1) }
        #expect(bar.selectedItem === items[1] && deciding.heard == ["item B"])
        stage.act { bar.selectedItem = items[0] }
        #expect(bar.selectedItem === items[0] && deciding.heard == ["item B"])
        stage.act { bar.items = [items[0]] }
        #expect(bar.selectedItem === items[0] && bar.tabCount == 1)
    }

    private final class Late: UITabBarController {
        var seen: CGFloat = 0
        override func viewWillAppear(_ animated: Bool) { viewControllers = [UIViewController(), UIViewController()] }
        override func viewWillLayoutSubviews() { seen = tabBar.frame.height }
    }

    @Test func `Tabs set in viewWillAppear are shown, even if the subclass does not call super`() throws {
        let tabs = Late()
        let stage = try Stage(root: tabs)
        #expect(tabs.selectedViewController?.view.window === stage.window)
        #expect(tabs.selectedViewController?.view.bounds.width == 393 && tabs.seen > 49)
        #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.height)
    }

    @Test func `A missing tab image keeps its space, centred in the tab`() throws {
        let (tabs, screen) = (UITabBarController(), UIViewController())
        screen.tabBarItem = UITabBarItem(title: "Home", image: UIImage(imageLiteralResourceName: "gone"), tag: 0)
        let stage = try Stage(root: tabs)
        stage.act { tabs.viewControllers = [screen] }
        let tab = try #require(tabs.tabBar.subviews.compactMap { $0 as? UIButton }.first)
        let place = tab.imageRect(forContentRect: tab.contentRect(forBounds: tab.bounds))
        #expect(place.width == 24 && place.midX == tab.bounds.midX)
    }

    @Test func `A hosting controller shows a message that its SwiftUI view is not displayed`() throws {
        struct Shop { var name = "" }
        let screen = UIHostingController(rootView: Shop())
        let stage = try Stage(root: screen)
        let words = stage.act { screen.view.subviews.compactMap { ($0 as? UILabel)?.text } }
        #expect(words == ["Shop is of SwiftUI, which is not shown here."])
    }

    @Test func `All tabs are customizable unless code names some`() throws {
        let tabs = UITabBarController(), one = UIViewController(), other = UIViewController()
        tabs.viewControllers = [one, other]
        _ = try Stage(root: tabs)
        #expect(tabs.customizableViewControllers == [one, other])
        tabs.customizableViewControllers = [other]
        #expect(tabs.customizableViewControllers == [other])
    }

    @Test func `A stack's tab item is that of its root, unless the stack has its own item or title`() throws {
        let tabs = UITabBarController()
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        first.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
        second.title = "Favourites"
        third.title = "Third"
        let stacks = [first, second, third].map { UINavigationController(rootViewController: $0) }
        stacks[2].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        tabs.viewControllers = stacks
        let stage = try Stage(root: tabs)
        #expect(stacks.map(\.tabBarItem.title) == ["Search", "Favourites", "Own"] && stacks[0].tabBarItem.tag == 7)
        stage.act { second.title = "Kept" }
        #expect(stacks[1].tabBarItem.title == "Kept")
        stacks[2].tabBarItem = nil
        stacks[2].title = "Stack"
        #expect(stacks[2].tabBarItem.title == "Stack")
    }
}
