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
