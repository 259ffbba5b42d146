import HeadlessUIKit
import TestSupport
import Testing

@Suite("Rows of a collection's list that are drawn aside")
struct ListSwipeTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var names = ["Rye", "Spelt"]
        var chosen: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = UICollectionViewListCell(frame: .zero)
            var content = cell.defaultContentConfiguration()
            content.text = names[indexPath.item]
            cell.contentConfiguration = content
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
        }
    }

    private let source = Source()

    private func list() throws -> (Stage, UICollectionView) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak source] place in
            guard place.item == 0 else { return nil }
            let action = UIContextualAction(style: .destructive, title: "Sell") { _, _, done in
                source?.names.remove(at: 0)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        configuration.itemSeparatorHandler = { place, plain in
            var lines = plain
            lines.bottomSeparatorVisibility = .hidden
            return lines
        }
        let collection = UICollectionView(
            frame: rect(0, 0, 320, 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collection.dataSource = source
        collection.delegate = source
        let stage = try Stage()
        stage.act { stage.window.addSubview(collection) }
        return (stage, collection)
    }

    private func row(_ collection: UICollectionView, _ item: Int) throws -> UICollectionViewListCell {
        try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }

    @Test func `A swiped list cell shows its actions, and a tap anywhere closes it without selecting`() throws {
        let (stage, collection) = try list()
        let first = try row(collection, 0)
        try stage.drain()
        #expect(stage.reader[first.id]?.properties["actions"] == "trailing")
        #expect(first.offersActions(at: .trailing) && !first.offersActions(at: .leading))
        stage.act { first.receiveDrag(to: .trailing, isWhole: false) }
        #expect(first.isDrawnAside && first.contentView.frame.minX == -74)
        #expect(buttons(in: first).map(\.currentTitle) == ["Sell"])
        stage.act { _ = try? row(collection, 1).receiveTap() }
        #expect(!first.isDrawnAside && first.contentView.frame.minX == 0 && source.chosen == [])
    }

    @Test func `A full swipe performs the first action, and a cell without actions does not move`() throws {
        let (stage, collection) = try list()
        let (first, second) = (try row(collection, 0), try row(collection, 1))
        stage.act { second.receiveDrag(to: .trailing, isWhole: true) }
        #expect(!second.isDrawnAside && source.names.count == 2)
        stage.act { first.receiveDrag(to: .trailing, isWhole: true) }
        #expect(!first.isDrawnAside && source.names == ["Spelt"])
    }

    @Test func `List separators are shown or hidden as each cell specifies`() throws {
        let (_, collection) = try list()
        let first = try row(collection, 0)
        let line = try #require(first.subviews.last { $0.frame.height < 1 })
        #expect(line.isHidden)
    }
}
