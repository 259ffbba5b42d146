public import Foundation

// Replacements for the Objective-C runtime of RxCocoa and similar reactive libraries, under the same names. A delegate
// proxy receives all method calls of a delegate, and forwards them.

/// A delegate that passes the methods that it does not implement to another delegate.
///
/// A subclass conforms to the protocols of the delegate that it stands for.
open class _RXDelegateProxy: NSObject, MessageForwarding {
    private var retainedDelegate: AnyObject?
    /// The delegate that gets the calls.
    public private(set) weak var _forwardToDelegate: NSObjectProtocol?

    /// Sets the delegate that gets the calls.
    open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        _forwardToDelegate = forwardToDelegate as? any NSObjectProtocol
        retainedDelegate = retainDelegate ? _forwardToDelegate : nil
    }

    /// Always returns false: which methods a class implements is not known at run time.
    public func hasWiredImplementation(for selector: Selector) -> Bool { false }
    /// Always returns true: all methods without a result can be observed.
    public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

    /// Called before a method without a result. Does nothing.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
    /// Called after a method without a result. Does nothing.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    /// Returns whether the object has the method in the selector.
    open func responds(to aSelector: Selector!) -> Bool { aSelector.isAnswered(by: self) }

    public func forwardingTarget(for aSelector: Selector!) -> Any? { _forwardToDelegate }
    public func willForward(_ selector: Selector, arguments: [Any]) {
        _sentMessage(selector, withArguments: arguments)
    }
    public func didForward(_ selector: Selector, arguments: [Any]) {
        _methodInvoked(selector, withArguments: arguments)
    }
}
