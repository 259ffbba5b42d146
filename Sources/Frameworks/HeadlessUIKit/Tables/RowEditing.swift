/// What a row offers while its table is edited.
struct RowEditing: Equatable {
    /// What the control before the row does.
    var style = UITableViewCell.EditingStyle.none
    /// Whether the content makes room for that control.
    var isIndented = false
    /// Whether the row can be moved by a handle behind it.
    var canMove = false

    /// Nothing, as while the table is not edited.
    static let none = RowEditing()

    /// Room before the content.
    static let indent: CGFloat = 40
    /// Room behind the content.
    static let handleRoom: CGFloat = 44

    /// Room before the content of this row.
    var leadingRoom: CGFloat { isIndented ? Self.indent : 0 }
    /// Room behind the content of this row.
    var trailingRoom: CGFloat { canMove ? Self.handleRoom : 0 }
}

/// What a row is moved by: the page follows a finger or keys on it.
final class RowHandle: UIView {
    private let sign = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

    /// A handle that is called something.
    init(label: String) {
        super.init(frame: .zero)
        sign.tintColor = .tertiaryLabel
        sign.accessibilityElementsHidden = true
        addSubview(sign)
        accessibilityLabel = label
        declared.role = "button"
        declared.properties["reorders"] = "row"
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
