import HeadlessUIKit
import TestSupport
import Testing

@Suite("Places in bars, sheets and alerts")
struct BarLayoutTests {
    private func screen(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func label(_ bar: UINavigationBar, _ text: String) throws -> UILabel {
        try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == text })
    }

    @Test func `A title is centred in the row below the status bar`() throws {
        let navigation = UINavigationController(rootViewController: screen("Shop"))
        let stage = try Stage(root: navigation)
        let top = stage.window.safeAreaInsets.top
        let bar = navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: top + 44))
        let title = try label(bar, "Shop")
        #expect(abs(title.frame.midX - 196.5) < 0.4 && abs(title.frame.midY - (top + 22)) < 0.4)
    }

    @Test func `Bar items are placed from the edges, and a long title moves aside before it is truncated`() throws {
        let root = screen(String(repeating: "m", count: 60))
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
        root.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(customView: wide), UIBarButtonItem(customView: narrow),
        ]
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        let top = stage.window.safeAreaInsets.top
        #expect(wide.frame == CGRect(x: 257, y: top + 7, width: 120, height: 30))
        #expect(narrow.frame == CGRect(x: 219, y: top, width: 30, height: 44))
        let title = try label(navigation.navigationBar, root.title ?? "")
        #expect(title.frame.minX == 8 && title.frame.maxX == 219)
    }

    @Test func `The back button comes first and drops its text for a long title`() throws {
        let navigation = UINavigationController(rootViewController: screen("Shop"))
        let stage = try Stage(root: navigation)
        stage.act { navigation.pushViewController(screen("Cart"), animated: false) }
        let bar = navigation.navigationBar
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame.minX == 8 && button.frame.width > 44 && button.frame.height == 44)
        stage.act { navigation.topViewController?.title = String(repeating: "m", count: 60) }
        #expect(button.title(for: .normal) == "")
        #expect(button.frame.width == 44)
        let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
        #expect(title.frame.minX == 52 && title.frame.maxX == 385)
    }

    @Test func `A back title that does not fit becomes Back, and then no text`() throws {
        let navigation = UINavigationController(rootViewController: screen("What is new in collections of many views"))
        let stage = try Stage(root: navigation)
        stage.act { navigation.pushViewController(screen("Lists"), animated: false) }
        let button = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.title(for: .normal) == "Back" && button.frame.width > 44)
        #expect(try abs(label(navigation.navigationBar, "Lists").frame.midX - 196.5) < 0.4)
        stage.act { navigation.viewControllers[0].title = "Shop" }
        #expect(button.title(for: .normal) == "Shop")
        stage.act { navigation.viewControllers[0].navigationItem.backButtonTitle = "" }
        #expect(button.title(for: .normal) == "")
        stage.act {
            navigation.viewControllers[0].navigationItem.backButtonTitle = nil
            navigation.topViewController?.title = String(repeating: "m", count: 22)
        }
        #expect(button.title(for: .normal) == "" && button.frame.width == 44)
    }

    @Test func `A large title collapses under the bar as the content scrolls`() throws {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 393, height: 2_000)
        let root = screen("Shop")
        root.view = scroll
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = try Stage(root: navigation)
        let top = stage.window.safeAreaInsets.top
        let bar = navigation.navigationBar
        #expect(bar.frame.height == top + 96)
        #expect(scroll.adjustedContentInset.top == top + 96 && scroll.contentOffset.y == -top - 96)
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 20)) }
        #expect(scroll.contentOffset.y == -top - 76 && bar.frame.height == top + 76)
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 500)) }
        #expect(bar.frame.height == top + 44)
        stage.act { scroll.receiveScroll(to: .zero) }
        #expect(bar.frame.height == top + 96)
        let next = screen("Cart")
        next.navigationItem.largeTitleDisplayMode = .never
        stage.act { navigation.pushViewController(next, animated: false) }
        #expect(bar.frame.height == top + 44)
    }

    @Test func `Tabs share the width of the tab bar, which is at the bottom edge`() throws {
        let controller = UITabBarController()
        controller.viewControllers = ["One", "Two", "Three"].map(screen)
        let stage = try Stage(root: controller)
        let bottom = stage.window.safeAreaInsets.bottom
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 803 - bottom, width: 393, height: 49 + bottom))
        #expect(controller.tabBar.subviews.map(\.frame.minX) == [0, 131, 262])
        #expect(controller.tabBar.subviews.allSatisfy { $0.frame.size == CGSize(width: 131, height: 49) })
        #expect(controller.selectedViewController?.view.frame.height == 852)
        #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 49 + bottom)
    }

    @Test func `A tab has its image above its title and a badge; the selected tab has the tint colour`() throws {
        let controller = UITabBarController()
        controller.viewControllers = ["One", "Two"].map(screen)
        let items = try #require(controller.tabBar.items)
        for item in items { item.image = UIImage(systemName: "folder") }
        items[1].selectedImage = UIImage(systemName: "book")
        items[1].badgeValue = "3"
        let stage = try Stage(root: controller)
        try stage.drain()
        let tabs = controller.tabBar.subviews.compactMap { $0 as? UIButton }
        let content = CGRect(x: 0, y: 0, width: 196.5, height: 49)
        let (picture, words) = (tabs[0].imageRect(forContentRect: content), tabs[0].titleRect(forContentRect: content))
        #expect(picture.midX == 98.25 && abs(words.midX - 98.25) < 0.4)
        #expect(picture.maxY < words.minY && words.maxY < 49)
        #expect(tabs.map(\.isSelected) == [true, false])
        #expect(tabs.map(\.tintColor) == [.systemBlue, .systemGray])
        let badge = try #require(tabs[1].subviews.compactMap { $0 as? UILabel }.first)
        #expect(badge.text == "3" && badge.frame.minX > tabs[1].bounds.midX && badge.frame.height == 18)
        stage.act { controller.tabBar.receiveTab(1) }
        controller.tabBar.unselectedItemTintColor = .systemBrown
        items[1].badgeValue = nil
        #expect(tabs.map(\.tintColor) == [.systemBrown, .systemBlue])
        #expect(tabs[1].projected["image"] == "symbol:book" && tabs[1].subviews.isEmpty)
        #expect(controller.tabBar.selectedItem === items[1])
    }

    @Test func `A sheet starts 10 points below the status bar, and full screen covers the whole window`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let top = stage.window.safeAreaInsets.top
        let sheet = UIViewController()
        stage.act { root.present(sheet, animated: false) }
        #expect(sheet.view.superview?.frame == CGRect(x: 0, y: top + 10, width: 393, height: 842 - top))
        #expect(sheet.view.bounds.size == CGSize(width: 393, height: 842 - top))
        stage.act { root.dismiss(animated: false) }
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        stage.act { root.present(full, animated: false) }
        #expect(full.view.superview?.frame == stage.window.bounds)
    }

    @Test func `An alert is 270 points wide and centred, with two short buttons side by side`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let alert = UIAlertController(title: "Sure?", message: "Gone is gone.", preferredStyle: .alert)
        alert.addTextField()
        for name in ["No", "Yes"] { alert.addAction(UIAlertAction(title: name, style: .default)) }
        stage.act { root.present(alert, animated: false) }
        stage.act { alert.textFields?.first?.resignFirstResponder() }
        let view = try #require(alert.view)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let field = try #require(alert.textFields?.first)
        let buttons = view.subviews.compactMap { $0 as? UIButton }
        #expect(labels[0].frame.minY == 19 && labels[0].frame.width == 238)
        #expect(labels[1].frame.minY == labels[0].frame.maxY + 2)
        #expect(field.frame == CGRect(x: 16, y: labels[1].frame.maxY + 19, width: 238, height: 36))
        #expect(buttons.map(\.frame.minX) == [0, 135] && buttons[0].frame.minY == field.frame.maxY + 16)
        #expect(view.frame.width == 270 && abs(view.frame.height - (buttons[0].frame.minY + 44)) < 0.4)
        #expect(abs(view.frame.midX - 196.5) < 0.4 && abs(view.frame.midY - 426) < 0.4)
        let before = view.frame.height
        stage.act { alert.addAction(UIAlertAction(title: "Maybe", style: .default)) }
        #expect(view.frame.height == before + 88)
    }

    @Test func `An action sheet is placed at the bottom edge`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for name in ["Copy", "Share"] { sheet.addAction(UIAlertAction(title: name, style: .default)) }
        stage.act { root.present(sheet, animated: false) }
        let bottom = stage.window.safeAreaInsets.bottom
        #expect(sheet.view.frame == CGRect(x: 8, y: 844 - bottom - 114, width: 377, height: 114))
        #expect(sheet.view.subviews.compactMap { ($0 as? UIButton)?.frame.minY } == [0, 57])
        #expect(sheet.view.projected["cancelRoom"] == "0" && sheet.view.projected["cancel"] == nil)
    }

    @Test func `The cancel action of an action sheet is placed separately at the bottom, whenever added`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        for name in ["Copy", "Share"] { sheet.addAction(UIAlertAction(title: name, style: .default)) }
        stage.act { root.present(sheet, animated: false) }
        let buttons = sheet.view.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["Copy", "Share", "Cancel"])
        #expect(buttons.map(\.frame.minY) == [0, 57, 122])
        #expect(sheet.view.frame.height == 179 && sheet.view.projected["cancelRoom"] == "65")
        #expect(sheet.view.projected["cancel"] == "2")
    }

    @Test func `A first scroll view starts below a large title, even if its content fits`() throws {
        let (grid, other) = (UIScrollView(), UIScrollView())
        let root = screen("Shop")
        for view in [grid, other] {
            view.frame = root.view.bounds
            root.view.addSubview(view)
        }
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = try Stage(root: navigation)
        stage.act { grid.contentSize = CGSize(width: 300, height: 200) }
        #expect(grid.adjustedContentInset.top == 155 && grid.contentOffset.y == -155)
        #expect(other.adjustedContentInset.top == 0)
        // Without a bar, nothing adjusts the content insets of a scroll view.
        let (alone, plain) = (UIViewController(), UIScrollView(frame: root.view.bounds))
        alone.view.addSubview(plain)
        stage.act { stage.window.rootViewController = alone }
        #expect(plain.adjustedContentInset.top == 0)
    }

    @Test func `A bar item wider than the bar is limited to the bar's width and grows with it`() throws {
        let wide = UIView(frame: rect(0, 0, 600, 30))
        let root = screen("")
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: wide)
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        let bar = navigation.navigationBar
        #expect(wide.frame.minX == 16 && wide.frame.maxX == bar.bounds.width - 8)
        stage.act { navigation.view.frame.size.width = 300 }
        #expect(bar.bounds.width == 300 && wide.frame.width == 276)
        stage.act { navigation.view.frame.size.width = 393 }
        #expect(wide.frame.width == 369)
    }

    @Test func `A system button with image and title in a bar shows the image before the title`() throws {
        let root = screen("")
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        button.setTitle(" Back", for: .normal)
        button.sizeToFit()
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        stage.act {}
        let content = button.contentRect(forBounds: button.bounds)
        let (image, title) = (button.imageRect(forContentRect: content), button.titleRect(forContentRect: content))
        #expect(image.minX >= 0 && image.maxX <= title.minX && title.maxX <= button.bounds.width + 0.5)
        #expect(title.width > 30 && button.frame.minX == 16)
    }
}
