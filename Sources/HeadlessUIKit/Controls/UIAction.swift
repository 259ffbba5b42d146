/// What runs when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A named closure for controls, bar items and menus.
open class UIAction: NSObject {
    /// Tells actions of one control apart; a later one replaces an earlier one of the same name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What can be said about an action.
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
    }

    /// The words on a button made from it.
    open var title: String
    /// The picture on a button made from it.
    open var image: UIImage?
    /// Tells it apart.
    public let identifier: Identifier?
    /// What can be said about it.
    open var attributes: Attributes
    /// Who sent it last.
    open internal(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// An action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        self.attributes = attributes
        self.handler = handler
    }

    func run(from sender: AnyObject) {
        self.sender = sender
        handler(self)
    }
}
