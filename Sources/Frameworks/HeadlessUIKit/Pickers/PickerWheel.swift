/// A column of a picker view: the selected row, with two rows above and below it.
final class PickerWheel: UIView {
    /// Returns the title of a row.
    var title: (Int) -> String = { _ in "" }
    /// Called when the user selected a row.
    var chosenByHand: (Int) -> Void = { _ in }
    private(set) var count = 0
    /// The index of the selected row; -1 if there are no rows.
    private(set) var chosen = -1
    private var rows: [UIButton] = []
    /// The colour of the titles; nil uses the system's.
    var textColor: UIColor? {
        didSet {
            for (number, button) in rows.enumerated() {
                button.setTitleColor(
                    textColor ?? (number == Self.beside ? .label : .secondaryLabel), for: .normal)
            }
        }
    }

    static let row: CGFloat = 34
    /// The number of visible rows on each side of the selected one.
    private static let beside = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        declared.role = "group"
        for place in -Self.beside...Self.beside {
            let button = UIButton(type: .custom)
            button.titleLabel?.font = .systemFont(ofSize: place == 0 ? 22 : 19)
            button.titleLabel?.lineBreakMode = .byTruncatingTail
            button.setTitleColor(place == 0 ? .label : .secondaryLabel, for: .normal)
            button.alpha = [1, 0.8, 0.5][abs(place)]
            button.addAction { [weak self] _ in self?.press(place) }
            rows.append(button)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    /// Sets the number of rows, and keeps the selected row within it.
    func load(count: Int) {
        self.count = max(0, count)
        chosen = self.count == 0 ? -1 : max(0, min(chosen, self.count - 1))
        show()
    }

    /// Selects a row without animation and without calling the delegate. Has no effect if there is no such row.
    func choose(_ row: Int) {
        guard (0..<count).contains(row) else { return }
        chosen = row
        show()
    }

    private func press(_ place: Int) {
        let row = chosen + place
        guard place != 0, (0..<count).contains(row) else { return }
        choose(row)
        chosenByHand(row)
    }

    private func show() {
        for (number, button) in rows.enumerated() {
            let row = chosen + number - Self.beside
            let isThere = (0..<count).contains(row) && chosen >= 0
            button.isHidden = !isThere
            button.setTitle(isThere ? title(row) : nil, for: .normal)
            button.isSelected = number == Self.beside
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (number, button) in rows.enumerated() {
            let middle = bounds.height / 2 + CGFloat(number - Self.beside) * Self.row
            button.set(CGRect(x: 0, y: middle - Self.row / 2, width: bounds.width, height: Self.row))
        }
    }
}
