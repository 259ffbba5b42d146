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

    @Test("A bar has it once it is in a window, but for what it says itself")
    func bars() throws {
        let bar = try shown {
            UINavigationBar.appearance().barTintColor = .red
            UINavigationBar.appearance().tintColor = .white
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
            root.navigationBar.tintColor = .black
        }
        #expect(bar.barTintColor == .red && bar.tintColor == .black)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
    }

    @Test("What is set behind the first screen's coming, in the same turn, counts for it too, and later no more")
    func setBehind() throws {
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

    @Test("An appearance counts whole, and a bar may be black")
    func whole() throws {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .blue
        let bar = try shown { UINavigationBar.appearance().standardAppearance = look }
        #expect(bar.standardAppearance === look && bar.barTintColor == .blue)
        let black = UINavigationController(rootViewController: UIViewController())
        black.navigationBar.barStyle = .black
        #expect(black.navigationBar.drawnFill != nil && black.navigationBar.barTintColor == nil)
    }

    @Test("What is typed into a black search bar, and what stands there before, is for the dark")
    func search() throws {
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

    @Test("Controls have what is set for their class, and fields what is set for those inside a class")
    func controls() throws {
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
