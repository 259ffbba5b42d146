public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    /// Has no visible effect.
    public enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }

    public struct Options {
        public var isHidden: Bool
        /// Stored; has no visible effect.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil uses the default colour.
        public var tintColor: UIColor?
        /// Stored; has no visible effect.
        public var showsVerticalSeparator: Bool
        /// Stored; has no visible effect.
        public var backgroundColor: UIColor?

        /// Creates options. A nil argument uses the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
            self.backgroundColor = backgroundColor
        }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DetailOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options

    public struct LabelOptions {
        public var isHidden: Bool
        /// Stored; has no visible effect.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil uses grey.
        public var tintColor: UIColor?
        public var font: UIFont
        /// Stored; has no visible effect.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. A nil argument uses the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    public struct OutlineDisclosureOptions {
        /// The effect of a tap on the row. With `header` and `automatic` it toggles the item, with `cell` it selects
        /// the row.
        public enum Style: Int, Sendable { case automatic, header, cell }
        public var style: Style
        public var isHidden: Bool
        /// Stored; has no visible effect.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil uses the tint colour.
        public var tintColor: UIColor?

        /// Creates options. A nil argument uses the default value.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement
        /// The colour of the accessory; nil uses the cell's tint colour.
        public var tintColor: UIColor?

        /// Creates options. A nil argument uses the default value.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
            customView.isHidden = isHidden ?? customView.isHidden
        }
    }

    let view: UIView?
    let isLeading: Bool
    /// The width of the accessory in points; nil uses the view's own.
    let width: CGFloat?

    private init(_ view: UIView?, isLeading: Bool = false, width: CGFloat? = nil, displayed: DisplayedState = .always) {
        // Accessories for editing are never shown, because collection views have no editing mode.
        self.view = displayed == .whenEditing ? nil : view
        (self.isLeading, self.width) = (isLeading, width)
    }

    private static func sign(_ text: String, color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = color
        label.textAlignment = .center
        label.accessibilityElementsHidden = true
        return label
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        .init(
            options.isHidden ? nil : sign("›", color: options.tintColor ?? .tertiaryLabel), width: 10,
            displayed: displayed)
    }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let button = OutlineButton(takesRow: options.style != .cell, pressed: actionHandler)
        button.tintColor = options.tintColor ?? .tintColor
        button.isHidden = options.isHidden
        return .init(button, width: 20, displayed: displayed)
    }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        .init(
            options.isHidden ? nil : sign("✓", color: options.tintColor ?? .tintColor), width: 15, displayed: displayed)
    }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        let label = sign(text, color: options.tintColor ?? .secondaryLabel)
        label.font = options.font
        return .init(options.isHidden ? nil : label, displayed: displayed)
    }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let button = UIButton(type: .detailDisclosure)
        if let color = options.tintColor { button.tintColor = color }
        button.addAction { _ in actionHandler?() }
        return .init(options.isHidden ? nil : button, width: 24, displayed: displayed)
    }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        if let color = configuration.tintColor { configuration.customView.tintColor = color }
        return switch configuration.placement {
        case .leading(let displayed): .init(configuration.customView, isLeading: true, displayed: displayed)
        case .trailing(let displayed): .init(configuration.customView, displayed: displayed)
        }
    }
    /// Never shown, because collection views have no editing mode.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(nil, displayed: displayed) }
    /// Never shown, because collection views have no editing mode.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(nil, displayed: displayed) }
    /// Never shown, because collection views have no editing mode.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { .init(nil, displayed: displayed) }
    /// Never shown, because collection views have no editing mode.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { .init(nil, displayed: displayed) }

    var size: CGSize {
        guard let view else { return .zero }
        let own = view.intrinsicContentSize
        let height = own.height > 0 ? own.height : view.bounds.height
        return CGSize(width: width ?? (own.width > 0 ? own.width : view.bounds.width), height: height)
    }
}
