/// One row of a table.
open class UITableViewCell: UIView {
    /// What the row shows by itself.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// What stands at the end of the row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// Whether a selected row is marked.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// For which rows it was made.
    public let reuseIdentifier: String?
    /// What an app's own views lie in, beside the accessory.
    public let contentView: UIView
    /// Whether a selected row is marked.
    open var selectionStyle = SelectionStyle.default
    /// What stands at the end of the row.
    open var accessoryType = AccessoryType.none { didSet { if oldValue != accessoryType { showAccessory() } } }
    /// Whether the row is chosen.
    open private(set) var isSelected = false
    weak var table: UITableView?
    private let words: CellWords
    private let accessory = UILabel()
    private let separator = UIView()

    /// A row in a style. A class that is registered must say `required` here, because Swift makes cells by this.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        words = CellWords(style)
        contentView = words
        super.init(frame: .zero)
        build()
    }

    /// A row from an archive; nothing is read from it.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        words = CellWords(.default)
        contentView = words
        super.init(coder: coder)
        build()
    }

    /// The first line, or the words on the left.
    open var textLabel: UILabel? { words.title }
    /// The second line, or the words on the right; the default style has none.
    open var detailTextLabel: UILabel? { words.detail }

    /// Marks the row as chosen, or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
        backgroundColor = selected && selectionStyle != .none ? .systemGray4 : .secondarySystemGroupedBackground
    }

    /// Never called: a table makes new cells.
    open func prepareForReuse() {}

    var hasSeparator: Bool {
        get { !separator.isHidden }
        set { separator.isHidden = !newValue }
    }

    package override var reactsToTap: Bool { super.reactsToTap || table?.allowsSelection == true }
    package override func receiveTap() -> Bool {
        let heard = super.receiveTap()
        return table?.receiveTap(on: self) == true || heard
    }

    package override func flow(of child: UIView) -> ChildFlow { child === separator ? .none : .stack(.horizontal) }

    package override func arrange(_ css: inout LayoutCSS) {
        css[.flexDirection] = "row"
        css[.alignItems] = "center"
        css[.minHeight] = CSSValue.pixels(44)
    }

    package override func arrange(child: UIView, _ css: inout LayoutCSS) {
        if child === contentView { css[.flex] = "1 1 auto" }
        if child === accessory { css[.marginRight] = CSSValue.pixels(16) }
    }

    private func build() {
        backgroundColor = .secondarySystemGroupedBackground
        separator.backgroundColor = .separator
        accessory.isHidden = true
        accessory.accessibilityElementsHidden = true
        for view in [contentView, accessory, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            separator.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    private func showAccessory() {
        accessory.text = accessoryType.sign
        accessory.isHidden = accessoryType == .none
        accessory.textColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : .tintColor
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var sign: String? {
        switch self {
        case .none: nil
        case .disclosureIndicator: "›"
        case .checkmark: "✓"
        case .detailButton, .detailDisclosureButton: "ⓘ"
        }
    }
}

/// The labels of a cell's style, made when they are asked for.
private final class CellWords: UIView {
    private let style: UITableViewCell.CellStyle
    private let line = UIStackView()
    private var first: UILabel?
    private var second: UILabel?

    init(_ style: UITableViewCell.CellStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var title: UILabel {
        if let first { return first }
        let label = UILabel()
        label.numberOfLines = 0
        first = label
        place(label, at: 0)
        return label
    }

    var detail: UILabel? {
        guard style != .default else { return nil }
        if let second { return second }
        let label = UILabel()
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: style == .subtitle ? 13 : UIFont.labelFontSize)
        second = label
        place(label, at: first == nil ? 0 : 1)
        return label
    }

    override func flow(of child: UIView) -> ChildFlow { child === line ? .stack(.vertical) : .none }

    override func arrange(_ css: inout LayoutCSS) {
        if line.superview === self {
            css[.padding] = [11, 16].map { CSSValue.pixels($0) }.joined(separator: " ")
        }
    }

    private func place(_ label: UILabel, at index: Int) {
        if line.superview == nil {
            line.axis = style == .subtitle ? .vertical : .horizontal
            line.spacing = style == .subtitle ? 2 : 8
            line.distribution = style == .subtitle ? .fill : .equalSpacing
            line.translatesAutoresizingMaskIntoConstraints = false
            addSubview(line)
            mark(.layout)
        }
        line.insertArrangedSubview(label, at: index)
    }
}
