public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the attributed title of a row; nil uses the plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    /// Returns the width of a column in points; 0 shares the available width equally.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of the rows in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        forward([pickerView, row, component]) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, titleForRow: row, forComponent: component)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        forward([pickerView, row, component]) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        forward([pickerView, row, component]) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        forward([pickerView, component]) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, widthForComponent: component)
        } ?? 0
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        forward([pickerView, component]) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, rowHeightForComponent: component)
        } ?? PickerWheel.row
    }
}

/// A view with columns of rows. The user selects a row by pressing it; wheels cannot be dragged.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }
    /// Stored; has no visible effect.
    open var showsSelectionIndicator = true
    private var wheels: [PickerWheel]?
    /// The colour of the titles. Apps set it by key-value coding. Nil uses the system's.
    var textColor: UIColor? { didSet { for wheel in wheels ?? [] { wheel.textColor = textColor } } }
    private let mark = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    open var numberOfComponents: Int { loaded().count }
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
    /// Returns the selected row of a column; -1 if there are no rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.chosen ?? -1 }

    /// Selects a row. The delegate is not called.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { wheel(component)?.choose(row) }

    open func reloadAllComponents() {
        let before = wheels?.map(\.chosen) ?? []
        forget()
        for (wheel, chosen) in zip(loaded(), before) { wheel.choose(chosen) }
    }

    open func reloadComponent(_ component: Int) {
        wheel(component)?.load(count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 320), height: Self.height)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { _ = loaded() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let wheels = loaded()
        let asked = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let inside = bounds.insetBy(dx: 8, dy: 0)
        let free = max(0, inside.width - asked.reduce(0, +))
        let shares = CGFloat(max(1, asked.filter { $0 <= 0 }.count))
        var x = asked.contains { $0 <= 0 } ? inside.minX : inside.minX + free / 2
        for (wheel, width) in zip(wheels, asked) {
            let own = width > 0 ? width : free / shares
            wheel.set(sided(CGRect(x: x, y: 0, width: own, height: bounds.height)))
            x += own
        }
        mark.set(
            CGRect(
                x: 8, y: (bounds.height - PickerWheel.row) / 2, width: max(0, bounds.width - 16),
                height: PickerWheel.row))
    }

    private static let height: CGFloat = 216
    /// The maximum number of columns that are drawn.
    private static let most = 20

    private func begin() {
        mark.backgroundColor = .secondarySystemFill
        mark.layer.cornerRadius = 8
        addSubview(mark)
        if bounds.size == .zero { frame.size = intrinsicContentSize }
    }

    private func forget() {
        for wheel in wheels ?? [] { wheel.removeFromSuperview() }
        wheels = nil
        setNeedsLayout()
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        let wheels = loaded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    private func loaded() -> [PickerWheel] {
        if let wheels { return wheels }
        guard let dataSource else { return [] }
        let made = (0..<max(0, min(dataSource.numberOfComponents(in: self), Self.most))).map { component in
            let wheel = PickerWheel(frame: .zero)
            wheel.textColor = textColor
            wheel.title = { [weak self] in self?.title(of: $0, in: component) ?? "" }
            wheel.chosenByHand = { [weak self] row in
                if let self { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
            }
            wheel.load(count: dataSource.pickerView(self, numberOfRowsInComponent: component))
            addSubview(wheel)
            return wheel
        }
        wheels = made
        return made
    }

    private func title(of row: Int, in component: Int) -> String {
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
}
