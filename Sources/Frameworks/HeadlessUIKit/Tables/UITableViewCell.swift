open class UITableViewCell: UIView, _ConfigurableView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public let reuseIdentifier: String?
    public let contentView: UIView
    override var plainMargins: UIEdgeInsets {
        UIEdgeInsets(top: 11, left: SystemMargins.side, bottom: 11, right: SystemMargins.side)
    }
    override func keepsMargins(of child: UIView) -> Bool { child === contentView }
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none { didSet { if oldValue != accessoryType { showAccessory() } } }
    /// The accessory view, shown instead of the accessory type; nil if there is none.
    open var accessoryView: UIView? { didSet { replace(oldValue, with: accessoryView) } }
    open var editingAccessoryType = AccessoryType.none {
        didSet { if oldValue != editingAccessoryType { showAccessory() } }
    }
    /// The accessory view in editing mode, shown instead of the editing accessory type; nil if there is none.
    open var editingAccessoryView: UIView? { didSet { replace(oldValue, with: editingAccessoryView) } }
    /// Stored; has no visible effect, because the table's delegate decides.
    open var shouldIndentWhileEditing = true
    /// Stored; has no visible effect. A movable row always has a reorder control.
    open var showsReorderControl = false
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView, behind: true) } }
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, with: selectedBackgroundView, behind: true)
            selectedBackgroundView?.isHidden = !isSelected
        }
    }
    open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { indent() } } }
    open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { indent() } } }
    /// The insets of the separator. The left inset is at the leading edge.
    open var separatorInset: UIEdgeInsets {
        get { lineInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            lineInset = newValue.distances
            setNeedsLayout()
        }
    }
    open private(set) var isSelected = false
    /// Whether the cell is highlighted. It is part of the configuration state, and has no other effect.
    open var isHighlighted = false
    private var isBeingEdited = false
    /// The editing controls of the row.
    private var editing = RowEditing.none
    /// The context menu interaction, if there is one.
    var menuPress: ContextPress?
    weak var table: UITableView?
    /// Called before the delegate when the user selects the row. A control at the end of the cell is handled
    /// separately.
    var chosen: ((UITableViewCell) -> Void)?
    /// The content and background configurations; nil if none was set.
    public var _configured: _ConfiguredContent?
    private var lineInset: UIEdgeInsets?
    private let words: CellWords
    private let accessory = UILabel()
    /// The detail button; nil without one.
    private var detailButton: UIButton?
    private let separator = UIView()
    private var line: CGFloat = 0

    /// A registered subclass must declare this initializer `required`, because Swift creates cells with it.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        words = CellWords(style)
        contentView = words
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row))
        build()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell of the default style without reuse identifier.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Reads the properties from a storyboard or nib; for other archives, the cell is empty.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.attribute("reuseIdentifier")
        words = CellWords(Self.style(coder.attribute("style")))
        contentView = words
        super.init(coder: coder)
        build()
    }

    private static func style(_ name: String?) -> CellStyle {
        switch name {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    open var textLabel: UILabel? { words.title }
    /// The second label of the cell's style; nil for the default style.
    open var detailTextLabel: UILabel? { words.detail }
    open var imageView: UIImageView? { words.picture }

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard isSelected != selected else { return }
        isSelected = selected
        selectedBackgroundView?.isHidden = !selected
        mark(.style)
        settleConfiguration()
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isSwiped = showingDeleteConfirmation
        return state
    }

    /// Updates the configurations for a state. An override calls super, or sets the configurations itself.
    open func updateConfiguration(using state: UICellConfigurationState) { adoptConfigurations(state) }

    /// Returns the configuration for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { words.plainConfiguration }

    /// Stored; has no visible effect.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Never called, because cells are not reused.
    open func prepareForReuse() {}

    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets the editing state. The table calls this method on each of its cells.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard isBeingEdited != editing else { return }
        isBeingEdited = editing
        showAccessory()
        reactionsChanged()
        settleConfiguration()
    }

    /// The editing control that is shown; `none` outside editing mode.
    open var editingStyle: EditingStyle { editing.style }
    open var showingDeleteConfirmation: Bool { isDrawnAside }

    /// Shows the editing controls.
    func apply(_ editing: RowEditing) {
        self.editing = editing
        setNeedsLayout()
        table?.setNeedsLayout()
    }

    /// Called when the effect of a tap changed.
    func reactionsChanged() { mark(.interaction) }

    private var isDrawnAside: Bool { (superview as? TableRow)?.isDrawnAside == true }

    package override var drawnFill: UIColor? {
        if isSelected, selectionStyle != .none, selectedBackgroundView == nil { return .systemGray4 }
        return super.drawnFill ?? (table?.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }

    package override var reactsToTap: Bool { super.reactsToTap || table?.takesTaps == true }
    package override func receiveTap() -> Bool {
        let heard = super.receiveTap()
        return table?.receiveTap(on: self) == true || heard
    }

    // MARK: - Height

    /// Returns the height of the content for a width, plus the separator.
    func height(for width: CGFloat) -> CGFloat {
        if let found = words.foundSize {
            return found.height > 0 ? TableMetrics.pixels(found.height + line) : TableMetrics.row
        }
        let tall = sizeThatFits(CGSize(width: width, height: 0)).height
        return tall.isFinite ? max(0, tall) : TableMetrics.row
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let tall = words.height(for: size.width - room, isAlone: endRoom == 0)
        return CGSize(width: size.width, height: max(TableMetrics.row, TableMetrics.pixels(tall + line)))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let inside = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - room), height: targetSize.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: inside.width + room, height: inside.height + line)
    }

    /// Makes the content self-sizing for a width. With a nil width, the content gets the height of the row. `line` is
    /// the height of the separator.
    func fitContent(to width: CGFloat?, above line: CGFloat) {
        self.line = line
        words.apply(
            width.map { ViewFit(width: .given(max(0, $0 - room)), height: .found(plain: TableMetrics.row - line)) })
    }

    /// Applies the table's appearance. `line` is the colour of the separator; nil for the last row.
    func lie(in table: UITableView, line: UIColor?) {
        separator.isHidden = line == nil
        separator.backgroundColor = line
        setNeedsLayout()
    }

    // MARK: - Layout

    /// The width of the cell that the content cannot use, in points.
    private var room: CGFloat { startRoom + endRoom }

    /// The width of the editing control and of the indentation, in points.
    private var startRoom: CGFloat {
        let own = CGFloat(indentationLevel) * indentationWidth
        return editing.leadingRoom + (own.isFinite ? max(0, own) : 0)
    }

    private func indent() {
        setNeedsLayout()
        table?.setNeedsLayout()
    }

    /// The width of the accessory and of the reorder control, in points.
    private var endRoom: CGFloat {
        if let view = shownAccessoryView { return view.bounds.width + 16 + 8 + editing.trailingRoom }
        let own = shownAccessoryType == .none ? 0 : shownAccessoryType.width + 16 + 8
        return own + editing.trailingRoom
    }

    private var shownAccessoryView: UIView? { isBeingEdited ? editingAccessoryView : accessoryView }
    private var shownAccessoryType: AccessoryType { isBeingEdited ? editingAccessoryType : accessoryType }

    open override func layoutSubviews() {
        if _configured?.isOld == true { settleConfiguration() }
        super.layoutSubviews()
        let size = bounds.size
        contentView.set(
            sided(
                CGRect(
                    x: startRoom, y: 0, width: max(0, size.width - room), height: max(0, size.height - line)))
        )
        words.margin = TableMetrics.margin(in: table?.bounds.width ?? size.width)
        words.isAlone = endRoom == 0
        backgroundView?.set(bounds)
        selectedBackgroundView?.set(bounds)
        let end = size.width - 16 - editing.trailingRoom
        if let view = shownAccessoryView {
            let own = view.bounds.size
            view.set(sided(CGRect(origin: centered(own.height, at: end - own.width), size: own)))
        } else if shownAccessoryType != .none {
            accessory.text = shownAccessoryType.sign(isMirrored: isMirrored)
            let own = CGSize(width: shownAccessoryType.signWidth, height: 22)
            accessory.set(sided(CGRect(origin: centered(own.height, at: end - own.width), size: own)))
            let side = UITableViewCell.AccessoryType.detailButton.width
            detailButton?.set(
                sided(
                    CGRect(
                        origin: centered(side, at: end - shownAccessoryType.width),
                        size: CGSize(width: side, height: side))))
        }
        var inset = separatorInset
        inset.left += startRoom
        separator.set(
            sided(
                CGRect(
                    x: inset.left, y: size.height - TableMetrics.separator,
                    width: max(0, size.width - inset.left - inset.right), height: TableMetrics.separator)))
    }

    private func centered(_ height: CGFloat, at x: CGFloat) -> CGPoint {
        CGPoint(x: x, y: ((bounds.height - height) * 1.5).rounded() / 3)
    }

    private func build() {
        separator.backgroundColor = .separator
        separator.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        accessory.accessibilityElementsHidden = true
        accessory.textAlignment = .center
        for view in [contentView, accessory, separator] { addSubview(view) }
        words.sizeFound = { [weak self] in self?.table?.setNeedsLayout() }
        showAccessory()
    }

    private func replace(_ former: UIView?, with view: UIView?, behind: Bool = false) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        if let view { if behind { insertSubview(view, at: 0) } else { addSubview(view) } }
        showAccessory()
    }

    private func showAccessory() {
        accessory.text = shownAccessoryType.sign(isMirrored: isMirrored)
        accessory.isHidden = accessory.text == nil || shownAccessoryView != nil
        showDetailButton(shownAccessoryType.hasDetail && shownAccessoryView == nil)
        if accessoryView !== editingAccessoryView {
            accessoryView?.isHidden = isBeingEdited
            editingAccessoryView?.isHidden = !isBeingEdited
        }
        accessory.textColor = shownAccessoryType == .checkmark ? .tintColor : .tertiaryLabel
        setNeedsLayout()
        table?.setNeedsLayout()
    }

    /// Adds or removes the detail button.
    private func showDetailButton(_ offers: Bool) {
        guard offers != (detailButton != nil) else { return }
        detailButton?.removeFromSuperview()
        detailButton = nil
        guard offers else { return }
        let button = UIButton(type: .detailDisclosure)
        button.setImage(UIImage(systemName: "info.circle"), for: .normal)
        button.tintColor = .tintColor
        button.accessibilityLabel = SystemWords.word("More Info")
        button.addAction(UIAction { [weak self] _ in self?.detailPressed() }, for: .touchUpInside)
        detailButton = button
        addSubview(button)
    }

    private func detailPressed() {
        guard let table, let place = table.indexPath(for: self) else { return }
        (table.delegate as? any UITableViewDelegate)?.tableView(table, accessoryButtonTappedForRowWith: place)
    }

    override func childChanged(_ child: UIView) { if child === contentView { table?.setNeedsLayout() } }
}

extension UITableViewCell.AccessoryType {
    fileprivate func sign(isMirrored: Bool) -> String? {
        switch self {
        case .none, .detailButton: nil
        case .disclosureIndicator, .detailDisclosureButton: isMirrored ? "‹" : "›"
        case .checkmark: "✓"
        }
    }

    fileprivate var hasDetail: Bool { self == .detailButton || self == .detailDisclosureButton }

    /// The width of the accessory without its detail button, in points.
    fileprivate var signWidth: CGFloat { self == .detailDisclosureButton ? Self.disclosureIndicator.width : width }

    fileprivate var width: CGFloat {
        switch self {
        case .none: 0
        case .disclosureIndicator: 10
        case .checkmark: 15
        case .detailButton: 24
        case .detailDisclosureButton: 44
        }
    }
}
