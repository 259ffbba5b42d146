import UIKit

/// Wishes that can be checked off, postponed, deleted and reordered.
final class WishesViewController: UITableViewController {
    private var sections = [
        (title: "This year", wishes: ["Panniers", "A brighter lamp", "Mudguards"]),
        (title: "Some day", wishes: ["A tandem"]),
    ]
    private var done: Set<String> = []

    init() {
        super.init(style: .insetGrouped)
        title = "Wishes"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].wishes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let wish = sections[indexPath.section].wishes[indexPath.row]
        cell.textLabel?.text = wish
        cell.accessoryType = done.contains(wish) ? .checkmark : .none
        cell.selectionStyle = .none
        return cell
    }

    // MARK: - Editing

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].wishes.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let wish = sections[sourceIndexPath.section].wishes.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].wishes.insert(wish, at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let wish = sections[indexPath.section].wishes[indexPath.row]
        let tick = UIContextualAction(style: .normal, title: done.contains(wish) ? "Not yet" : "Got it") {
            [weak self] _, _, completion in
            self?.done.formSymmetricDifference([wish])
            completion(true)
            tableView.reloadRows(at: [indexPath], with: .automatic)
        }
        tick.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [tick])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
            completion(true)
        }
        let putOff = UIContextualAction(style: .normal, title: "Put off") { [weak self] _, _, completion in
            completion(true)
            guard let self, indexPath.section == 0 else { return }
            let end = IndexPath(row: sections[1].wishes.count, section: 1)
            self.tableView(tableView, moveRowAt: indexPath, to: end)
            tableView.moveRow(at: indexPath, to: end)
        }
        return UISwipeActionsConfiguration(actions: [delete, putOff])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let wish = sections[indexPath.section].wishes[indexPath.row]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let first = UIAction(title: "Put first") { _ in
                let top = IndexPath(row: 0, section: indexPath.section)
                self?.tableView(tableView, moveRowAt: indexPath, to: top)
                tableView.moveRow(at: indexPath, to: top)
            }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
                self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
            }
            return UIMenu(title: wish, children: [first, delete])
        }
    }
}
