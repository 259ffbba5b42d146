import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rows that know by their cells how tall they are, or of whom the table is told.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var count = 1000
    var isGiven = false
    var made: [Int] = []
    var prefetched: [Int] = []
    var whenMade: (UITableView, Int) -> Void = { _, _ in }

    static func tall(_ row: Int) -> CGFloat { row % 2 == 0 ? 60 : 100 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made.append(indexPath.row)
        whenMade(tableView, indexPath.row)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.separatorInset = .zero
        cell.contentView.addBlock(Self.tall(indexPath.row))
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        isGiven ? Self.tall(indexPath.row) : UITableView.automaticDimension
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

    /// A table that shows 400 points.
    private func shown() -> UITableView {
        let table = UITableView(frame: rect(0, 0, 320, 400), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.separatorStyle = .none
        table.dataSource = rows
        table.delegate = rows
        table.prefetchDataSource = rows
        stage.act { stage.window.addSubview(table) }
        return table
    }

    private func at(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("Of a thousand rows those have cells that are seen, and those below them that would be on the next screen")
    func first() {
        let table = shown()
        // Five pairs of rows fill 800 points.
        #expect(rows.made == Array(0..<10))
        #expect(table.visibleCells.count == 6 && table.numberOfRows(inSection: 0) == 1000)
        #expect(table.cellForRow(at: at(9)) != nil && table.cellForRow(at: at(10)) == nil)
        #expect(table.contentSize.height == 80_000)
        #expect(rows.prefetched == Array(5..<10))
    }

    @Test("They get theirs as they come near, and those above them too, unless it is said how tall they are")
    func later() throws {
        let table = shown()
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 800)) }
        #expect(rows.made == Array(0..<20))
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 4000)) }
        #expect(rows.made == Array(0..<60) && table.contentOffset.y == 4000)
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

    @Test("A list that fetches more as its last row is asked for does so as that comes near")
    func paging() {
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

    @Test("A row is scrolled to where it stands, however tall those above it come to be")
    func scrolled() {
        let table = shown()
        stage.act { table.scrollToRow(at: at(301), at: .top, animated: false) }
        #expect(abs(table.contentOffset.y - (150 * 160 + 60)) < 0.01)
        #expect(table.indexPathsForVisibleRows?.first == at(301))
        stage.act { table.scrollToRow(at: at(999), at: .bottom, animated: false) }
        #expect(abs(table.contentOffset.y - (80_000 - 400)) < 0.01 && rows.made == Array(0..<1000))
    }

    @Test("What is far away can be chosen, and is shown so once it is there")
    func chosen() {
        let table = shown()
        stage.act { table.selectRow(at: at(500), animated: false) }
        #expect(table.indexPathForSelectedRow == at(500) && table.cellForRow(at: at(500)) == nil)
        stage.act { table.scrollToRow(at: at(500), at: .middle, animated: false) }
        #expect(table.cellForRow(at: at(500))?.isSelected == true)
        stage.act { table.deselectRow(at: at(500), animated: false) }
        #expect(table.cellForRow(at: at(500))?.isSelected == false && table.indexPathForSelectedRow == nil)
    }

    @Test("Cells that come while a table is edited show what edits them")
    func edited() {
        let table = shown()
        stage.act { table.setEditing(true, animated: false) }
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 800)) }
        #expect(table.cellForRow(at: at(19))?.isEditing == true)
    }

    @Test("Rows that come, go and move need no cells")
    func updates() {
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

    @Test("A table that does not scroll by itself shows all it has, and so does one that is as tall as that")
    func whole() {
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

    @Test("The page hears what part has cells, as long as not all of it has")
    func filled() {
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
