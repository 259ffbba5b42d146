/// An entry of a menu.
open class UIMenuElement: NSObject {
    /// Whether something is chosen.
    public enum State: Int, Sendable { case off, on, mixed }

    /// What can be said about an entry.
    public struct Attributes: OptionSet, Sendable {
        /// One bit per attribute.
        public let rawValue: UInt
        /// Attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// Deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// Is left out.
        public static let hidden = Attributes(rawValue: 4)
        /// Leaves the menu open; kept, it closes.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The words of the entry.
    open var title: String
    /// Smaller words below them.
    open var subtitle: String?
    /// The picture beside them; kept, a menu shows none.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

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

/// Entries that are made when a menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Entries that `elementProvider` makes; they are asked for whenever the menu is opened.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The same, as nothing is kept of what they were.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// A responder that can show menus over what it is about.
protocol MenuShowing: UIResponder {
    /// Shows a menu, and calls `choose` with the action that a person chooses.
    func show(_ menu: UIMenu, choose: @escaping (UIAction) -> Void)
}

extension UIResponder {
    /// Shows a menu over the controller around; an action that is chosen hears that `sender` sent it.
    func open(_ menu: UIMenu, for sender: AnyObject, chosen: @escaping (UIAction) -> Void = { _ in }) {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let showing = candidate as? any MenuShowing {
                return showing.show(menu) { action in
                    chosen(action)
                    action.run(from: sender)
                }
            }
            responder = candidate.next
        }
    }
}
