/// Entries that a person can choose from, some of which may be menus.
open class UIMenu: UIMenuElement {
    /// Tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in another one, and what can be chosen in it.
    public struct Options: OptionSet, Sendable {
        /// One bit per option.
        public let rawValue: UInt
        /// Options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its entries stand among those of the menu around.
        public static let displayInline = Options(rawValue: 1)
        /// Deletes something.
        public static let destructive = Options(rawValue: 2)
        /// One entry is chosen at a time.
        public static let singleSelection = Options(rawValue: 32)
        /// Entries stand beside each other; kept.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// Tells menus apart.
    public let identifier: Identifier
    /// How it stands in another one, and what can be chosen in it.
    public let options: Options
    /// The entries.
    public let children: [UIMenuElement]

    /// A menu of these entries.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// All actions, those of menus in it too.
    var actions: [UIAction] {
        children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap(\.self) }
    }
}
