import HeadlessUIKit
import TestSupport
import Testing

/// Tests which views grow with the user's text size setting, and which keep their size.
@Suite("Places for larger text")
struct GrownTextTests {
    private func grow(_ stage: Stage, _ size: UIContentSizeCategory = .accessibilityExtraLarge) {
        stage.act {
            var device = stage.application.device
            device.textSize = size
            stage.application.change(to: device)
        }
    }

    @Test func `An alert grows with the text size and stays centred`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let alert = UIAlertController(title: "Sure?", message: "Gone is gone.", preferredStyle: .alert)
        alert.addTextField()
        for name in ["No", "Yes"] { alert.addAction(UIAlertAction(title: name, style: .default)) }
        stage.act { root.present(alert, animated: false) }
        stage.act { alert.textFields?.first?.resignFirstResponder() }
        let view = try #require(alert.view)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let buttons = view.subviews.compactMap { $0 as? UIButton }
        let field = try #require(alert.textFields?.first)
        #expect(labels.map(\.font.pointSize) == [17, 13] && buttons.map(\.frame.height) == [44, 44])
        #expect(field.frame.height == 36)
        let before = view.frame.height
        grow(stage)
        #expect(labels.map(\.font.pointSize) == [40, 33])
        #expect(buttons.map { $0.titleLabel?.font.pointSize } == [40, 40])
        let line = UIFont.systemFont(ofSize: 40).lineHeight
        #expect(buttons.map(\.frame.height) == [line.rounded(.up) + 22, line.rounded(.up) + 22])
        #expect(field.frame.height == line.rounded(.up) + 1 + 14)
        #expect(view.frame.height > before + 60 && abs(view.frame.midY - 426) < 0.4)
        #expect(labels[1].frame.minY == labels[0].frame.maxY + 2)
        grow(stage, .large)
        #expect(view.frame.height == before)
    }

    @Test func `An action sheet grows with the text size`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for name in ["Copy", "Share"] { sheet.addAction(UIAlertAction(title: name, style: .default)) }
        stage.act { root.present(sheet, animated: false) }
        grow(stage)
        let button = UIFont.systemFont(ofSize: 43).lineHeight.rounded(.up) + 22
        #expect(sheet.view.subviews.compactMap { ($0 as? UIButton)?.frame.minY } == [0, button])
        #expect(sheet.view.frame.height == 2 * button && sheet.view.frame.maxY == 852 - 34 - 8)
    }

    @Test func `Titles of navigation bars and tabs do not grow with the text size`() throws {
        let root = UIViewController()
        root.title = "Shop"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation]
        let stage = try Stage(root: tabs)
        let before = (navigation.navigationBar.subviews + tabs.tabBar.subviews).map(\.frame)
        grow(stage)
        #expect((navigation.navigationBar.subviews + tabs.tabBar.subviews).map(\.frame) == before)
    }

    @Test func `Rows and section headers grow with the text size`() throws {
        let controller = Cards()
        let stage = try Stage(root: controller)
        let (cell, header) = (controller.cell, try #require(controller.tableView.headerView(forSection: 0)))
        #expect(cell.frame.height == 44 || cell.frame.height > 44)
        let (row, title) = (cell.frame.height, header.frame.height)
        grow(stage)
        #expect(cell.textLabel?.font.pointSize == 40 && cell.detailTextLabel?.font.pointSize == 32)
        let words = try #require(cell.textLabel).frame.height + (try #require(cell.detailTextLabel)).frame.height
        #expect(abs(cell.frame.height - (words + 2 + 22 + 1.0 / 3)) < 0.4 && cell.frame.height > row)
        #expect(header.textLabel?.font.pointSize == 40 && header.frame.height > title)
    }

    @Test func `A text field grows with the text size only if it adjusts its font`() throws {
        let stage = try Stage(root: UIViewController())
        let (following, staying) = (UITextField(), UITextField())
        stage.act {
            for field in [following, staying] {
                field.font = .preferredFont(forTextStyle: .body)
                stage.window.addSubview(field)
            }
            following.adjustsFontForContentSizeCategory = true
        }
        let before = staying.intrinsicContentSize
        #expect(following.intrinsicContentSize == before)
        grow(stage)
        #expect(following.intrinsicContentSize.height == UIFont.systemFont(ofSize: 40).lineHeight.rounded(.up) + 1)
        #expect(staying.intrinsicContentSize == before)
    }

    @Test func `Text size and rotation notifications are delivered only in their own session`() throws {
        let (one, other) = (try Stage(root: UIViewController()), try Stage(root: UIViewController()))
        nonisolated(unsafe) var heard: [String] = []
        func listen(_ stage: Stage, _ name: String) -> [any NSObjectProtocol] {
            stage.act {
                [UIContentSizeCategory.didChangeNotification, UIDevice.orientationDidChangeNotification].map { kind in
                    NotificationCenter.default.addObserver(forName: kind, object: nil, queue: .main) { note in
                        let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
                        heard.append("\(name) \(size ?? "turned") \(UIScreen.main.bounds.width)")
                    }
                }
            }
        }
        let tokens = listen(one, "one")
        let others = listen(other, "other")
        grow(one, .extraLarge)
        one.act {
            var device = one.application.device
            device.size = CGSize(width: 852, height: 393)
            one.application.change(to: device)
        }
        #expect(heard == ["one UICTContentSizeCategoryXL 393.0", "one turned 852.0"])
        other.act { tokens.forEach(NotificationCenter.default.removeObserver) }
        one.act { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        grow(one, .large)
        grow(other, .small)
        #expect(heard.count == 3 && heard.last == "other UICTContentSizeCategoryS 393.0")
        other.act { for token in others { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func `Notification observers are released with the session`() throws {
        let name = Notification.Name("Ends")
        weak var kept: UIViewController?
        let stage = try Stage()
        stage.act {
            let controller = UIViewController()
            kept = controller
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                controller.title = "Heard"
            }
        }
        stage.act { stage.application.clear() }
        #expect(kept == nil)
    }

    @Test func `A notification posted by an app is delivered only in its own session`() throws {
        let (one, other) = (try Stage(root: UIViewController()), try Stage(root: UIViewController()))
        let name = Notification.Name("Ours-\(ObjectIdentifier(one))")
        nonisolated(unsafe) var heard: [String] = []
        let tokens = [(one, "one"), (other, "other")].map { stage, title in
            stage.act {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    heard.append(title)
                }
            }
        }
        one.act { NotificationCenter.default.post(name: name, object: nil) }
        #expect(heard == ["one"])
        for token in tokens { one.act { NotificationCenter.default.removeObserver(token) } }
        other.act { NotificationCenter.default.post(name: name, object: nil) }
        #expect(heard == ["one"])
    }
}

/// A table with one row and a title.
private final class Cards: UITableViewController {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        cell.textLabel?.text = "Order"
        cell.detailTextLabel?.text = "Two pieces"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Orders" }
}
