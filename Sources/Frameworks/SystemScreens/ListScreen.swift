package import HeadlessUIKit

/// A list of entries from which the person chooses, or a list of facts.
package final class ListScreen: UITableViewController {
    /// An entry of the list.
    package struct Row {
        let title: String
        let detail: String?
        let isEnabled: Bool

        package init(_ title: String, detail: String? = nil, isEnabled: Bool = true) {
            (self.title, self.detail, self.isEnabled) = (title, detail, isEnabled)
        }
    }

    private let rows: [Row]
    private let placeholder: String
    private let chosen: ((Int) -> Void)?

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - placeholder: The text of a list without rows.
    ///   - chosen: Called with the index of a pressed row; nil if rows cannot be pressed.
    package init(_ title: String, rows: [Row], placeholder: String, chosen: ((Int) -> Void)?) {
        (self.rows, self.placeholder, self.chosen) = (rows, placeholder, chosen)
        super.init(style: .insetGrouped)
        self.title = title
    }

    /// Always returns nil.
    package required init?(coder: NSCoder) { nil }

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        max(1, rows.count)
    }

    package override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let row = rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
        cell.textLabel?.text = row?.title ?? placeholder
        cell.textLabel?.textColor = row?.isEnabled == true ? .label : .secondaryLabel
        cell.detailTextLabel?.text = row?.detail
        cell.selectionStyle = canChoose(row) ? .default : .none
        return cell
    }

    package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard rows.indices.contains(indexPath.row), canChoose(rows[indexPath.row]) else { return }
        chosen?(indexPath.row)
    }

    private func canChoose(_ row: Row?) -> Bool { chosen != nil && row?.isEnabled == true }
}
