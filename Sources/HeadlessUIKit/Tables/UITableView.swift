/// Says what a table shows.
public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The words above a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// Hears which rows a person chooses.
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// A row was chosen.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// A row is no longer chosen, because another is.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// Rows below one another, in sections.
///
/// All cells are made when the table comes into a window and whenever it is told to reload; none is used twice. Rows are
/// as tall as their content. There is no editing, no moving, and no index.
open class UITableView: UIScrollView {
    /// How sections are framed.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// How rows are parted.
    public enum CellSeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// How sections are framed.
    public let style: Style
    /// Who says what is shown.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// Whether lines part the rows.
    open var separatorStyle = CellSeparatorStyle.singleLine
    /// The height a row has; kept, rows are as tall as their content.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// A guess at the height of rows; kept.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// What stands for the height that content has.
    public static let automaticDimension: CGFloat = -1
    /// The row that is chosen.
    open private(set) var indexPathForSelectedRow: IndexPath?
    private var cells: [[UITableViewCell]] = []
    private var classes: [String: UITableViewCell.Type] = [:]
    private let sections = UIStackView()
    private var isLoaded = false

    /// A table in a frame.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        build()
    }

    /// A plain table in a frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table from an archive; nothing is read from it.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        build()
    }

    /// Says which class cells of an identifier have.
    open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    /// A new cell of the registered class; nil when none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
    }

    /// A new cell of the registered class. Without one, which ends an app on iOS, it is a plain cell, and logged.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        UIApplication.shared.host.log(.message("No class of cells is registered for \"\(identifier)\""))
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Asks the data source for everything again.
    open func reloadData() {
        isLoaded = true
        indexPathForSelectedRow = nil
        for view in sections.arrangedSubviews { view.removeFromSuperview() }
        cells = []
        guard let dataSource else { return }
        for section in 0..<max(0, dataSource.numberOfSections(in: self)) { load(section, from: dataSource) }
    }

    /// How many sections are shown.
    open var numberOfSections: Int { cells.count }
    /// How many rows a section shows; 0 where there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        cells.indices.contains(section) ? cells[section].count : 0
    }
    /// The cell of a row; nil where there is no such row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2, (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row) else {
            return nil
        }
        return cells[indexPath.section][indexPath.row]
    }
    /// The row of a cell; nil where the table does not show it.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        for (section, row) in cells.enumerated() {
            if let place = row.firstIndex(where: { $0 === cell }) { return IndexPath(row: place, section: section) }
        }
        return nil
    }

    /// Chooses a row, or none, without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool) {
        if let chosen = indexPathForSelectedRow { deselectRow(at: chosen, animated: animated) }
        guard let indexPath, let cell = cellForRow(at: indexPath) else { return }
        indexPathForSelectedRow = indexPath
        cell.setSelected(true, animated: animated)
    }

    /// Gives up the choice of a row, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, !isLoaded { reloadData() }
    }

    func receiveTap(on cell: UITableViewCell) -> Bool {
        guard allowsSelection, let indexPath = indexPath(for: cell) else { return false }
        let former = indexPathForSelectedRow
        selectRow(at: indexPath, animated: false)
        let delegate = delegate as? any UITableViewDelegate
        if let former, former != indexPath { delegate?.tableView(self, didDeselectRowAt: former) }
        delegate?.tableView(self, didSelectRowAt: indexPath)
        return true
    }

    private func build() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        sections.axis = .vertical
        sections.translatesAutoresizingMaskIntoConstraints = false
        addSubview(sections)
        let inset: CGFloat = style == .insetGrouped ? 16 : 0
        NSLayoutConstraint.activate([
            sections.topAnchor.constraint(equalTo: topAnchor, constant: style == .plain ? 0 : 16),
            sections.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            sections.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
        ])
    }

    private func load(_ section: Int, from dataSource: any UITableViewDataSource) {
        let rows = UIStackView()
        rows.axis = .vertical
        rows.declared.role = "list"
        rows.clipsToBounds = true
        if style == .insetGrouped { rows.layer.cornerRadius = 10 }
        let title = dataSource.tableView(self, titleForHeaderInSection: section)
        if let title { sections.addArrangedSubview(header(title)) }
        rows.accessibilityLabel = title
        let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
        let made = (0..<count).map { row in
            dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: section))
        }
        for cell in made {
            cell.table = self
            cell.hasSeparator = separatorStyle == .singleLine && cell !== made.last
            // A row that can be chosen is a button to assistive technology, inside the item of the list.
            let item = UIStackView(arrangedSubviews: [cell])
            item.declared.role = "listitem"
            rows.addArrangedSubview(item)
        }
        cells.append(made)
        sections.addArrangedSubview(rows)
        sections.setCustomSpacing(style == .plain ? 0 : 24, after: rows)
    }

    private func header(_ title: String) -> UIView {
        let label = UILabel()
        label.text = style == .plain ? title : title.uppercased()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.accessibilityTraits = .header
        let row = UIStackView(arrangedSubviews: [label])
        row.layoutMargins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
        row.isLayoutMarginsRelativeArrangement = true
        return row
    }
}
