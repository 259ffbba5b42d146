public import Foundation

/// An object that forwards the optional methods of a protocol that it does not implement to another object.
///
/// The default implementations of optional methods in UIKit's delegate protocols call
/// ``Foundation/NSObjectProtocol/forward(_:function:call:)``. They replace the Objective-C runtime, which asks an
/// object for another one when a method is missing.
public protocol MessageForwarding: NSObjectProtocol {
    /// Returns the object that gets calls of a method that this one does not implement; nil for none.
    func forwardingTarget(for aSelector: Selector!) -> Any?
    /// Called before a call without a result is forwarded, even if there is no target.
    func willForward(_ selector: Selector, arguments: [Any])
    /// Called after a call without a result was forwarded, even if there is no target.
    func didForward(_ selector: Selector, arguments: [Any])
}

extension MessageForwarding {
    /// Does nothing.
    public func willForward(_ selector: Selector, arguments: [Any]) {}
    /// Does nothing.
    public func didForward(_ selector: Selector, arguments: [Any]) {}
}

extension NSObjectProtocol {
    /// Calls an optional method of the object's forwarding target.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the call.
    ///   - function: The name of the method; by default of the calling one.
    ///   - call: Calls the method on the target.
    /// - Returns: The result of the target's method; nil if the object forwards nothing.
    @discardableResult
    public func forward<Target, Result>(
        _ arguments: @autoclosure () -> [Any], function: StaticString = #function, call: (Target) -> Result
    ) -> Result? {
        guard let forwarding = self as? any MessageForwarding else { return nil }
        let selector = Selector(method: "\(function)")
        let target = { forwarding.forwardingTarget(for: selector) as? Target }
        guard Result.self == Void.self else { return target().map(call) }
        let arguments = arguments().map(messageArgument)
        forwarding.willForward(selector, arguments: arguments)
        defer { forwarding.didForward(selector, arguments: arguments) }
        return target().map(call)
    }

    /// Returns a non-nil pointer if the object has the method; otherwise nil. The pointer cannot be called.
    public func method(for aSelector: Selector!) -> IMP? { responds(to: aSelector) ? .noMethod : nil }
}

/// Returns an argument as observers of messages get it on iOS: enums and option sets as numbers, ranges as `NSValue`.
private func messageArgument(_ value: Any) -> Any {
    switch value {
    case let value as any RawRepresentable: value.rawValue
    case let range as NSRange: NSValue(range: range)
    default: value
    }
}

extension Selector {
    /// Creates the selector of a method by its Swift name: `tableView(_:didSelectRowAt:)` is
    /// `tableView:didSelectRowAt:`.
    public init(method name: String) {
        let base = name.prefix { $0 != "(" }
        let labels = name.dropFirst(base.count + 1).dropLast()
        let rest = labels.hasPrefix("_:") ? labels.dropFirst() : labels
        self.init(String(base) + rest.replacing("_:", with: ":"))
    }
}
