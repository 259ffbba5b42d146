import HeadlessUIKit
import TestSupport
import Testing

@Suite("Several rows that are chosen")
struct SeveralRowsTests {
    private final class Rows: UITableViewController {
        var diary: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            diary.append("chose \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == 3 ? nil : indexPath
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            diary.append("gave up \(indexPath.row)")
        }
    }

    private let rows = Rows(style: .plain)
    private let stage: Stage

    init() throws { stage = try Stage(root: rows) }

    private func tap(_ row: Int) {
        stage.act { _ = rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.receiveTap() }
    }

    private var chosen: [Int]? { rows.tableView.indexPathsForSelectedRows?.map(\.row) }

    @Test func `A tap selects a row beside others, and a second tap deselects it if the delegate allows`() {
        rows.tableView.allowsMultipleSelection = true
        for row in [2, 0, 3] { tap(row) }
        #expect(chosen == [0, 2, 3] && rows.tableView.indexPathForSelectedRow?.row == 3)
        for row in [0, 3] { tap(row) }
        #expect(chosen == [2, 3])
        #expect(rows.diary == ["chose 2", "chose 0", "chose 3", "gave up 0"])
        stage.act { rows.tableView.selectRow(at: nil, animated: false) }
        #expect(chosen == nil)
    }

    @Test func `Several rows can be selected during editing and are deselected when it ends`() {
        rows.tableView.allowsMultipleSelectionDuringEditing = true
        tap(1)
        tap(2)
        #expect(chosen == [2])
        stage.act { rows.tableView.setEditing(true, animated: false) }
        for row in [0, 1] { tap(row) }
        #expect(chosen?.contains(0) == true && chosen?.contains(1) == true)
        stage.act { rows.tableView.setEditing(false, animated: false) }
        #expect(chosen == nil)
        tap(1)
        #expect(chosen == [1])
    }
}
