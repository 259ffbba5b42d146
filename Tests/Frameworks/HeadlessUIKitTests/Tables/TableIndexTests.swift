import HeadlessUIKit
import TestSupport
import Testing

@Suite("Titles at the side of a table, and what its delegate hears of rows")
struct TableIndexTests {
    private final class Names: UITableViewController {
        var heard: [String] = []

        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            ["A", "B", "C"][section]
        }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "#"] }
        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { min(index, 2) }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.accessoryType = .detailDisclosureButton
            return cell
        }
        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            heard.append("more \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 1
        }
        override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            heard.append("press \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("choose \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            heard.append("header \(section)")
        }
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            indexPath.row
        }
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }

    @Test func `An index title scrolls to its section's header, and the index stays visible`() throws {
        let names = Names(style: .plain), stage = try Stage(root: names)
        let table = try #require(names.tableView)
        let titles = table.subviews.last.map(buttons) ?? []
        #expect(titles.map(\.currentTitle) == ["A", "B", "C", "#"])
        let index = try #require(table.subviews.last)
        #expect(index.frame.maxX == table.bounds.width)
        try stage.drain()
        stage.act { _ = titles[1].receiveTap() }
        #expect(table.contentOffset.y + table.adjustedContentInset.top == table.rect(forSection: 1).minY)
        stage.act { _ = titles[3].receiveTap() }
        #expect(table.indexPathsForVisibleRows?.last?.section == 2)
        #expect(index.frame.minY == table.contentOffset.y + table.adjustedContentInset.top)
        #expect(stage.reader[index.id]?.properties["pins"] != nil)
    }

    @Test func `A table with too few rows shows no index titles`() throws {
        let names = Names(style: .plain), stage = try Stage(root: names)
        let table = try #require(names.tableView)
        stage.act { table.sectionIndexMinimumDisplayRowCount = 61 }
        #expect(table.subviews.allSatisfy { buttons(in: $0).allSatisfy { $0.currentTitle != "A" } })
    }

    @Test func `The delegate gets accessory taps, highlights and header displays, and sets indentation`() throws {
        let names = Names(style: .plain), stage = try Stage(root: names)
        let table = try #require(names.tableView)
        #expect(names.heard == ["header 0", "header 1", "header 2"])
        names.heard = []
        let cells = (0...2).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
        for cell in cells.prefix(2) { stage.act { _ = cell.receiveTap() } }
        #expect(names.heard == ["press 0", "choose 0"])
        let more = try #require(cells[2].subviews.compactMap { $0 as? UIButton }.first)
        stage.act { _ = more.receiveTap() }
        #expect(names.heard.last == "more 2")
        #expect(cells.map(\.contentView.frame.minX) == [0, 10, 20])
    }

    @Test func `A selected row shows the app's selectedBackgroundView in place of grey`() throws {
        let names = Names(style: .plain), stage = try Stage(root: names)
        let cell = try #require(names.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let behind = UIView()
        behind.backgroundColor = .systemRed
        stage.act { cell.selectedBackgroundView = behind }
        #expect(behind.isHidden && behind.frame == cell.bounds)
        stage.act { _ = cell.receiveTap() }
        #expect(!behind.isHidden)
    }
}
