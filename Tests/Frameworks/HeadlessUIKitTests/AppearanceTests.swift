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
}
