import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A table with rows whose heights come from their cells or from the delegate.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var count = 1000
    var isGiven = false
    var made: [Int] = []
    var prefetched: [Int] = []
    var whenMade: (UITableView, Int) -> Void = { _, _ in }

    /// Whether rows farther down are taller.
    var isTaller = false

    func tall(_ row: Int) -> CGFloat { isTaller ? 40 + CGFloat(row) : row % 2 == 0 ? 60 : 100 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made.append(indexPath.row)
        whenMade(tableView, indexPath.row)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.separatorInset = .zero
        cell.contentView.addBlock(tall(indexPath.row))
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        isGiven ? tall(indexPath.row) : UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched += indexPaths.map(\.row)
    }
}

@Suite("Cells of rows that come near to what is seen")
struct NearRowsTests {
    private let rows = Rows()
    private let stage: Stage

    init() throws { stage = try Stage() }

    /// Returns a table view of 400 points.
    private func shown(_ estimate: CGFloat = UITableView.automaticDimension) -> UITableView {
        let table = UITableView(frame: rect(0, 0, 320, 400), style: .plain)
        table.estimatedRowHeight = estimate
        table.contentInsetAdjustmentBehavior = .never
        table.separatorStyle = .none
        table.dataSource = rows
        table.delegate = rows
        table.prefetchDataSource = rows
        stage.act { stage.window.addSubview(table) }
        return table
    }

    private func at(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `Of 1000 rows only the visible ones and those on the next screen have cells`() {
        let table = shown()
        // Five pairs of rows fill 800 points.
        #expect(rows.made == Array(0..<10))
        #expect(table.visibleCells.count == 6 && table.numberOfRows(inSection: 0) == 1000)
        #expect(table.cellForRow(at: at(9)) != nil && table.cellForRow(at: at(10)) == nil)
        #expect(table.contentSize.height == 80_000)
        #expect(rows.prefetched == Array(5..<10))
    }

    @Test func `Rows get cells as they come near, and rows far above do not`() throws {
        let table = shown()
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 800)) }
        #expect(rows.made == Array(0..<20))
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 4000)) }
        #expect(rows.made == Array(0..<20) + Array(45..<60) && table.contentOffset.y == 4000)
        #expect(table.rectForRow(at: at(50)) == rect(0, 4000, 320, 60))
        rows.isGiven = true
        rows.made = []
        stage.act { table.reloadData() }
        #expect(rows.made == Array(45..<60))
        stage.act { table.receiveScroll(to: .zero) }
        #expect(rows.made.sorted() == Array(0..<10) + Array(45..<60))
        let places = try #require(table.cellForRow(at: at(0))?.superview?.superview).subviews.map(\.frame.minY)
        #expect(places == places.sorted(), "they are read in their order")
    }

    @Test func `A list that loads more when its last row is requested does so as that row comes near`() {
        rows.count = 20
        rows.whenMade = { [rows] table, row in
            guard row == rows.count - 1, rows.count < 100 else { return }
            MainQueue.async {
                rows.count += 20
                table.reloadData()
            }
        }
        let table = shown()
        #expect(rows.count == 20 && rows.made.count == 10)
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 1200)) }
        #expect(rows.count == 40 && table.contentOffset.y == 1200)
    }

    @Test func `A row is scrolled to the requested position, and only rows near it have cells`() {
        let table = shown()
        stage.act { table.scrollToRow(at: at(301), at: .top, animated: false) }
        #expect(table.rectForRow(at: at(301)).minY == table.contentOffset.y)
        #expect(table.indexPathsForVisibleRows?.first == at(301) && rows.made.count < 30)
        stage.act { table.scrollToRow(at: at(999), at: .bottom, animated: false) }
        #expect(table.rectForRow(at: at(999)).maxY == table.contentOffset.y + 400)
        #expect(table.contentSize.height == table.contentOffset.y + 400 && rows.made.count < 50)
    }

    /// Returns the visible rows of a table, and the distance of each from the table's upper edge.
    private func seen(_ table: UITableView) -> [IndexPath: CGFloat] {
        let places = (table.indexPathsForVisibleRows ?? []).filter { table.cellForRow(at: $0) != nil }
        return Dictionary(
            uniqueKeysWithValues: places.map { ($0, table.rectForRow(at: $0).minY - table.contentOffset.y) })
    }

    @Test(arguments: [20, 44, 300] as [CGFloat])
    func `Scrolling a table back to the start moves no visible row`(estimate: CGFloat) {
        rows.count = 200
        rows.isTaller = true
        let table = shown(estimate)
        stage.act { table.scrollToRow(at: at(199), at: .bottom, animated: false) }
        #expect(rows.made.count < 60)
        var (moved, steps) = (0, 0)
        while table.contentOffset.y > 0, steps < 1000 {
            steps += 1
            let place = max(0, table.contentOffset.y - 150)
            // The positions at which the page draws the rows before it receives the patch.
            let before = seen(table).mapValues { $0 + (table.contentOffset.y - place) }
            stage.act { table.receiveScroll(to: CGPoint(x: 0, y: place)) }
            let after = seen(table)
            for (row, top) in before { if let now = after[row], abs(now - top) > 0.5 + 0.01 { moved += 1 } }
        }
        #expect(moved == 0 && steps < 1000)
        #expect(table.rectForRow(at: at(0)).minY == 0 && rows.made.count == 200)
        #expect(abs(table.contentSize.height - (0..<200).map(rows.tall).reduce(0, +)) < 0.01)
    }

    @Test func `The page receives how far content shifted while the user scrolled`() {
        rows.count = 200
        rows.isTaller = true
        let table = shown(20)
        func told(_ name: String) -> String? {
            let properties = RecordedProperties()
            table.projectWhole(into: properties)
            return properties[name]
        }
        stage.act { table.scrollToRow(at: at(30), at: .top, animated: false) }
        while table.contentOffset.y > 100, told("shift") == nil {
            let place = table.contentOffset.y - 100
            stage.act { table.receiveScroll(to: CGPoint(x: 0, y: place)) }
            let shift = Double(told("shift") ?? "0") ?? 0
            #expect(abs(table.contentOffset.y - place - shift) < 0.001)
        }
        #expect(told("shift") != nil)
    }

    @Test func `Reloading a table keeps its scroll position`() {
        let table = shown()
        stage.act { table.scrollToRow(at: at(301), at: .top, animated: false) }
        let place = table.contentOffset.y
        rows.made = []
        stage.act { table.reloadData() }
        #expect(table.contentOffset.y == place && table.indexPathsForVisibleRows?.first == at(301))
        #expect(rows.made.count < 20)
    }

    @Test func `A far row can be selected, and its cell is selected once it appears`() {
        let table = shown()
        stage.act { table.selectRow(at: at(500), animated: false) }
        #expect(table.indexPathForSelectedRow == at(500) && table.cellForRow(at: at(500)) == nil)
        stage.act { table.scrollToRow(at: at(500), at: .middle, animated: false) }
        #expect(table.cellForRow(at: at(500))?.isSelected == true)
        stage.act { table.deselectRow(at: at(500), animated: false) }
        #expect(table.cellForRow(at: at(500))?.isSelected == false && table.indexPathForSelectedRow == nil)
    }

    @Test func `Cells that appear while a table is edited are in editing mode`() {
        let table = shown()
        stage.act { table.setEditing(true, animated: false) }
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 800)) }
        #expect(table.cellForRow(at: at(19))?.isEditing == true)
    }

    @Test func `Inserted, deleted and moved rows need no cells when far away`() {
        let table = shown()
        stage.act {
            rows.count = 1001
            table.performBatchUpdates {
                table.insertRows(at: [at(700), at(0)], with: .automatic)
                table.deleteRows(at: [at(900)], with: .automatic)
                table.moveRow(at: at(800), to: at(1))
            }
        }
        #expect(table.numberOfRows(inSection: 0) == 1001)
        #expect(rows.made == Array(0..<10) + [0, 1])
    }

    @Test func `A table that does not scroll, or is as tall as its content, has cells for all rows`() {
        rows.count = 30
        let table = shown()
        stage.act { table.isScrollEnabled = false }
        #expect(rows.made.count == 30 && table.contentSize.height == 15 * 160)
        rows.made = []
        let other = UITableView(frame: .zero, style: .plain)
        other.dataSource = rows
        other.delegate = rows
        stage.act {
            stage.window.addSubview(other)
            other.layoutIfNeeded()
            other.frame = CGRect(origin: .zero, size: other.contentSize)
        }
        #expect(rows.made.count == 30)
    }

    @Test func `The page receives the row count and the rows with cells, unless all have cells`() throws {
        let table = shown()
        let list = try #require(table.cellForRow(at: at(0))?.superview?.superview)
        func told() -> String? {
            let properties = RecordedProperties()
            list.projectWhole(into: properties)
            return properties["rows"]
        }
        #expect(told() == "[1000, 0, 10]")
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 4000)) }
        #expect(told() == "[1000, 0, 10, 45, 15]")
        rows.count = 5
        stage.act { table.reloadData() }
        #expect(told() == nil || list.superview == nil)
    }

    @Test func `The page receives the range that has cells, unless all of it has`() {
        let table = shown()
        table.contentInset.top = 30
        stage.act { table.receiveScroll(to: .zero) }
        func told() -> String? {
            let properties = RecordedProperties()
            table.projectWhole(into: properties)
            return properties["filled"]
        }
        #expect(told() == "[0, 830]")
        rows.isGiven = true
        stage.act {
            table.reloadData()
            table.contentOffset.y = 8000
        }
        #expect(told() == "[7610, 8830]")
        rows.count = 5
        stage.act { table.reloadData() }
        #expect(told() == nil)
    }
}
