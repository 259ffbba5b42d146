/// A list of rows. Cells are created when their rows come within one table height of the visible area, and are kept.
/// They are not reused.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum CellSeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// The animation of changed rows. All values except `none` have the same visible effect.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if oldValue !== dataSource { reloadData() } } }
    open var allowsSelection = true
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// Whether several rows can be selected. If true, a tap on a selected row deselects it.
    open var allowsMultipleSelection = false { didSet { dressRows() } }
    open var allowsSelectionDuringEditing = false { didSet { dressRows() } }
    /// Whether several rows can be selected in editing mode. If true, rows have no editing control in editing mode, and
    /// the selection is cleared when editing ends.
    open var allowsMultipleSelectionDuringEditing = false { didSet { dressRows() } }
    open var separatorStyle = CellSeparatorStyle.singleLine { didSet { dressRows() } }
    open var separatorColor: UIColor? { didSet { dressRows() } }
    /// The insets of the separators. The left inset is at the leading edge.
    open var separatorInset: UIEdgeInsets {
        get { lineInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
        set {
            lineInset = newValue.distances
            dressRows()
        }
    }
    private var lineInset: UIEdgeInsets?
    /// The height of rows for which the delegate returns no height.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChange(oldValue != rowHeight) } }
    /// The estimated height of self-sizing rows, used until a row has a cell.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChange(oldValue != sectionHeaderHeight) }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsChange(oldValue != sectionFooterHeight) }
    }
    /// Stored; has no visible effect.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Stored; has no visible effect.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightsChange(oldValue != sectionHeaderTopPadding) }
    }
    public static let automaticDimension: CGFloat = -1
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The section index; nil if there is none.
    var index: TableIndex?
    /// The colour of the section index; nil uses the tint colour.
    open var sectionIndexColor: UIColor? { didSet { index?.color = sectionIndexColor } }
    /// The background colour of the section index; nil is transparent.
    open var sectionIndexBackgroundColor: UIColor? { didSet { index?.backgroundColor = sectionIndexBackgroundColor } }
    /// Stored; has no visible effect.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if oldValue != sectionIndexMinimumDisplayRowCount { reloadSectionIndexTitles() } }
    }

    /// The static sections of a storyboard; nil uses the data source.
    var drawnSections: [DesignedSection]? { didSet { reloadData() } }
    var state = ListLoading.needed
    var sections: [TableSection] = []
    /// The heights of self-sizing rows found in this layout pass.
    var found = MeanSize()
    var update: BatchUpdate?
    /// The editing state of the table.
    var editing = TableEditing()
    private(set) var classes = TableClasses()
    private weak var chosen: TableRow?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        build()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Reads the properties from a storyboard or nib. For other archives, the table has the style `plain`.
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

    /// Registers a function that creates cells; nil removes the registration.
    func register(_ make: (() -> UITableViewCell)?, forCellReuseIdentifier identifier: String) {
        classes.cells[identifier] = make
    }

    open func register(
        _ viewClass: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
    ) { register({ viewClass.init(reuseIdentifier: identifier) }, forHeaderFooterViewReuseIdentifier: identifier) }

    /// Registers a function that creates headers and footers; nil removes the registration.
    func register(
        _ make: (() -> UITableViewHeaderFooterView)?, forHeaderFooterViewReuseIdentifier identifier: String
    ) { classes.edges[identifier] = make }

    /// Returns a new cell; nil without a registration.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes.cells[identifier]?()
    }

    /// Returns a new cell. Without a registration, which crashes an app on iOS, a plain cell is returned and a message
    /// is logged.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = cellToReconfigure(at: indexPath), cell.reuseIdentifier == identifier { return cell }
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        AppEnvironment.current.host.raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard",
            instead: .message("No class of cells is registered for \"\(identifier)\""))
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a new view; nil without a registration.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        classes.edges[identifier]?()
    }

    // MARK: - Data

    /// Discards the rows. The data is loaded before the next layout pass, or when rows are first requested.
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

    /// Returns the number of rows in a section; 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    /// Returns the cell of a row; nil if there is no such row, or if it is far from the visible area.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard let row = row(at: indexPath) else { return nil }
        if row.cell == nil, state == .done { layoutIfNeeded() }
        return row.cell
    }

    /// Returns the index path of a cell; nil if the cell is not in the table.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { (cell.superview as? TableRow).flatMap(place) }

    /// Returns the index path of a row; nil if it is not in the table.
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

    // MARK: - Selection

    /// The index path of the selected row; nil if there is none. If several rows are selected, the row that was
    /// selected last, or the first one if that row was deselected.
    open var indexPathForSelectedRow: IndexPath? { chosen.flatMap(place) ?? severalChosen.first }
    /// The selected rows from the top; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        guard choosesSeveral else { return indexPathForSelectedRow.map { [$0] } }
        return severalChosen.isEmpty ? nil : severalChosen
    }

    /// Whether several rows can be selected now.
    private var choosesSeveral: Bool { editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private var severalChosen: [IndexPath] {
        guard choosesSeveral else { return [] }
        return sections.enumerated().flatMap { section, shown in
            shown.rows.enumerated().filter { $1.isSelected }.map { IndexPath(row: $0.offset, section: section) }
        }
    }

    /// Deselects all rows without calling the delegate.
    func deselectAll() {
        chosen = nil
        for row in sections.flatMap(\.rows) where row.isSelected { row.choose(false, animated: false) }
    }

    /// Selects a row; nil deselects all rows.
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

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if chosen.flatMap(place) == indexPath { chosen = nil }
        row(at: indexPath)?.choose(false, animated: animated)
    }

    /// Whether a tap selects a row.
    private var choosesByTaps: Bool {
        choosesSeveral || (allowsSelection && (!editing.isOn || allowsSelectionDuringEditing))
    }
    /// Whether a tap on a row has an effect: it selects the row, or closes the open row.
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
        var former = choosesSeveral ? nil : indexPathForSelectedRow
        if former == wanted { former = nil }
        if let selected = former, let delegate {
            // The delegate prevents a new selection by keeping the former row selected.
            guard let released = delegate.tableView(self, willDeselectRowAt: selected) else { return true }
            former = released
        }
        selectRow(at: wanted, animated: false)
        cell.chosen?(cell)
        if let former { delegate?.tableView(self, didDeselectRowAt: former) }
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
        pinHeadersAndFooters()
        displayRows()
    }

    override func moved() {
        pinHeadersAndFooters()
        if wantsCells { setNeedsLayout() } else { displayRows() }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        for footer in sections.compactMap(\.footer) { footer.view.pinnedRoomChanged() }
        pinHeadersAndFooters()
    }

    /// Pins headers and footers of a plain table to the visible area while a row of their section is visible.
    private func pinHeadersAndFooters() {
        let sight = visibleContent
        index?.stand(in: sight)
        guard style == .plain else { return }
        for section in sections {
            section.header?.view.stand(in: sight)
            section.footer?.view.stand(in: sight)
        }
    }

    private func heightsChange(_ really: Bool) { if really { updateHeights() } }

    private func replace(_ former: UIView?, with view: UIView?) {
        guard former !== view else { return setNeedsLayout() }
        if former?.superview === self { former?.removeFromSuperview() }
        if let view { addSubview(view) }
        orderViews()
        setNeedsLayout()
    }

    // MARK: - Updates

    open func beginUpdates() {
        loadIfNeeded()
        if update == nil { update = BatchUpdate() }
        update?.depth += 1
    }

    /// Applies the collected changes, and updates all heights.
    open func endUpdates() {
        guard var collected = update else { return }
        collected.depth -= 1
        update = collected.depth > 0 ? collected : nil
        guard update == nil else { return }
        guard collected.isDrawn else { return change(collected) }
        UIView.animate(withDuration: BatchUpdate.duration) {
            change(collected)
            layoutIfNeeded()
        }
    }

    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        collect(with: animation) { $0.inserted += indexPaths }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        collect(with: animation) { $0.deleted += indexPaths }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        collect(with: animation) { $0.reloaded += indexPaths }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        collect(with: .automatic) { $0.moved.append((indexPath, newIndexPath)) }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        collect(with: animation) { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        collect(with: animation) { $0.deletedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        collect(with: .automatic) { $0.movedSections.append((section, newSection)) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        collect(with: animation) { $0.reloadedSections.formUnion(sections) }
    }

    // MARK: - Row positions

    /// Returns the frame of a row; zero if there is no such row. The frame is an estimate until all rows above have
    /// cells.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        guard let row = row(at: indexPath) else { return .zero }
        return row.frame.offset(by: sections[indexPath.section].list.frame.origin)
    }

    open func rect(forSection section: Int) -> CGRect {
        layoutIfNeeded()
        guard sections.indices.contains(section) else { return .zero }
        let frames = sections[section].views.map(\.frame)
        let top = frames.map(\.minY).min() ?? 0
        return CGRect(x: 0, y: top, width: wholeWidth, height: (frames.map(\.maxY).max() ?? top) - top)
    }

    /// Returns the frame of a section's header. For a section without header, the frame is empty and at the top of the
    /// section.
    open func rectForHeader(inSection section: Int) -> CGRect {
        let whole = rect(forSection: section)
        guard whole != .zero, let header = sections[section].header?.view else {
            return CGRect(origin: whole.origin, size: CGSize(width: whole.width, height: 0))
        }
        return CGRect(x: 0, y: whole.minY, width: wholeWidth, height: header.frame.height)
    }

    /// Returns the frame of a section's footer. For a section without footer, the frame is empty and at the bottom of
    /// the section.
    open func rectForFooter(inSection section: Int) -> CGRect {
        let whole = rect(forSection: section)
        let height = whole == .zero ? 0 : sections[section].footer?.view.frame.height ?? 0
        return CGRect(x: 0, y: whole.maxY - height, width: whole.width, height: height)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows { $0.contains(point) }.first }

    open var indexPathsForVisibleRows: [IndexPath]? {
        let seen = bounds
        return rows { $0.maxY > seen.minY && $0.minY < seen.maxY }
    }

    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }

    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        move(animated: animated) {
            let rect = rectForRow(at: indexPath)
            guard rect != .zero else { return nil }
            let inset = adjustedContentInset
            var target = contentOffset
            switch position {
            case .none: return offset(showing: rect)
            case .top: target.y = rect.minY - inset.top
            case .middle: target.y = rect.midY - (bounds.height - inset.bottom + inset.top) / 2
            case .bottom: target.y = rect.maxY - bounds.height + inset.bottom
            }
            return target
        }
    }
}

/// The registered cells, headers and footers of a table.
struct TableClasses {
    var cells: [String: () -> UITableViewCell] = [:]
    var edges: [String: () -> UITableViewHeaderFooterView] = [:]
}

extension UITableViewCell {
    /// The name of the type since Swift 4.2.
    public typealias SeparatorStyle = UITableView.CellSeparatorStyle
}
