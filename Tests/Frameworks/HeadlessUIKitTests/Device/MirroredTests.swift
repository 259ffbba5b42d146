import HeadlessUIKit
import TestSupport
import Testing

/// Controls with their own layout, on a device with a right-to-left layout.
@Suite("From right to left")
struct MirroredTests {
    private let width: CGFloat = 393

    private func mirrored(_ root: UIViewController) throws -> Stage {
        let stage = try Stage(root: root)
        stage.turn(to: .rightToLeft)
        return stage
    }

    @Test func `The back button is on the right, bar items change sides, and the title stays centred`() throws {
        let (root, next) = (UIViewController(), UIViewController())
        (root.title, next.title) = ("Shop", "Cart")
        let (edit, add) = (UIView(frame: rect(0, 0, 40, 30)), UIView(frame: rect(0, 0, 30, 30)))
        next.navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: edit), UIBarButtonItem(customView: add)]
        let navigation = UINavigationController(rootViewController: root)
        let stage = try mirrored(navigation)
        stage.act { navigation.pushViewController(next, animated: false) }
        let bar = navigation.navigationBar
        let back = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(back.frame.maxX == width - 8 && back.frame.width > 44)
        #expect(edit.frame.minX == 16 && add.frame.minX == 64)
        let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Cart" })
        #expect(abs(title.frame.midX - width / 2) < 0.4)
        try stage.act { _ = try stage.drain() }
        #expect(stage.reader[bar.id]?.properties["mirrored"] == "true")
        stage.turn(to: .leftToRight)
        #expect(back.frame.minX == 8 && edit.frame.maxX == width - 16)
        try stage.act { _ = try stage.drain() }
        #expect(stage.reader[bar.id]?.properties["mirrored"] == nil)
    }

    @Test func `A large title is aligned right`() throws {
        let root = UITableViewController(style: .plain)
        root.title = "Shop"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = try mirrored(navigation)
        let titles = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
        let large = try #require(titles.first { $0.font.pointSize == 34 })
        let words = large.intrinsicContentSize.width
        #expect(large.frame.minX == 16 && large.frame.maxX == width - 16)
        let start = try #require(stage.act { large.firstLetter })
        #expect(abs(start - (large.frame.width - words)) < 1)
    }

    @Test func `Tabs are placed from right to left`() throws {
        let controller = UITabBarController()
        controller.viewControllers = ["One", "Two", "Three"].map { name in
            let screen = UIViewController()
            screen.title = name
            return screen
        }
        _ = try mirrored(controller)
        let tabs = controller.tabBar.subviews.compactMap { $0 as? UIButton }
        #expect(tabs.map(\.currentTitle) == ["One", "Two", "Three"])
        #expect(tabs.map(\.frame.minX) == [262, 131, 0])
    }

    @Test func `Natural alignment is right, explicit alignment stays, and text fields follow it`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let (natural, left, attributed) = (UILabel(), UILabel(), UILabel())
        let (field, free) = (UITextField(), UITextField())
        stage.act {
            for (place, label) in [natural, left, attributed].enumerated() {
                label.frame = rect(0, CGFloat(place) * 40, 300, 40)
                label.text = "Hello"
                root.view.addSubview(label)
            }
            left.textAlignment = .left
            let style = NSMutableParagraphStyle()
            attributed.attributedText = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])
            free.textAlignment = .left
            for field in [field, free] { root.view.addSubview(field) }
        }
        #expect([natural, left, attributed].map(\.firstLetter) == [0, 0, 0])
        stage.turn(to: .rightToLeft)
        let start = 300 - natural.intrinsicContentSize.width
        for label in [natural, attributed] {
            #expect(abs(try #require(stage.act { label.firstLetter }) - start) < 1)
        }
        #expect(stage.act { left.firstLetter } == 0)
        try stage.act { _ = try stage.drain() }
        #expect(stage.reader[field.id]?.properties.styles["text-align"] == "right")
        #expect(stage.reader[free.id]?.properties.styles["text-align"] == "left")
    }

    @Test func `A row starts at the right with its accessory at the left, and separators are mirrored`() throws {
        let table = Rows()
        table.cell.textLabel?.text = "Order"
        table.cell.detailTextLabel?.text = "12"
        table.cell.accessoryType = .disclosureIndicator
        _ = try mirrored(table)
        let cell = table.cell
        let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(cell.contentView.frame.minX == 34 && cell.contentView.frame.maxX == width)
        #expect(title.frame.maxX == cell.contentView.bounds.width - 16)
        #expect(detail.frame.minX == 0)
        let sign = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        #expect(sign.text == "‹" && sign.frame == rect(16, sign.frame.minY, 10, 22))
        let line = try #require(cell.subviews.last { $0.frame.height < 1 })
        #expect(line.frame.minX == 0 && line.frame.maxX == width - 16)
    }

    @Test func `The first button of an alert is on the right`() throws {
        let root = UIViewController()
        let stage = try mirrored(root)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        for name in ["No", "Yes"] { alert.addAction(UIAlertAction(title: name, style: .default)) }
        stage.act { root.present(alert, animated: false) }
        #expect(alert.view.subviews.compactMap { ($0 as? UIButton)?.frame.minX } == [135, 0])
    }

    @Test func `A button's image is to the right of its title; left and right alignment stay`() throws {
        let root = UIViewController()
        let stage = try mirrored(root)
        let button = UIButton(type: .system)
        stage.act {
            button.frame = rect(0, 0, 200, 44)
            button.setTitle("Add", for: .normal)
            button.setImage(UIImage(systemName: "plus"), for: .normal)
            root.view.addSubview(button)
        }
        let content = rect(0, 0, 200, 44)
        stage.act {
            let (image, title) = (
                button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)
            )
            #expect(abs(title.maxX - image.minX) < 0.01 && abs((title.minX + image.maxX) / 2 - 100) < 0.01)
            button.contentHorizontalAlignment = .leading
            #expect(button.imageRect(forContentRect: content).maxX == 200)
            button.contentHorizontalAlignment = .left
            #expect(abs(button.titleRect(forContentRect: content).minX) < 0.01)
        }
    }

    @Test func `A compositional layout starts at the right, a flow layout only if its class opts in`() throws {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
        let line = NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let sideways = NSCollectionLayoutSection(group: group)
        sideways.orthogonalScrollingBehavior = .continuous
        let layouts: [(UICollectionViewLayout, [CGFloat])] = [
            (UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [220, 120, 20]),
            (UICollectionViewFlowLayout(), [0, 67.5, 135]), (Flipping(), [270, 202.5, 135]),
            (UICollectionViewCompositionalLayout(section: sideways), [500, 400, 300]),
        ]
        let stage = try mirrored(UIViewController())
        for (layout, places) in layouts {
            let items = Items(6)
            let collection = UICollectionView(frame: rect(0, 0, 320, 400), collectionViewLayout: layout)
            collection.dataSource = items
            stage.act { stage.window.addSubview(collection) }
            #expect(items.cells.prefix(3).map(\.frame.minX) == places)
            let strip = items.cells[0].superview as? UIScrollView
            if strip !== collection { #expect(strip?.contentOffset.x == 280) }
            stage.act { collection.removeFromSuperview() }
        }
    }
}

/// A table with one row.
private final class Rows: UITableViewController {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)

    init() { super.init(style: .plain) }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 0 ? cell : UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// Cells in one section.
private final class Items: NSObject, UICollectionViewDataSource {
    let cells: [UICollectionViewCell]

    init(_ count: Int) { cells = (0..<count).map { _ in UICollectionViewCell(frame: .zero) } }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cells[indexPath.item] }
}

extension UILabel {
    /// The distance of the first piece of the first line from the left edge.
    fileprivate var firstLetter: CGFloat? {
        let properties = RecordedProperties()
        project([.content, .style], into: properties)
        guard case .list(let row) = properties.lists["lines"]?.first, case .number(let x) = row[0] else { return nil }
        return CGFloat(x)
    }
}

extension Stage {
    /// Sets the layout direction of the device.
    fileprivate func turn(to direction: UIUserInterfaceLayoutDirection) {
        act {
            var device = application.device
            device.direction = direction
            application.change(to: device)
        }
    }
}
