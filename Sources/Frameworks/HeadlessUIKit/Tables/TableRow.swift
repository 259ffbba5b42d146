/// A row of a table: a list item that contains the cell. Assistive technology treats it as a button if it can be
/// selected.
///
/// A row gets a cell, and is added to the list, when it comes near the visible area. It also contains the editing
/// control, the reorder control and the swipe actions.
final class TableRow: UIView {
    /// The cell from the data source; nil while the row is far from the visible area.
    private(set) var cell: UITableViewCell?
    var height: TableHeight
    /// An estimate of a self-sizing row's height while it has no cell; nil uses the mean of the known heights.
    var guess: CGFloat?
    /// Whether the row is selected; independent of whether it has a cell.
    var isSelected: Bool { cell?.isSelected ?? isChosen }
    private var isChosen = false
    /// Whether the delegate was notified that the row is displayed.
    var isDisplayed = false
    /// The sides of the row that have swipe actions. The page allows swipes only there.
    var offers: Set<RowSide> = [] { didSet { if oldValue != offers { mark(.interaction) } } }
    /// The editing controls of the row.
    private(set) var editing = RowEditing.none
    /// The swipe actions while they are open; nil while they are closed.
    private(set) var actions: RowActions?
    private var control: UIButton?
    private var handle: RowHandle?

    init(_ height: TableHeight) {
        self.height = height
        super.init(frame: .zero)
        declared.role = "listitem"
    }

    /// Sets the cell of the row.
    func show(_ cell: UITableViewCell) {
        self.cell = cell
        addSubview(cell)
        if isChosen { cell.setSelected(true, animated: false) }
    }

    /// Selects or deselects the row.
    func choose(_ isChosen: Bool, animated: Bool) {
        self.isChosen = isChosen
        cell?.setSelected(isChosen, animated: animated)
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    /// Sets the frame. The height is the cell's height, or `guess` if there is no cell. Returns the lower edge of the
    /// row.
    func place(at top: CGFloat, width: CGFloat, guess: CGFloat) -> CGFloat {
        let tall: CGFloat =
            switch height {
            case .given(let height): height
            case .found: cell?.height(for: width) ?? self.guess ?? guess
            }
        set(CGRect(x: 0, y: top, width: width, height: tall))
        guard let cell else { return top + tall }
        let aside = actions.map { ($0.side == .leading ? 1 : -1) * $0.width(in: width) } ?? 0
        cell.set(sided(CGRect(x: aside, y: 0, width: width, height: tall)))
        control?.set(sided(CGRect(x: aside + 8, y: 0, width: RowEditing.indent, height: tall)))
        handle?.set(
            sided(
                CGRect(
                    x: aside + width - RowEditing.handleRoom - 4, y: 0, width: RowEditing.handleRoom, height: tall)))
        if let actions {
            let x = actions.side == .leading ? 0 : width - abs(aside)
            actions.set(sided(CGRect(x: x, y: 0, width: abs(aside), height: tall)))
        }
        return top + tall
    }

    /// Opens swipe actions beside the row; nil closes them.
    func draw(aside actions: RowActions?) {
        self.actions?.removeFromSuperview()
        self.actions = actions
        if let actions { addSubview(actions) }
        mark(.interaction)
    }

    /// Shows the editing controls. `pressed` is called when the user presses the editing control.
    func edit(_ editing: RowEditing, pressed: @escaping (TableRow) -> Void) {
        guard self.editing != editing else { return }
        let isOtherControl = self.editing.style != editing.style
        self.editing = editing
        if isOtherControl {
            control?.removeFromSuperview()
            control = editing.style.sign.map { sign in makeControl(sign, pressed: pressed) }
            if let control { insertSubview(control, at: 1) }
        }
        if editing.canMove != (handle != nil) {
            handle?.removeFromSuperview()
            handle = editing.canMove ? RowHandle(label: named(SystemWords.word("Reorder"))) : nil
            if let handle { addSubview(handle) }
        }
        cell?.apply(editing)
    }

    private func makeControl(
        _ sign: (symbol: String, word: String, color: UIColor), pressed: @escaping (TableRow) -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: sign.symbol), for: .normal)
        button.tintColor = sign.color
        button.accessibilityLabel = named(SystemWords.word(sign.word))
        button.addAction(UIAction { [weak self] _ in if let self { pressed(self) } }, for: .touchUpInside)
        return button
    }

    /// Returns an accessibility label that consists of a word and the text of the row, such as `Delete Milk`.
    private func named(_ word: String) -> String {
        [word, cell.flatMap(Self.words)].compactMap(\.self).joined(separator: " ")
    }

    private static func words(in view: UIView) -> String? {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
        for child in view.subviews {
            if let words = words(in: child) { return words }
        }
        return nil
    }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.interaction) else { return }
        let sides = [RowSide.leading, .trailing].filter(offers.contains)
        writer.setString(.aside, to: actions?.side.rawValue)
        writer.setString(.actions, to: sides.isEmpty ? nil : sides.map(\.rawValue).joined(separator: " "))
    }
}

extension UITableViewCell.EditingStyle {
    /// The symbol, the accessibility label and the colour of the editing control; nil if there is none.
    fileprivate var sign: (symbol: String, word: String, color: UIColor)? {
        switch self {
        case .none: nil
        case .delete: ("minus.circle.fill", "Delete", .systemRed)
        case .insert: ("plus.circle.fill", "Insert", .systemGreen)
        }
    }
}
