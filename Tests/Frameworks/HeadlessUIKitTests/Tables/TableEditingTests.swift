import HeadlessUIKit
import TestSupport
import Testing

/// A list of chores whose rows can be edited in every way that a table supports.
private class Chores: UITableViewController {
    var lists = [["Wash", "Iron", "Sweep"], ["Rest"]]
    var diary: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { lists.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lists[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = lists[indexPath.section][indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        diary.append("chose \(indexPath.section).\(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        lists[indexPath.section][indexPath.row] != "Rest"
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { lists[indexPath.section][indexPath.row] == "Sweep" ? .insert : .delete }

    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Forget" }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        diary.append("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
        switch editingStyle {
        case .delete:
            lists[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        case .insert:
            lists[indexPath.section].insert("Mop", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        case .none: break
        }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let moved = lists[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        lists[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
        diary.append("moved \(moved)")
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        diary.append("begins \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        diary.append("ends \(indexPath.map { "\($0.section).\($0.row)" } ?? "-")")
    }
}

/// The same list with custom actions.
private final class ChoresWithActions: Chores {
    var completion: ((Bool) -> Void)?
    var runsFirst = true

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let done = UIContextualAction(style: .normal, title: "Done") { [weak self] action, view, completion in
            self?.diary.append("done \(indexPath.row), \(action.title ?? ""), \(view is UIButton)")
            self?.completion = completion
        }
        let configuration = UISwipeActionsConfiguration(actions: [done])
        configuration.performsFirstActionWithFullSwipe = runsFirst
        return configuration
    }

    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        [
            UITableViewRowAction(style: .destructive, title: "Drop") { [weak self] _, place in
                self?.diary.append("drop \(place.row)")
            },
            UITableViewRowAction(style: .normal, title: "Later") { [weak self] action, _ in
                self?.diary.append(action.title ?? "")
            },
        ]
    }
}

@Suite("Tables that are edited")
struct TableEditingTests {
    private let chores: Chores
    private let stage: Stage

    init() throws {
        chores = Chores(style: .plain)
        stage = try Stage(root: chores)
    }

    private func row(_ row: Int, _ section: Int = 0) throws -> any RowHolding {
        try Self.row(row, section, in: chores)
    }

    private static func row(_ row: Int, _ section: Int = 0, in chores: Chores) throws -> any RowHolding {
        let cell = try #require(chores.tableView.cellForRow(at: IndexPath(row: row, section: section)))
        return try #require(cell.superview as? any RowHolding)
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }

    private func press(_ label: String, in view: UIView) throws {
        let button = try #require(
            buttons(in: view).first { $0.currentTitle == label || $0.accessibilityLabel == label })
        stage.act { _ = button.receiveTap() }
    }

    private var texts: [[String]] {
        (0..<chores.tableView.numberOfSections).map { section in
            (0..<chores.tableView.numberOfRows(inSection: section)).map {
                chores.tableView.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? ""
            }
        }
    }

    @Test func `The edit button toggles editing and is titled after its next action`() throws {
        let navigation = UINavigationController(rootViewController: chores)
        let stage = try Stage(root: navigation)
        let button = chores.editButtonItem
        stage.act { chores.navigationItem.rightBarButtonItem = button }
        #expect(button === chores.editButtonItem)
        #expect(button.title == "Edit")
        let shown = try #require(buttons(in: navigation.navigationBar).last)
        #expect(shown.currentTitle == "Edit")
        stage.act { _ = shown.receiveTap() }
        #expect(buttons(in: navigation.navigationBar).last?.currentTitle == "Done")
        #expect(chores.isEditing)
        #expect(chores.tableView.isEditing)
        #expect(button.title == "Done")
        #expect(button.style == .done)
        stage.act { chores.setEditing(false, animated: false) }
        #expect(!chores.tableView.isEditing)
        #expect(button.title == "Edit")
        try stage.drain()
    }

    @Test func `Rows show editing controls and reorder handles while editing and make room for them`() throws {
        let cell = try #require(chores.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let before = cell.contentView.frame
        stage.act { chores.tableView.setEditing(true, animated: true) }
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .delete)
        #expect(cell.contentView.frame.minX == before.minX + 40)
        #expect(cell.contentView.frame.maxX == cell.bounds.width - 44)
        #expect(buttons(in: try row(0)).map(\.accessibilityLabel) == ["Delete Wash"])
        #expect(buttons(in: try row(2)).map(\.accessibilityLabel) == ["Insert Sweep"])
        #expect(buttons(in: try row(0, 1)).isEmpty)
        #expect(try row(0, 1).isMovable)
        #expect(!cell.reactsToTap)
        stage.act { chores.tableView.allowsSelectionDuringEditing = true }
        #expect(cell.reactsToTap)
        stage.act { chores.tableView.setEditing(false, animated: true) }
        #expect(cell.contentView.frame == before)
        #expect(buttons(in: try row(0)).isEmpty)
        #expect(cell.editingStyle == .none)
        try stage.drain()
    }

    @Test func `A row's delete control shows a confirmation button, which deletes the row`() throws {
        stage.act { chores.tableView.isEditing = true }
        try press("Delete Iron", in: try row(1))
        let cell = try #require(chores.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.showingDeleteConfirmation)
        let forget = try #require(buttons(in: try row(1)).first { $0.currentTitle == "Forget" })
        #expect(forget.frame.width >= 74)
        #expect(cell.frame.minX == -forget.frame.width)
        try press("Delete Iron", in: try row(1))
        #expect(!cell.showingDeleteConfirmation)
        #expect(cell.frame.minX == 0)
        try press("Delete Iron", in: try row(1))
        try press("Forget", in: try row(1))
        #expect(texts == [["Wash", "Sweep"], ["Rest"]])
        #expect(chores.diary == ["begins 0.1", "ends 0.1", "begins 0.1", "commit delete 0.1", "ends -"])
        try press("Insert Sweep", in: try row(1))
        #expect(texts == [["Wash", "Mop", "Sweep"], ["Rest"]])
        #expect(buttons(in: try row(1)).map(\.accessibilityLabel) == ["Delete Mop"])
        try stage.drain()
    }

    @Test func `A swiped row offers deletion, and a tap anywhere or another swipe closes it`() throws {
        #expect(try row(0).offersActions(at: .trailing))
        #expect(try !row(0).offersActions(at: .leading))
        stage.act { try? row(0).receiveDrag(to: .trailing, isWhole: false) }
        #expect(try row(0).isDrawnAside)
        stage.act { try? row(1).receiveDrag(to: .trailing, isWhole: false) }
        #expect(try !row(0).isDrawnAside)
        #expect(try row(1).isDrawnAside)
        let first = try #require(chores.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        stage.act { #expect(first.receiveTap()) }
        #expect(try !row(1).isDrawnAside)
        #expect(!chores.diary.contains("chose 0.0"))
        stage.act { _ = first.receiveTap() }
        #expect(chores.diary.last == "chose 0.0")
        stage.act { try? row(0, 1).receiveDrag(to: .trailing, isWhole: false) }
        #expect(try !row(0, 1).isDrawnAside)
        stage.act { try? row(2).receiveDrag(to: .trailing, isWhole: false) }
        #expect(try !row(2).isDrawnAside)
        try stage.drain()
    }

    @Test func `Swipe actions run, are laid out from the edge inwards, and close the row when done`() throws {
        let chores = ChoresWithActions(style: .plain)
        let stage = try Stage(root: chores)
        let row = try Self.row(0, in: chores)
        #expect(row.offersActions(at: .leading))
        stage.act { row.receiveDrag(to: .leading, isWhole: false) }
        let done = try #require(buttons(in: row).first)
        #expect(done.backgroundColor == .systemGray)
        #expect(done.superview?.frame.minX == 0)
        stage.act { _ = done.receiveTap() }
        #expect(row.isDrawnAside)
        stage.act { chores.completion?(true) }
        #expect(!row.isDrawnAside)
        #expect(chores.diary == ["begins 0.0", "done 0, Done, true", "ends 0.0"])
        stage.act { row.receiveDrag(to: .trailing, isWhole: false) }
        #expect(buttons(in: row).map(\.currentTitle) == ["Later", "Drop"])
        #expect(buttons(in: row).map { $0.frame.minX } == [0, 74])
        let drop = try #require(buttons(in: row).last)
        #expect(drop.backgroundColor == .systemRed)
        stage.act { _ = drop.receiveTap() }
        #expect(chores.diary.suffix(2) == ["drop 0", "ends 0.0"])
        try stage.drain()
    }

    @Test func `A full swipe performs the first action unless the delegate disables that`() throws {
        let chores = ChoresWithActions(style: .plain)
        let stage = try Stage(root: chores)
        let row = try Self.row(1, in: chores)
        stage.act { row.receiveDrag(to: .leading, isWhole: true) }
        #expect(chores.diary == ["begins 0.1", "done 1, Done, false"])
        stage.act { row.receiveDragBack() }
        #expect(!row.isDrawnAside)
        chores.diary = []
        chores.runsFirst = false
        stage.act { row.receiveDrag(to: .leading, isWhole: true) }
        #expect(chores.diary == ["begins 0.1"])
        #expect(row.isDrawnAside)
    }

    @Test(
        arguments: [
            (1, [["Iron", "Wash", "Sweep"], ["Rest"]]), (2, [["Iron", "Sweep", "Wash"], ["Rest"]]),
            (3, [["Iron", "Sweep"], ["Wash", "Rest"]]), (99, [["Iron", "Sweep"], ["Rest", "Wash"]]),
            (0, [["Wash", "Iron", "Sweep"], ["Rest"]]), (-5, [["Wash", "Iron", "Sweep"], ["Rest"]]),
        ] as [(Int, [[String]])])
    func `A row can be moved within and beyond its section, up to the last position`(places: Int, expected: [[String]])
        throws
    {
        stage.act { chores.tableView.isEditing = true }
        try stage.drain()
        stage.act { try? row(0).receiveMove(by: places) }
        #expect(chores.lists == expected)
        #expect(texts == expected)
        try stage.drain()
        stage.act { chores.tableView.reloadData() }
        #expect(texts == expected)
    }

    @Test func `A delegate can retarget a moved row, and a row that stays is not reported`() throws {
        final class Fixed: Chores {
            override func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath {
                proposedDestinationIndexPath.section == 0 ? proposedDestinationIndexPath : sourceIndexPath
            }
        }
        let fixed = Fixed(style: .plain)
        let stage = try Stage(root: fixed)
        stage.act { fixed.tableView.isEditing = true }
        stage.act { try? Self.row(0, in: fixed).receiveMove(by: 3) }
        #expect(fixed.diary.isEmpty)
        stage.act { try? Self.row(0, in: fixed).receiveMove(by: 2) }
        #expect(fixed.diary == ["moved Wash"])
    }

    @Test func `Rows of a table without editing methods cannot be swiped but can be edited`() throws {
        final class Silent: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        }
        let silent = Silent(style: .plain)
        let stage = try Stage(root: silent)
        let cell = try #require(silent.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let row = try #require(cell.superview as? any RowHolding)
        #expect(!row.offersActions(at: .trailing))
        #expect(!row.offersActions(at: .leading))
        stage.act { silent.setEditing(true, animated: true) }
        #expect(cell.editingStyle == .delete)
        #expect(!row.isMovable)
    }

    @Test func `In a right-to-left layout a row's editing controls are on the other side`() throws {
        stage.act {
            var device = stage.application.device
            device.direction = .rightToLeft
            stage.application.change(to: device)
            chores.tableView.isEditing = true
        }
        try press("Delete Wash", in: try row(0))
        let cell = try #require(chores.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let forget = try #require(buttons(in: try row(0)).first { $0.currentTitle == "Forget" })
        #expect(cell.frame.minX == forget.frame.width)
        #expect(forget.superview?.frame.minX == 0)
    }
}
