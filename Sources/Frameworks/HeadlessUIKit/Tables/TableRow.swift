/// One row: an item of the list, with the cell inside, which is a button to assistive technology where it can be
/// chosen.
///
/// It has a cell, and is in the list, once it has come near to what is seen. Beside the cell stand what edits the row,
/// the handle that moves it, and the actions that are there while it is drawn aside.
final class TableRow: UIView {
    /// What the data source made for it; nil as long as it has not come near to what is seen.
    private(set) var cell: UITableViewCell?
    var height: TableHeight
    /// What stands for the height that only a cell knows, as long as there is none; nil for the mean of those above.
    var guess: CGFloat?
    /// Whether it is chosen, with a cell or without.
    var isSelected: Bool { cell?.isSelected ?? isChosen }
    private var isChosen = false
    /// Whether the delegate was told that it comes near to what is seen.
    var isDisplayed = false
    /// The sides at which there may be actions; the page lets the row be drawn there.
    var offers: Set<RowSide> = [] { didSet { if oldValue != offers { mark(.interaction) } } }
    /// What the row offers while the table is edited.
    private(set) var editing = RowEditing.none
    /// The actions, while the row is drawn aside.
    private(set) var actions: RowActions?
    private var control: UIButton?
    private var handle: RowHandle?

    init(_ height: TableHeight) {
        self.height = height
        super.init(frame: .zero)
        declared.role = "listitem"
    }

    /// Shows the cell that was made for it.
    func show(_ cell: UITableViewCell) {
        self.cell = cell
        addSubview(cell)
        if isChosen { cell.setSelected(true, animated: false) }
    }

    /// Is chosen, or no more.
    func choose(_ isChosen: Bool, animated: Bool) {
        self.isChosen = isChosen
        cell?.setSelected(isChosen, animated: animated)
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    /// Takes a place in the list, as tall as the cell asks for, or as is guessed without one; answers the lower edge.
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

    /// Shows actions at one side, or none.
    func draw(aside actions: RowActions?) {
        self.actions?.removeFromSuperview()
        self.actions = actions
        if let actions { addSubview(actions) }
        mark(.interaction)
    }

    /// Shows what the row offers while the table is edited; `pressed` hears of the control before it.
    func edit(_ editing: RowEditing, pressed: @escaping (TableRow) -> Void) {
        guard self.editing != editing else { return }
        let isOtherControl = self.editing.style != editing.style
        self.editing = editing
        if isOtherControl {
            control?.removeFromSuperview()
            control = editing.style.sign.map { sign in makeControl(sign, pressed) }
            if let control { insertSubview(control, at: 1) }
        }
        if editing.canMove != (handle != nil) {
            handle?.removeFromSuperview()
            handle = editing.canMove ? RowHandle(label: named(SystemWords.word("Reorder"))) : nil
            if let handle { addSubview(handle) }
        }
        cell?.take(editing)
    }

    private func makeControl(
        _ sign: (symbol: String, word: String, color: UIColor), _ pressed: @escaping (TableRow) -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: sign.symbol), for: .normal)
        button.tintColor = sign.color
        button.accessibilityLabel = named(SystemWords.word(sign.word))
        button.addAction(UIAction { [weak self] _ in if let self { pressed(self) } }, for: .touchUpInside)
        return button
    }

    /// A word with what the row says: `Delete Milk`.
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
        writer.string("aside", actions?.side.rawValue)
        writer.string("actions", sides.isEmpty ? nil : sides.map(\.rawValue).joined(separator: " "))
    }
}

extension UITableViewCell.EditingStyle {
    /// The control that stands before a row: its symbol, what it is called, its colour.
    fileprivate var sign: (symbol: String, word: String, color: UIColor)? {
        switch self {
        case .none: nil
        case .delete: ("minus.circle.fill", "Delete", .systemRed)
        case .insert: ("plus.circle.fill", "Insert", .systemGreen)
        }
    }
}
