import HeadlessUIKit
import TestSupport
import Testing

@Suite("What is set for all bars")
struct AppearanceTests {
    private let root = UINavigationController(rootViewController: UIViewController())

    private func shown(_ begin: () -> Void) throws -> UINavigationBar {
        let stage = try Stage(root: UIViewController())
        return stage.act {
            begin()
            UIApplication.shared.keyWindow?.rootViewController = root
            root.view.layoutIfNeeded()
            return root.navigationBar
        }
    }

    @Test func `A bar takes its appearance in a window, except for its own values`() throws {
        let bar = try shown {
            UINavigationBar.appearance().barTintColor = .red
            UINavigationBar.appearance().tintColor = .white
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
            root.navigationBar.tintColor = .black
        }
        #expect(bar.barTintColor == .red && bar.tintColor == .black)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
    }

    @Test func `An appearance set in the turn of the first screen applies to it, and a later one does not`() throws {
        let stage = try Stage(root: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        stage.act {
            UIApplication.shared.keyWindow?.rootViewController = tabs
            UINavigationBar.appearance().tintColor = .red
            UITabBar.appearance().barTintColor = .green
        }
        #expect(root.navigationBar.tintColor == .red && tabs.tabBar.barTintColor == .green)
        stage.act { UINavigationBar.appearance().barTintColor = .blue }
        stage.act { root.navigationBar.setNeedsLayout() }
        #expect(root.navigationBar.barTintColor == nil)
    }

    @Test func `An appearance object applies as a whole, and a bar style may be black`() throws {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .blue
        let bar = try shown {
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().scrollEdgeAppearance = look
        }
        #expect(bar.standardAppearance === look && bar.drawnFill == .blue)
        let black = UINavigationController(rootViewController: UIViewController())
        black.navigationBar.barStyle = .black
        #expect(black.navigationBar.drawnFill != nil && black.navigationBar.barTintColor == nil)
    }

    @Test func `The text field of a black search bar uses the dark style`() throws {
        let bar = UISearchBar()
        let stage = try Stage(root: root)
        stage.act {
            bar.barStyle = .black
            root.view.addSubview(bar)
        }
        #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
        #expect(bar.traitCollection.userInterfaceStyle == .light && bar.searchTextField.textColor == .white)
        stage.act { bar.barStyle = .default }
        #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `Controls take the appearance of their class, and text fields that of a containing class`() throws {
        let pages = UIPageControl(), toggle = UISwitch(), search = UISearchBar(), field = UITextField()
        let stage = try Stage(root: root)
        stage.act {
            UIPageControl.appearance().pageIndicatorTintColor = .red
            UISwitch.appearance().onTintColor = .green
            UISearchBar.appearance().barTintColor = .blue
            UITextField.appearance().tintColor = .black
            UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .white
            pages.currentPageIndicatorTintColor = .black
            for view in [pages, toggle, search, field] { root.view.addSubview(view) }
        }
        #expect(pages.pageIndicatorTintColor == .red && pages.currentPageIndicatorTintColor == .black)
        #expect(toggle.onTintColor == .green && search.barTintColor == .blue)
        #expect(field.tintColor == .black && search.searchTextField.tintColor == .white)
    }

    private final class Fancy: UILabel {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("not from a nib") }
    }

    @Test func `Every class of views has a proxy, and a view takes what it has not set itself`() throws {
        let (label, own, fancy, table) = (UILabel(), UILabel(), Fancy(frame: .zero), UITableView())
        let inside = UIView()
        let (stack, boxed) = (UIStackView(), UILabel())
        own.textColor = .blue
        let stage = try Stage(showing: inside)
        stage.act {
            UILabel.appearance().textColor = .red
            Fancy.appearance().textColor = .green
            UITableView.appearance().backgroundColor = .yellow
            UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .purple
            stack.addArrangedSubview(boxed)
            for view in [label, own, fancy, table, stack] { inside.addSubview(view) }
        }
        #expect(label.textColor == .red && own.textColor == .blue && fancy.textColor == .green)
        #expect(boxed.textColor == .purple && table.backgroundColor == .yellow && stack.backgroundColor == nil)
    }

    @Test func `Bar items take the title attributes of their proxies`() throws {
        let tabs = UITabBarController()
        let stage = try Stage(root: tabs)
        stage.act {
            for state in [UIControl.State.normal, .selected] {
                UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: state)
            }
            UIBarButtonItem.appearance().tintColor = .green
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            screen.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", style: .plain, target: nil, action: nil)
            tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        }
        let tab = try #require(tabs.tabBar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(tab.titleColor(for: .normal) == .red)
        let bar = try #require((tabs.viewControllers?.first as? UINavigationController)?.navigationBar)
        let go = try #require(bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Go" })
        #expect(go.titleColor(for: .normal) == .green)
    }
}
