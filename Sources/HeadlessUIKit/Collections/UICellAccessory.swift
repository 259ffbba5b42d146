/// What stands before or behind the content of a list's cell.
public struct UICellAccessory {
    /// When it is seen.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    /// On which side a view of the app's own stands.
    public enum Placement {
        /// Before the content.
        case leading(displayed: DisplayedState = .always)
        /// Behind the content.
        case trailing(displayed: DisplayedState = .always)
    }

    /// A view of the app's own.
    public struct CustomViewConfiguration {
        /// The view.
        public var customView: UIView
        /// On which side it stands.
        public var placement: Placement
        /// Its colour; nil is that of the cell.
        public var tintColor: UIColor?

        /// A view on a side.
        public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
        }
    }

    let view: UIView?
    let isLeading: Bool
    /// How wide it is; nil is as wide as its view.
    let width: CGFloat?

    private init(_ view: UIView?, isLeading: Bool = false, width: CGFloat? = nil, _ displayed: DisplayedState = .always)
    {
        // Collections are not edited here.
        self.view = displayed == .whenEditing ? nil : view
        (self.isLeading, self.width) = (isLeading, width)
    }

    private static func sign(_ text: String, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = color
        label.textAlignment = .center
        label.accessibilityElementsHidden = true
        return label
    }

    /// A sign that more is to come.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        .init(sign("›", .tertiaryLabel), width: 10, displayed)
    }
    /// A tick.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        .init(sign("✓", .tintColor), width: 15, displayed)
    }
    /// Words.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        .init(sign(text, .secondaryLabel), displayed)
    }
    /// A button for more about the item.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let button = UIButton(type: .detailDisclosure)
        button.addAction { _ in actionHandler?() }
        return .init(button, width: 24, displayed)
    }
    /// A view of the app's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        if let color = configuration.tintColor { configuration.customView.tintColor = color }
        return switch configuration.placement {
        case .leading(let displayed): .init(configuration.customView, isLeading: true, displayed)
        case .trailing(let displayed): .init(configuration.customView, displayed)
        }
    }
    /// A control that deletes; never seen, because collections are not edited here.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(nil, displayed) }
    /// A control that inserts; never seen, because collections are not edited here.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(nil, displayed) }
    /// A handle; never seen, because collections are not edited here.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init(nil, displayed) }
    /// A circle for choosing several; never seen, because collections are not edited here.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        .init(nil, displayed)
    }

    var size: CGSize {
        guard let view else { return .zero }
        let own = view.intrinsicContentSize
        let height = own.height > 0 ? own.height : view.bounds.height
        return CGSize(width: width ?? (own.width > 0 ? own.width : view.bounds.width), height: height)
    }
}
