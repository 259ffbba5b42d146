/// An object that says which of its methods can be called by name.
///
/// This takes the place of `@objc`, which only Apple's platforms have: `responds(to:)` and `perform(_:with:)` look
/// here, for selectors that do not bring their method along.
public protocol SelectorTable: NSObjectProtocol {
    /// The methods by selector; each takes the object given to `perform(_:with:)`.
    var selectors: [Selector: (Any?) -> Void] { get }
}

extension NSObjectProtocol {
    /// Whether the object has the method: of the class that the selector was made for, or in its ``SelectorTable``.
    public func responds(to aSelector: Selector) -> Bool { aSelector.isAnswered(by: self) }

    /// Calls a method by name. An unknown name, which ends an app on iOS, is logged and nothing is called.
    public func perform(_ aSelector: Selector, with object: Any? = nil) { aSelector.send(to: self, [object]) }

    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
        aSelector.send(to: self, [object1, object2])
    }

    /// Calls a method when the session's clock has gone on by `delay` seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double) {
        MainQueue.asyncAfter(.milliseconds(Int64(delay * 1_000))) { aSelector.send(to: self, [anArgument]) }
    }

    /// Calls a method, at once where the caller waits for it, or after the turn.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { return aSelector.send(to: self, [arg]) }
        MainQueue.async { aSelector.send(to: self, [arg]) }
    }

    /// Calls a method after the turn, where work for a global queue runs too: a session has no other thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        MainQueue.async { aSelector.send(to: self, [arg]) }
    }
}

extension SelectorTable {
    /// A table of selectors that bring their methods along.
    public func table(of methods: [Selector]) -> [Selector: (Any?) -> Void] {
        let entries: [(Selector, (Any?) -> Void)] = methods.map { method in
            (method, { [weak self] object in if let self { method.send(to: self, [object]) } })
        }
        return Dictionary(entries) { first, _ in first }
    }
}
