open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// What a person can do with the row by the control before it, while its table is edited.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public let reuseIdentifier: String?
    /// What an app's own views lie in, beside the accessory.
    public let contentView: UIView
    override var plainMargins: UIEdgeInsets {
        UIEdgeInsets(top: 11, left: SystemMargins.side, bottom: 11, right: SystemMargins.side)
    }
    override func keepsMargins(of child: UIView) -> Bool { child === contentView }
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none { didSet { if oldValue != accessoryType { showAccessory() } } }
    /// What stands there instead.
    open var accessoryView: UIView? { didSet { exchange(oldValue, for: accessoryView) } }
    /// What stands at the end of the row while its table is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if oldValue != editingAccessoryType { showAccessory() } }
    }
    /// What stands there instead.
    open var editingAccessoryView: UIView? { didSet { exchange(oldValue, for: editingAccessoryView) } }
    /// Whether the content makes room for the control before it; kept, the table's delegate is asked.
    open var shouldIndentWhileEditing = true
    /// Whether the row has a handle; kept, it has one where it can be moved.
    open var showsReorderControl = false
    open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView, behind: true) } }
    open var selectedBackgroundView: UIView? {
        didSet {
            exchange(oldValue, for: selectedBackgroundView, behind: true)
            selectedBackgroundView?.isHidden = !isSelected
        }
    }
    open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { indent() } } }
    open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { indent() } } }
    /// How far the line below the row stays from the edges; the left one is where reading begins.
    open var separatorInset: UIEdgeInsets {
        get { lineInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            lineInset = newValue.distances
            setNeedsLayout()
        }
    }
    open private(set) var isSelected = false
    /// Whether the row looks pressed; kept.
    open var isHighlighted = false
    private var isBeingEdited = false
    /// What the row offers while its table is edited.
    private var editing = RowEditing.none
    /// Opens a menu about the row, where there was one.
    var menuPress: ContextPress?
    weak var table: UITableView?
    /// What happens when a person chooses the row, before anybody is told; what stands at its end may do something
    /// else.
    var chosen: ((UITableViewCell) -> Void)?
    /// What it has of configurations; nil where nobody asked for any.
    var configured: ConfiguredContent?
    private var lineInset: UIEdgeInsets?
    private let words: CellWords
    private let accessory = UILabel()
    /// The button that tells more about the row; nil where it has none.
    private var detailButton: UIButton?
    private let separator = UIView()
    private var line: CGFloat = 0

    /// A row in a style. A class that is registered must say `required` here, because Swift makes cells by this.
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

    /// A row with one line, which no other takes over.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// A row from a storyboard or nib, with all that its file says; an empty one from any other archive.
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

    /// The first line, or the words on the left.
    open var textLabel: UILabel? { words.title }
    /// The second line, or the words on the right; the default style has none.
    open var detailTextLabel: UILabel? { words.detail }
    /// The picture before the words.
    open var imageView: UIImageView? { words.picture }

    /// Marks the row as chosen, or not.
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

    /// Takes the looks for a state; who overrides it says so to this class too, or sets configurations by itself.
    open func updateConfiguration(using state: UICellConfigurationState) { adoptConfigurations(state) }

    /// What the row contains where nobody says otherwise, by its style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { words.plainConfiguration }

    /// Marks the row as pressed, or not; kept.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Never called: a table makes new cells.
    open func prepareForReuse() {}

    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows what edits the row, or takes it away; the table does this with all its rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard isBeingEdited != editing else { return }
        isBeingEdited = editing
        showAccessory()
        reactionsChanged()
        settleConfiguration()
    }

    /// What a person can do by the control before the row; nothing while the table is not edited.
    open var editingStyle: EditingStyle { editing.style }
    open var showingDeleteConfirmation: Bool { isDrawnAside }

    /// Takes what the row offers from now on.
    func take(_ editing: RowEditing) {
        self.editing = editing
        setNeedsLayout()
        table?.setNeedsLayout()
    }

    /// Taps do something else from now on, or nothing.
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

    /// The height that the content asks for in a width, and the line below it.
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

    /// Has the content find its own height in a width; with nil it has the height of the row.
    func fitContent(to width: CGFloat?, above line: CGFloat) {
        self.line = line
        words.take(
            width.map { ViewFit(width: .given(max(0, $0 - room)), height: .found(plain: TableMetrics.row - line)) })
    }

    /// Takes the looks of a row of the table; without a line it is the last one.
    func lie(in table: UITableView, line: UIColor?) {
        separator.isHidden = line == nil
        separator.backgroundColor = line
        setNeedsLayout()
    }

    // MARK: - Layout

    /// What stands before the content and at the end of the row takes from its width.
    private var room: CGFloat { startRoom + endRoom }

    /// What stands before the content takes from its width.
    private var startRoom: CGFloat {
        let own = CGFloat(indentationLevel) * indentationWidth
        return editing.leadingRoom + (own.isFinite ? max(0, own) : 0)
    }

    private func indent() {
        setNeedsLayout()
        table?.setNeedsLayout()
    }

    /// What stands at the end of the row takes from its width.
    private var endRoom: CGFloat {
        if let view = shownAccessoryView { return view.bounds.width + 16 + 8 + editing.trailingRoom }
        let own = shownAccessoryType == .none ? 0 : shownAccessoryType.width + 16 + 8
        return own + editing.trailingRoom
    }

    private var shownAccessoryView: UIView? { isBeingEdited ? editingAccessoryView : accessoryView }
    private var shownAccessoryType: AccessoryType { isBeingEdited ? editingAccessoryType : accessoryType }

    open override func layoutSubviews() {
        if configured?.isOld == true { settleConfiguration() }
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

    private func exchange(_ former: UIView?, for view: UIView?, behind: Bool = false) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        if let view { if behind { insertSubview(view, at: 0) } else { addSubview(view) } }
        showAccessory()
    }

    private func showAccessory() {
        accessory.text = shownAccessoryType.sign(isMirrored: isMirrored)
        accessory.isHidden = accessory.text == nil || shownAccessoryView != nil
        offerDetail(shownAccessoryType.hasDetail && shownAccessoryView == nil)
        if accessoryView !== editingAccessoryView {
            accessoryView?.isHidden = isBeingEdited
            editingAccessoryView?.isHidden = !isBeingEdited
        }
        accessory.textColor = shownAccessoryType == .checkmark ? .tintColor : .tertiaryLabel
        setNeedsLayout()
        table?.setNeedsLayout()
    }

    /// Has the button at the end of the row that tells more about it, or not.
    private func offerDetail(_ offers: Bool) {
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

    /// How wide the sign is that nobody presses.
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
