/// Rows below one another, in sections.
///
/// Cells are made as their rows come within a height of the table of what is seen, and stay from then on; none is used
/// twice.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum CellSeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// How rows come and go; pages show no difference.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// Where a row stands once the table has scrolled to it.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if oldValue !== dataSource { reloadData() } } }
    open var allowsSelection = true
    /// Who hears of rows whose cells are made before they are seen.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether they are told.
    open var isPrefetchingEnabled = true
    /// Whether several rows can be chosen: a tap on one that is chosen gives it up.
    open var allowsMultipleSelection = false { didSet { dressRows() } }
    /// Whether rows can be chosen while the table is edited.
    open var allowsSelectionDuringEditing = false { didSet { dressRows() } }
    /// Whether several rows can be chosen while the table is edited: no control stands before them then, and what is
    /// chosen is given up as editing ends.
    open var allowsMultipleSelectionDuringEditing = false { didSet { dressRows() } }
    open var separatorStyle = CellSeparatorStyle.singleLine { didSet { dressRows() } }
    open var separatorColor: UIColor? { didSet { dressRows() } }
    /// How far these lines stay from the edges; the left one is where reading begins.
    open var separatorInset: UIEdgeInsets {
        get { lineInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
        set {
            lineInset = newValue.distances
            dressRows()
        }
    }
    private var lineInset: UIEdgeInsets?
    /// The height of rows that nothing else is said of.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChange(oldValue != rowHeight) } }
    /// A guess at the height of rows that their cells say, until one has a cell.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChange(oldValue != sectionHeaderHeight) }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChange(oldValue != sectionFooterHeight) }
    }
    /// A guess at the height of what stands above sections; kept.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// A guess at the height of what stands below sections; kept.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightsChange(oldValue != sectionHeaderTopPadding) }
    }
    public static let automaticDimension: CGFloat = -1
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The titles at the side, by which a person goes to sections; nil where there are none.
    var index: TableIndex?
    /// The colour of these titles; nil is the tint.
    open var sectionIndexColor: UIColor? { didSet { index?.color = sectionIndexColor } }
    /// The colour behind them; nil is none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { index?.backgroundColor = sectionIndexBackgroundColor } }
    /// The colour behind them while a finger is on them; kept.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if oldValue != sectionIndexMinimumDisplayRowCount { reloadSectionIndexTitles() } }
    }

    /// What the table was drawn with; nil where its rows are those of its data source.
    var drawnSections: [DrawnSection]? { didSet { reloadData() } }
    var state = ListLoading.needed
    var sections: [TableSection] = []
    /// How tall rows came to be in this layout pass whose cells know it.
    var found = MeanSize()
    var update: BatchUpdate?
    /// What is known of the editing of rows.
    var editing = TableEditing()
    private(set) var classes = TableClasses()
    private weak var chosen: TableRow?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        build()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table from a storyboard or nib, with all that its file says; a plain one from any other archive.
    public required init?(coder: NSCoder) {
        style = Self.style(coder.attribute("style"))
        super.init(coder: coder)
        if coder is ArchiveCoder { if backgroundColor == nil { dress() } } else { build() }
    }

    private static func style(_ name: String?) -> Style {
        switch name {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    private func build() {
        dress()
        alwaysBounceVertical = true
    }

    private func dress() { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }

    // MARK: - Cells

    open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        register({ cellClass.init(style: .default, reuseIdentifier: identifier) }, forCellReuseIdentifier: identifier)
    }

    /// Says how cells of an identifier are made; nil forgets it.
    func register(_ make: (() -> UITableViewCell)?, forCellReuseIdentifier identifier: String) {
        classes.cells[identifier] = make
    }

    open func register(
        _ viewClass: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
    ) { register({ viewClass.init(reuseIdentifier: identifier) }, forHeaderFooterViewReuseIdentifier: identifier) }

    /// Says how the views above and below sections are made; nil forgets it.
    func register(
        _ make: (() -> UITableViewHeaderFooterView)?, forHeaderFooterViewReuseIdentifier identifier: String
    ) { classes.edges[identifier] = make }

    /// A new cell of the registered class; nil when none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes.cells[identifier]?()
    }

    /// A new cell of the registered class. Without one, which ends an app on iOS, it is a plain cell, and logged.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        UIApplication.shared.host.log(.message("No class of cells is registered for \"\(identifier)\""))
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A new view of the registered class; nil when none is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        classes.edges[identifier]?()
    }

    // MARK: - What is shown

    /// Asks the data source for everything again, before the next layout pass or whenever rows are asked about.
    open func reloadData() {
        guard state != .running else { return }
        state = .needed
        chosen = nil
        (editing.isOpen, editing.open) = (false, nil)
        setNeedsLayout()
    }

    open var numberOfSections: Int {
        loadIfNeeded()
        return sections.count
    }

    /// How many rows a section shows; 0 where there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    /// The cell of a row; nil where there is no such row, or it is far from what is seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard let row = row(at: indexPath) else { return nil }
        if row.cell == nil, state == .done { layoutIfNeeded() }
        return row.cell
    }

    /// The row of a cell; nil where the table does not show it.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { (cell.superview as? TableRow).flatMap(place) }

    /// Where a row stands; nil where the table does not have it.
    func place(of row: TableRow) -> IndexPath? {
        loadIfNeeded()
        for (section, shown) in sections.enumerated() {
            if let number = shown.rows.firstIndex(where: { $0 === row }) {
                return IndexPath(row: number, section: section)
            }
        }
        return nil
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        loadIfNeeded()
        return sections.indices.contains(section)
            ? sections[section].header?.view as? UITableViewHeaderFooterView : nil
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        loadIfNeeded()
        return sections.indices.contains(section)
            ? sections[section].footer?.view as? UITableViewHeaderFooterView : nil
    }

    func row(at indexPath: IndexPath) -> TableRow? {
        guard indexPath.count == 2, (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row) else {
            return nil
        }
        return sections[indexPath.section].rows[indexPath.row]
    }

    // MARK: - Editing

    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

    // MARK: - Choosing

    /// The row that is chosen; of several, the one that was chosen last, or else the first.
    open var indexPathForSelectedRow: IndexPath? { chosen.flatMap(place) ?? severalChosen.first }
    /// The rows that are chosen, from the top; nil where none is.
    open var indexPathsForSelectedRows: [IndexPath]? {
        guard choosesSeveral else { return indexPathForSelectedRow.map { [$0] } }
        return severalChosen.isEmpty ? nil : severalChosen
    }

    /// Whether a tap leaves other rows chosen.
    private var choosesSeveral: Bool { editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private var severalChosen: [IndexPath] {
        guard choosesSeveral else { return [] }
        return sections.enumerated().flatMap { section, shown in
            shown.rows.enumerated().filter { $1.isSelected }.map { IndexPath(row: $0.offset, section: section) }
        }
    }

    /// Gives up all that is chosen, without telling the delegate.
    func deselectAll() {
        chosen = nil
        for row in sections.flatMap(\.rows) where row.isSelected { row.choose(false, animated: false) }
    }

    /// Chooses a row, without telling the delegate; nil gives up all that are chosen.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none) {
        if choosesSeveral {
            if indexPath == nil { deselectAll() }
        } else if let chosen = indexPathForSelectedRow {
            deselectRow(at: chosen, animated: animated)
        }
        guard let indexPath, let row = row(at: indexPath) else { return }
        chosen = row
        row.choose(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Gives up the choice of a row, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if chosen.flatMap(place) == indexPath { chosen = nil }
        row(at: indexPath)?.choose(false, animated: animated)
    }

    /// Whether a tap chooses a row.
    private var choosesByTaps: Bool {
        choosesSeveral || (allowsSelection && (!editing.isOn || allowsSelectionDuringEditing))
    }
    /// Whether a tap on a row does something: chooses it, or draws back the one that is drawn aside.
    var takesTaps: Bool { choosesByTaps || editing.open != nil }

    func receiveTap(on cell: UITableViewCell) -> Bool {
        if editing.open != nil {
            closeRow()
            return true
        }
        guard choosesByTaps, let tapped = indexPath(for: cell) else { return false }
        let delegate = delegate as? any UITableViewDelegate
        guard delegate?.tableView(self, shouldHighlightRowAt: tapped) ?? true else { return true }
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: tapped)
        cell.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: tapped)
        if choosesSeveral, cell.isSelected {
            if let delegate, delegate.tableView(self, willDeselectRowAt: tapped) == nil { return true }
            deselectRow(at: tapped, animated: false)
            delegate?.tableView(self, didDeselectRowAt: tapped)
            return true
        }
        var wanted: IndexPath? = tapped
        if let delegate { wanted = delegate.tableView(self, willSelectRowAt: tapped) }
        guard let wanted else { return true }
        let former = choosesSeveral ? nil : indexPathForSelectedRow
        selectRow(at: wanted, animated: false)
        cell.chosen?(cell)
        if let former, former != wanted { delegate?.tableView(self, didDeselectRowAt: former) }
        delegate?.tableView(self, didSelectRowAt: wanted)
        return true
    }

    // MARK: - Layout

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
        keepEdgesInSight()
        displayRows()
    }

    override func moved() {
        keepEdgesInSight()
        if wantsCells { setNeedsLayout() } else { displayRows() }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        for footer in sections.compactMap(\.footer) { footer.view.pinnedRoomChanged() }
        keepEdgesInSight()
    }

    /// Headers and footers of a plain table stay in sight as long as a row of their section is.
    private func keepEdgesInSight() {
        let sight = sight
        index?.stand(in: sight)
        guard style == .plain else { return }
        for section in sections {
            section.header?.view.stand(in: sight)
            section.footer?.view.stand(in: sight)
        }
    }

    private func heightsChange(_ really: Bool) { if really { askHeights() } }

    private func exchange(_ former: UIView?, for view: UIView?) {
        guard former !== view else { return }
        if former?.superview === self { former?.removeFromSuperview() }
        if let view { addSubview(view) }
        orderViews()
        setNeedsLayout()
    }
}

/// What was registered with a table.
struct TableClasses {
    var cells: [String: () -> UITableViewCell] = [:]
    var edges: [String: () -> UITableViewHeaderFooterView] = [:]
}

extension UITableViewCell {
    /// How rows are parted, by the name that Swift has had for it since 4.2.
    public typealias SeparatorStyle = UITableView.CellSeparatorStyle
}
