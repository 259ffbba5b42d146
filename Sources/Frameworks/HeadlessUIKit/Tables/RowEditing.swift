/// The editing controls of a row.
struct RowEditing: Equatable {
    /// The editing control shown before the content.
    var style = UITableViewCell.EditingStyle.none
    /// Whether the content is indented to make room for the editing control.
    var isIndented = false
    /// Whether the row has a reorder control.
    var canMove = false

    /// No editing controls.
    static let none = RowEditing()

    /// The indentation of the content beside an editing control, in points.
    static let indent: CGFloat = 40
    /// The width of the reorder control, in points.
    static let handleRoom: CGFloat = 44

    /// The indentation of this row's content; 0 if it is not indented.
    var leadingRoom: CGFloat { isIndented ? Self.indent : 0 }
    /// The width of this row's reorder control; 0 without one.
    var trailingRoom: CGFloat { canMove ? Self.handleRoom : 0 }
}

/// A row's reorder control. The page handles drags and keys on it.
final class RowHandle: UIView {
    private let sign = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

    /// Creates a reorder control with an accessibility label.
    init(label: String) {
        super.init(frame: .zero)
        sign.tintColor = .tertiaryLabel
        sign.accessibilityElementsHidden = true
        addSubview(sign)
        accessibilityLabel = label
        declared.role = "button"
        declared.properties[.reorders] = "row"
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 20
        sign.set(
            CGRect(
                x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) * 1.5).rounded() / 3, width: side,
                height: side))
    }
}
