/// An object that says which of its methods can be called by name.
///
/// This takes the place of `@objc`, which only Apple's platforms have: `responds(to:)` and `perform(_:with:)` look here.
public protocol SelectorTable: NSObjectProtocol {
    /// The methods by selector; each takes the object given to `perform(_:with:)`.
    var selectors: [Selector: (Any?) -> Void] { get }
}

extension NSObjectProtocol {
    /// Whether the object's ``SelectorTable`` has the method; one without a table has none.
    public func responds(to aSelector: Selector) -> Bool {
        (self as? any SelectorTable)?.selectors[aSelector] != nil
    }

    /// Calls a method by name. An unknown name, which ends an app on iOS, is logged and nothing is called.
    public func perform(_ aSelector: Selector, with object: Any? = nil) {
        guard let method = (self as? any SelectorTable)?.selectors[aSelector] else {
            let note = ApplicationNote.message("\(type(of: self)) has no method \(aSelector)")
            return UIApplication.shared.host.log(note)
        }
        method(object)
    }
}
