import HeadlessUIKit
import TestSupport
import Testing

@Suite("Context menus")
struct ContextMenuTests {
    private let root = UIViewController()
    private let stage: Stage
    private let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))

    init() throws {
        stage = try Stage(root: root)
        stage.act { [root, card] in root.view.addSubview(card) }
    }

    private final class Keeper: NSObject, UIContextMenuInteractionDelegate {
        var words: [String] = []
        var hasMenu = true
        var preview: UIViewController?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            words.append("asked at \(Int(location.x)) \(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: preview.map { shown in { shown } }) {
                [weak self] suggested in
                #expect(suggested.isEmpty)
                return UIMenu(
                    title: "Card", children: [UIAction(title: "Copy") { _ in self?.words.append("copied") }])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.addCompletion { [weak self] in self?.words.append("followed") }
            words.append("follows \(animator.previewViewController?.title ?? "")")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { words.append("shown") }
    }

    private let began = GestureTouch(kind: .longPress, phase: .began, place: CGPoint(x: 10, y: 20))

    private func sheet(over controller: UIViewController) -> UIAlertController? {
        controller.presentedViewController as? UIAlertController
    }

    private func choose(_ title: String, in sheet: UIAlertController?) {
        stage.act {
            let buttons = sheet.map { Self.buttons(in: $0.view) } ?? []
            _ = buttons.first { $0.title(for: .normal) == title }?.receiveTap()
        }
    }

    private static func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { child in (child as? UIButton).map { [$0] } ?? buttons(in: child) }
    }

    @Test func `A long press opens a view's menu, and the chosen action runs`() {
        let keeper = Keeper()
        let interaction = UIContextMenuInteraction(delegate: keeper)
        stage.act {
            card.addInteraction(interaction)
            #expect(interaction.view === card && card.handles(began))
            card.receive(began)
        }
        let menu = sheet(over: root)
        #expect(menu?.title == "Card" && menu?.actions.map(\.title) == ["Copy", "Cancel"])
        choose("Copy", in: menu)
        #expect(keeper.words == ["asked at 10 20", "shown", "copied"])
        stage.act {
            card.removeInteraction(interaction)
            #expect(interaction.view == nil && !card.handles(began))
        }
    }

    @Test func `A preview is shown as a menu entry, and a long press without a menu opens nothing`() {
        let keeper = Keeper()
        keeper.preview = UIViewController()
        keeper.preview?.title = "The card"
        let interaction = UIContextMenuInteraction(delegate: keeper)
        stage.act {
            card.addInteraction(interaction)
            card.receive(began)
        }
        let menu = sheet(over: root)
        #expect(menu?.actions.map(\.title) == ["The card", "Copy", "Cancel"])
        choose("The card", in: menu)
        #expect(keeper.words.suffix(2) == ["follows The card", "followed"])
        keeper.hasMenu = false
        stage.act { card.receive(began) }
        #expect(sheet(over: root) == nil && keeper.words.last == "asked at 10 20")
    }

    @Test func `A button opens its menu by a long press, or by a tap as its primary action`() {
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        stage.act { root.view.addSubview(button) }
        stage.act {
            #expect(button.handles(began) && !button.reactsToTap)
            button.receive(began)
        }
        #expect(sheet(over: root)?.actions.map(\.title) == ["One", "Cancel"])
        button.showsMenuAsPrimaryAction = true
        #expect(!button.handles(began) && button.reactsToTap)
    }

    private class Rows: UITableViewController {
        var words: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class RowsWithMenus: Rows {
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in }])
            }
        }
    }

    @Test func `Table rows have context menus if the delegate provides them`() throws {
        let (plain, rich) = (Rows(style: .plain), RowsWithMenus(style: .plain))
        for (table, offers) in [(plain, false), (rich, true)] {
            let stage = try Stage(root: table)
            let cell = try #require(stage.act { table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) })
            stage.act {
                #expect(cell.handles(began) == offers)
                cell.receive(began)
            }
            #expect(sheet(over: table)?.actions.map(\.title) == (offers ? ["Row 1", "Cancel"] : nil))
        }
    }

    private final class Items: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            2
        }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Item \(indexPath.item)") { _ in }])
            }
        }
    }

    @Test func `Collection items have context menus`() throws {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let stage = try Stage(root: items)
        let cell = try #require(
            stage.act { items.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) })
        stage.act { cell.receive(began) }
        #expect(sheet(over: items)?.actions.map(\.title) == ["Item 1", "Cancel"])
    }
}
