/// An entry of a menu that sends an action to the first responder that implements it.
open class UICommand: UIMenuElement {
    public let action: Selector?
    open var propertyList: Any?
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// Stored; has no effect, because menus have no modifier keys.
    public let alternates: [UICommandAlternate]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Sends the action to the first responder in the chain of `responder` that implements it.
    func perform(from responder: UIResponder) {
        guard let action else { return }
        TargetAction(nil, selector: action).send(from: self, responder: responder)
    }
}

/// Another form of a command, for modifier keys.
open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}
