import HeadlessUIKit
import TestSupport
import Testing

@Suite("Bars below the content")
struct ToolbarTests {
    private func sized(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: rect(0, 0, width, 30)))
    }

    private final class Above: NSObject, UINavigationBarDelegate, UIToolbarDelegate, UISearchBarDelegate {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }

    @Test func `A bar's position is decided by its delegate`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            let (above, navigation, toolbar, search) = (Above(), UINavigationBar(), UIToolbar(), UISearchBar())
            let bars: [any UIBarPositioning] = [navigation, toolbar, search]
            #expect(bars.map(\.barPosition) == [.top, .bottom, .any])
            (navigation.delegate, toolbar.delegate, search.delegate) = (above, above, above)
            #expect(bars.map(\.barPosition) == [.topAttached, .topAttached, .topAttached])
            withExtendedLifetime(above) {}
        }
    }

    @Test func `Toolbar items of the top controller stand above the safe area, separated by spaces`() throws {
        let root = UIViewController()
        let (one, other, last) = (sized(40), sized(50), sized(30))
        root.toolbarItems = [one, .fixedSpace(10), other, .flexibleSpace(), last]
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        let whole = root.view.bounds.height
        #expect(navigation.isToolbarHidden && navigation.toolbar.superview == nil)
        stage.act { navigation.isToolbarHidden = false }
        #expect(navigation.toolbar.frame == rect(0, 852 - 34 - 44, 393, 78))
        let frames = [one, other, last].map { $0.customView?.frame }
        #expect(frames == [rect(16, 7, 40, 30), rect(66, 7, 50, 30), rect(347, 7, 30, 30)])
        #expect(root.view.bounds.height == whole && root.view.safeAreaInsets.bottom == 78)
        let next = UIViewController()
        stage.act { navigation.pushViewController(next, animated: false) }
        #expect(navigation.toolbar.subviews.isEmpty)
        stage.act { next.setToolbarItems([self.sized(20)], animated: false) }
        #expect(navigation.toolbar.subviews.map(\.frame) == [rect(16, 7, 20, 30)])
        stage.act { navigation.setToolbarHidden(true, animated: false) }
        #expect(next.view.bounds.height == whole && next.view.safeAreaInsets.bottom == 34)
        try stage.drain()
    }

    @Test func `The bottom safe area of content beneath a tab bar is the bar's height`() throws {
        let root = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        let stage = try Stage(root: tabs)
        #expect(root.view.safeAreaInsets.bottom == 49 + 34 && root.view.bounds.height == 852)
        stage.act { tabs.tabBar.isHidden = true }
        stage.act { tabs.view.setNeedsLayout() }
        #expect(root.view.safeAreaInsets.bottom == 34)
    }

    @Test func `A device rotation reaches table and collection controllers, and rows take the new width`() throws {
        final class Table: UITableViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        final class Grid: UICollectionViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }
        let (table, grid) = (Table(style: .plain), Grid(collectionViewLayout: UICollectionViewFlowLayout()))
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: table), grid]
        let stage = try Stage(root: tabs)
        #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).width == 393)
        stage.act {
            var device = stage.application.device
            device.size = CGSize(width: 852, height: 393)
            device.safeArea = .zero
            stage.application.change(to: device)
        }
        let size = CGSize(width: 852, height: 393)
        #expect(table.sizes == [size] && grid.sizes == [size])
        #expect(stage.act { table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).width } == 852)
    }

    @Test func `Labels keep a common first baseline when one of them wraps anew`() throws {
        let (small, large) = (UILabel(), UILabel())
        let stack = UIStackView(arrangedSubviews: [small, large])
        let idiom = try IdiomStage { screen in
            small.text = "Note"
            large.font = .systemFont(ofSize: 30)
            large.numberOfLines = 0
            large.text = "One two three four"
            small.setContentHuggingPriority(.required, for: .horizontal)
            small.setContentCompressionResistancePriority(.required, for: .horizontal)
            stack.alignment = .firstBaseline
            screen.hold(stack)
            rules(
                stack.topAnchor.constraint(equalTo: screen.topAnchor),
                stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                stack.widthAnchor.constraint(equalToConstant: 380))
        }
        func line(_ label: UILabel) -> CGFloat {
            let font = label.font ?? .systemFont(ofSize: 17)
            return label.frame.minY + font.ascender
        }
        #expect(abs(line(small) - line(large)) < 0.5)
        let whole = large.frame.height
        idiom.act { stack.constraints.first { $0.firstAttribute == .width }?.constant = 200 }
        #expect(large.frame.height > whole * 1.5)
        #expect(abs(line(small) - line(large)) < 0.5)
    }

    @Test func `A custom view wider than its toolbar is limited to the available width`() throws {
        let (bar, wide) = (UIToolbar(frame: rect(0, 100, 393, 44)), UIView(frame: rect(0, 0, 600, 30)))
        let stage = try Stage()
        stage.act {
            stage.window.addSubview(bar)
            bar.items = [UIBarButtonItem(customView: wide)]
        }
        #expect(wide.frame.width > 300 && wide.frame.maxX <= 393)
        let squeezed = wide.frame.width
        stage.act { bar.frame.size.width = 300 }
        stage.act { bar.frame.size.width = 393 }
        #expect(wide.frame.width == squeezed)
    }
}
