/// The views beside the text of a text field.
struct FieldSides {
    var left: UIView?
    var right: UIView?
    var leftMode = UITextField.ViewMode.never
    var rightMode = UITextField.ViewMode.never
    var clearMode = UITextField.ViewMode.never
    /// The clear button; nil before it is first shown.
    var clear: UIButton?
}

extension UITextField {
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// The left view if it is visible; otherwise nil.
    private var leftNow: UIView? { sides.leftMode.holds(isEditing) ? sides.left : nil }
    /// The right view if it is visible; otherwise nil.
    private var rightNow: UIView? { sides.rightMode.holds(isEditing) ? sides.right : nil }
    /// Whether the clear button is visible.
    private var isClearNow: Bool { sides.clearMode.holds(isEditing) && rightNow == nil && text?.isEmpty == false }
    /// Whether space is reserved for the clear button. It is reserved while the button may appear, so that the text
    /// does not jump.
    private var hasClearRoom: Bool { sides.clearMode.holds(isEditing) && rightNow == nil }

    /// Returns the part of a rectangle between the views beside the text.
    func betweenSides(_ text: CGRect, in bounds: CGRect) -> CGRect {
        var (first, last) = (text.minX, text.maxX)
        if leftNow != nil { first = max(first, leftViewRect(forBounds: bounds).maxX) }
        if rightNow != nil { last = min(last, rightViewRect(forBounds: bounds).minX) }
        if hasClearRoom { last = min(last, clearButtonRect(forBounds: bounds).minX) }
        return CGRect(x: first, y: text.minY, width: max(0, last - first), height: text.height)
    }

    /// Returns the frame of a side view: its own size, vertically centred.
    func sideRect(_ view: UIView?, at edge: CGFloat, isRight: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        size.height = min(size.height, bounds.height)
        let y = bounds.minY + (bounds.height - size.height) / 2
        return CGRect(x: isRight ? edge - size.width : edge, y: y, width: size.width, height: size.height)
    }

    /// Shows, hides and lays out the side views.
    func arrangeSides() {
        arrange(sides.left, isVisible: leftNow != nil) { leftViewRect(forBounds: $0) }
        arrange(sides.right, isVisible: rightNow != nil) { rightViewRect(forBounds: $0) }
        if isClearNow, sides.clear == nil { sides.clear = makeClearButton() }
        arrange(sides.clear, isVisible: isClearNow) { clearButtonRect(forBounds: $0) }
    }

    private func arrange(_ view: UIView?, isVisible isSeen: Bool, rect: (CGRect) -> CGRect) {
        guard let view else { return }
        guard isSeen else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        var place = rect(bounds)
        if isMirrored { place.origin.x = bounds.width - place.maxX }
        view.translatesAutoresizingMaskIntoConstraints = true
        if view.frame != place { view.frame = place }
    }

    /// Called when a side view was replaced or its visibility changed.
    func sidesChanged(from old: UIView? = nil, to new: UIView? = nil) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        mark(.content)  // the position of the text changes
        setNeedsLayout()
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = SystemWords.word("Clear text")
        button.addAction { [weak self] _ in self?.clear() }
        return button
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        textEdited()
    }
}

extension UITextField.ViewMode {
    fileprivate func holds(_ isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
