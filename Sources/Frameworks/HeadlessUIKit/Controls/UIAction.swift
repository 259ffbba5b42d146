/// What runs when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

open class UIAction: UIMenuElement {
    /// Tells actions of one control apart; a later one replaces an earlier one of the same name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Tells it apart.
    public let identifier: Identifier?
    open var attributes: Attributes
    open var state: State
    /// Words for who looks for it; kept.
    open var discoverabilityTitle: String?
    /// Who sent it last.
    open internal(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func run(from sender: AnyObject) {
        self.sender = sender
        handler(self)
    }
}
