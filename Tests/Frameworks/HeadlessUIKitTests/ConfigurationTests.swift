import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("What cells contain, as values")
struct ConfigurationTests {
    private final class Rows: UIViewController, UITableViewDataSource {
        let table = UITableView(frame: .zero, style: .plain)
        var style = UITableViewCell.CellStyle.subtitle
        var fill: (UITableViewCell, Int) -> Void = { _, _ in }
        override func loadView() { view = table }
        override func viewDidLoad() { table.dataSource = self }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            fill(cell, indexPath.row)
            return cell
        }
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(view) }.filter { !$0.isHidden }
    }

    @Test func `A row shows the texts of its content configuration stacked and grows with them`() throws {
        let rows = Rows()
        rows.fill = { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = "Rye"
            if row == 1 { content.secondaryText = "Sour" }
            cell.contentConfiguration = content
        }
        let stage = try Stage(root: rows)
        let cells = try (0...1).map { try #require(rows.table.cellForRow(at: IndexPath(row: $0, section: 0))) }
        #expect(cells.map { labels($0.contentView).map(\.text) } == [["Rye"], ["Rye", "Sour"]])
        let second = labels(cells[1].contentView)
        #expect(second[1].frame.minY >= second[0].frame.maxY && second[0].frame.minX == second[1].frame.minX)
        #expect(second[0].frame.minX == 16 && second[1].textColor == .secondaryLabel)
        #expect(abs(cells[0].bounds.height - 44) < 0.5 && cells[1].bounds.height > 50)
        // The same view now shows another text.
        let shown = cells[0].contentView.subviews
        stage.act {
            var content = UIListContentConfiguration.cell()
            content.text = "Spelt"
            cells[0].contentConfiguration = content
        }
        #expect(cells[0].contentView.subviews == shown && labels(cells[0].contentView).map(\.text) == ["Spelt"])
        stage.act { cells[0].contentConfiguration = nil }
        #expect(labels(cells[0].contentView).isEmpty)
    }

    @Test func `The style value1 places texts side by side, and texts after a symbol align`() throws {
        let rows = Rows()
        rows.style = .value1
        rows.fill = { cell, row in
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = ("Price", "2.50")
            content.image = UIImage(systemName: row == 0 ? "star" : "house")
            cell.contentConfiguration = content
        }
        let stage = try Stage(root: rows)
        try stage.drain()
        let found = try (0...1).map {
            labels(try #require(rows.table.cellForRow(at: IndexPath(row: $0, section: 0))).contentView)
        }
        #expect(found[0][0].frame.minX == 60 && found[1][0].frame.minX == 60)
        #expect(found[0][0].frame.midY == found[0][1].frame.midY)
        #expect(found[0][1].frame.maxX == rows.table.bounds.width - 8)
    }

    @Test func `A button's title takes attributes from its configuration or a transformer`() throws {
        let button = UIButton(configuration: .plain())
        #expect(button.configuration?.title == nil && button.currentAttributedTitle == nil)
        button.configuration?.title = "Go"
        #expect(button.currentTitle == "Go" && button.currentAttributedTitle == nil)
        var container = AttributeContainer()
        container.font = .boldSystemFont(ofSize: 30)
        button.configuration?.attributedTitle = AttributedString("Stay", attributes: container)
        #expect(button.configuration?.title == "Stay")
        let letters = try #require(button.currentAttributedTitle?.attributes(at: 0, effectiveRange: nil))
        #expect(letters[.font] as? UIFont == .boldSystemFont(ofSize: 30))
        button.configuration?.subtitle = "here"
        #expect(button.currentAttributedTitle?.string == "Stay\nhere")
        button.configuration?.title = "Go"
        button.configuration?.baseForegroundColor = .red
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.kern = incoming.foregroundColor == .red ? 3 : 0
            return outgoing
        }
        #expect(button.currentAttributedTitle?.attributes(at: 0, effectiveRange: nil)[.kern] as? CGFloat == 3)
        #expect(button.currentAttributedTitle?.attributes(at: 3, effectiveRange: nil)[.kern] == nil)
        button.configuration?.titleTextAttributesTransformer = nil
        #expect(button.currentAttributedTitle == nil && button.currentTitle == "Go\nhere")
    }

    private struct Own: UIContentConfiguration {
        var word: String
        var isBold = false
        func makeContentView() -> any UIView & UIContentView { OwnView(self) }
        func updated(for state: any UIConfigurationState) -> Own {
            var new = self
            new.isBold = (state as? UICellConfigurationState)?.isSelected ?? false
            return new
        }
    }

    private final class OwnView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration { didSet { show() } }
        init(_ configuration: Own) {
            self.configuration = configuration
            super.init(frame: .zero)
            label.frame = CGRect(x: 5, y: 5, width: 100, height: 20)
            addSubview(label)
            heightAnchor.constraint(equalToConstant: 80).isActive = true
            show()
        }
        required init?(coder: NSCoder) { nil }
        private func show() {
            guard let own = configuration as? Own else { return }
            label.text = own.isBold ? own.word.uppercased() : own.word
        }
    }

    @Test func `An app's own content configuration sets the row's height and follows its state`() throws {
        let rows = Rows()
        rows.fill = { cell, _ in cell.contentConfiguration = Own(word: "rye") }
        let stage = try Stage(root: rows)
        let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(labels(cell.contentView).map(\.text) == ["rye"] && cell.contentView.bounds.height == 80)
        stage.act { rows.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none) }
        #expect(labels(cell.contentView).map(\.text) == ["RYE"])
    }

    private final class Told: UITableViewCell {
        var item = "" { didSet { setNeedsUpdateConfiguration() } }
        override func updateConfiguration(using state: UICellConfigurationState) {
            var content = defaultContentConfiguration().updated(for: state)
            content.text = item + (state.isSelected ? "!" : "")
            contentConfiguration = content
        }
    }

    @Test func `A cell's configuration update runs when it appears, changes or is selected`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let cell = Told(style: .default, reuseIdentifier: nil)
        stage.act {
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            root.view.addSubview(cell)
            cell.item = "Rye"
        }
        #expect(labels(cell.contentView).map(\.text) == ["Rye"])
        stage.act { cell.setSelected(true, animated: false) }
        #expect(labels(cell.contentView).map(\.text) == ["Rye!"])
        stage.act { cell.configurationUpdateHandler = { cell, _ in cell.backgroundConfiguration = .clear() } }
        #expect(cell.backgroundConfiguration != nil && cell.backgroundColor == .clear)
    }

    @Test func `A tinted button has a light shade of its colour as background, a filled one all of it`() {
        var look = UIButton.Configuration.tinted()
        (look.baseBackgroundColor, look.baseForegroundColor, look.title) = (.systemGreen, .systemGreen, "Bake")
        #expect(UIButton(configuration: look).backgroundColor == UIColor.systemGreen.withAlphaComponent(0.18))
        var filled = UIButton.Configuration.filled()
        filled.baseBackgroundColor = .systemGreen
        #expect(UIButton(configuration: filled).backgroundColor == .systemGreen)
    }

    @Test func `A collection list has rows with accessories, separators and rounded corners at its ends`() throws {
        final class List: UIViewController, UICollectionViewDataSource {
            var collection: UICollectionView?
            override func viewDidLoad() {
                let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
                let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
                collection.dataSource = self
                view.addSubview(collection)
                self.collection = collection
            }
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
                var content = cell.defaultContentConfiguration()
                content.text = "Loaf \(row)"
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator(), .label(text: "new")]
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
            }
        }
        let screen = List()
        let stage = try Stage(root: screen)
        try stage.drain()
        let collection = try #require(screen.collection)
        let cells = try (0..<3).map { try #require(collection.cellForItem(at: IndexPath(item: $0, section: 0))) }
        #expect(cells.map { abs($0.bounds.height - 44) < 0.5 } == [true, true, true])
        #expect(labels(cells[2].contentView).map(\.text) == ["Loaf 2"])
        #expect(cells[0].contentView.frame.maxX < cells[0].bounds.width - 40)
        #expect(cells.map(\.layer.cornerRadius).map { $0 > 0 } == [true, false, true])
        #expect(collection.drawnFill == .systemGroupedBackground)
        #expect(cells[0].drawnFill == .secondarySystemGroupedBackground)
    }

    @Test func `A custom state key reaches updateConfiguration, and a row has a separator guide`() throws {
        final class Row: UICollectionViewListCell {
            var seen: [String] = []
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[UIConfigurationStateCustomKey("loaf")] = "rye" as AnyHashable
                return state
            }
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                seen.append(state[UIConfigurationStateCustomKey("loaf")] as? String ?? "")
            }
        }
        let row = Row(frame: rect(0, 0, 300, 44)), stage = try Stage()
        var content = UIListContentConfiguration.cell()
        content.text = "Rye"
        row.contentConfiguration = content
        let view = UIListContentView(configuration: content)
        stage.act {
            stage.window.addSubview(row)
            row.addSubview(view)
            view.frame = row.bounds
            row.setNeedsUpdateConfiguration()
        }
        #expect(row.seen.last == "rye")
        #expect(view.textLayoutGuide != nil && view.imageLayoutGuide == nil)
        stage.act {
            row.separatorLayoutGuide.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 40).isActive = true
        }
        #expect(row.separatorLayoutGuide.layoutFrame.minX == 40)
    }

    @Test func `Associated values belong to one object only`() throws {
        let stage = try Stage()
        var key: UInt8 = 0
        withUnsafePointer(to: &key) { key in
            stage.act {
                let one = NSObject(), other = NSObject()
                objc_setAssociatedObject(one, key, "rye", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                #expect(objc_getAssociatedObject(one, key) as? String == "rye")
                #expect(objc_getAssociatedObject(other, key) == nil)
                objc_setAssociatedObject(one, key, nil, .OBJC_ASSOCIATION_ASSIGN)
                #expect(objc_getAssociatedObject(one, key) == nil)
            }
        }
    }

    @Test func `List content shrinks beside another view according to its compression resistance`() throws {
        let stage = try Stage()
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Rye with caraway, baked twice and left to rest for a day"
        content.secondaryText = "Sour"
        let view = UIListContentView(configuration: content), label = Sized(90, 20)
        let natural = view.intrinsicContentSize.width
        view.translatesAutoresizingMaskIntoConstraints = false
        view.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        stage.act {
            stage.window.addSubview(view)
            stage.window.addSubview(label)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                label.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
                label.topAnchor.constraint(equalTo: stage.window.topAnchor),
            ])
        }
        let wide = stage.window.bounds.width
        #expect(natural > wide && label.frame.width == 90 && abs(view.frame.width - (wide - 98)) < 0.5)
        let lines = labels(view)
        #expect(lines[0].frame.height > 40 && lines[0].frame.maxX <= view.bounds.width)
        stage.act { view.configuration = UIListContentConfiguration.cell() }
        #expect(view.frame.width < 60 && label.frame.width == 90)
    }
}
