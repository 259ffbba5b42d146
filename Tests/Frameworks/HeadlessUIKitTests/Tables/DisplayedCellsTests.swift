import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Cells that come near to what is seen")
struct DisplayedCellsTests {
    /// A table with rows of 100 points. Each time the last row is displayed, it gets ten more rows.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 10
        var grows = false
        var told: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            told.append("+\(indexPath.row)")
            guard grows, indexPath.row == count - 1 else { return }
            count += 10
            tableView.reloadData()
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { told.append("-\(indexPath.row)") }
    }

    private func shown(_ rows: Rows) throws -> (Stage, UITableView) {
        let stage = try Stage()
        let table = UITableView(frame: rect(0, 0, 320, 200), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        table.delegate = rows
        stage.act { stage.window.addSubview(table) }
        return (stage, table)
    }

    @Test func `willDisplay is called once for rows near the visible ones, and again when they return`() throws {
        let rows = Rows()
        let (stage, table) = try shown(rows)
        #expect(rows.told == ["+0", "+1", "+2", "+3"])
        rows.told = []
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 500)) }
        #expect(rows.told == ["+4", "+5", "+6", "+7", "+8", "-0", "-1", "-2"])
        rows.told = []
        stage.act { table.setNeedsLayout() }
        #expect(rows.told.isEmpty)
        stage.act { table.receiveScroll(to: .zero) }
        #expect(rows.told == ["+0", "+1", "+2", "-4", "-5", "-6", "-7", "-8"])
    }

    @Test func `A list that loads more when its last row is displayed does so when scrolled there`() throws {
        let rows = Rows()
        rows.grows = true
        let (stage, table) = try shown(rows)
        #expect(rows.count == 10)
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 600)) }
        #expect(rows.count == 20 && table.numberOfRows(inSection: 0) == 20)
        #expect(table.contentOffset.y == 600)
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var told: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { told.append("+\(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { told.append("-\(indexPath.item)") }
    }

    @Test func `Collection items near the visible ones are reported displayed, and ended once far away`() throws {
        let (items, stage, layout) = (Items(), try Stage(), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        collection.delegate = items
        stage.act { stage.window.addSubview(collection) }
        #expect(items.told == ["+0", "+1", "+2", "+3"])
        items.told = []
        stage.act { collection.receiveScroll(to: CGPoint(x: 0, y: 300)) }
        #expect(items.told == ["+4", "+5", "+6", "-0"])
    }
}
