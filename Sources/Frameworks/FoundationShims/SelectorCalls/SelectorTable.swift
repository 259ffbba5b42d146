/// An object that lists the methods that can be called by name.
///
/// It replaces `@objc`, which exists only on Apple's platforms: `responds(to:)` and `perform(_:with:)` look here for
/// selectors that do not contain a method.
public protocol SelectorTable: NSObjectProtocol {
    /// The methods by selector. Each receives the object that was passed to `perform(_:with:)`.
    var selectors: [Selector: (Any?) -> Void] { get }
}

extension NSObjectProtocol {
    /// Whether the object has the method, in the selector or in its ``SelectorTable``.
    public func responds(to aSelector: Selector) -> Bool { aSelector.isAnswered(by: self) }

    /// Calls the method. An unknown selector, which crashes an app on iOS, is logged and ignored.
    public func perform(_ aSelector: Selector, with object: Any? = nil) { aSelector.send(to: self, [object]) }

    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
        aSelector.send(to: self, [object1, object2])
    }

    /// Calls the method after a delay in seconds on the session's clock.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double) {
        DelayedCalls.current.add(aSelector, to: self, anArgument, after: .milliseconds(Int64(delay * 1_000)))
    }

    /// Calls the method, immediately if `wait` is true, otherwise after the turn.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { return aSelector.send(to: self, [arg]) }
        MainQueue.async { aSelector.send(to: self, [arg]) }
    }

    /// Calls the method after the turn, because a session has no other thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        MainQueue.async { aSelector.send(to: self, [arg]) }
    }
}

extension SelectorTable {
    /// Creates a table from selectors that contain their methods.
    public func table(of methods: [Selector]) -> [Selector: (Any?) -> Void] {
        let entries: [(Selector, (Any?) -> Void)] = methods.map { method in
            (method, { [weak self] object in if let self { method.send(to: self, [object]) } })
        }
        return Dictionary(entries) { first, _ in first }
    }
}
