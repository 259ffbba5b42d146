/// An action that a screen reader offers for a view. Stored; the page does not offer it.
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open weak var target: AnyObject?
    open var selector: Selector
    open var actionHandler: Handler?

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
    }

    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector("run"))
        self.actionHandler = actionHandler
    }
}
