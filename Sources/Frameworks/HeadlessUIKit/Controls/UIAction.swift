public typealias UIActionHandler = (UIAction) -> Void

open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier. An action with the same identifier replaces an earlier one in a control.
    public let identifier: Identifier?
    open var attributes: Attributes
    open var state: State
    /// Stored; has no visible effect.
    open var discoverabilityTitle: String?
    /// The object that last sent the action.
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
