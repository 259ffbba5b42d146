public import Foundation

/// The calls that `perform(_:with:afterDelay:)` has scheduled in a session.
final class DelayedCalls: ApplicationKey {
    private struct Call {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let cancel: () -> Void
    }

    static var defaultValue: DelayedCalls { DelayedCalls() }

    private var calls: [Int: Call] = [:]
    private var lastNumber = 0

    /// The calls of the running session.
    static var current: DelayedCalls {
        let environment = AppEnvironment.current
        let calls = environment.values[DelayedCalls.self]
        environment.values[DelayedCalls.self] = calls
        return calls
    }

    /// Schedules a call. The target is retained until then, as on iOS.
    func add(_ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: Duration) {
        lastNumber += 1
        let number = lastNumber
        let cancel = MainQueue.asyncAfter(delay) { [weak self] in
            guard let call = self?.calls.removeValue(forKey: number) else { return }
            call.selector.send(to: call.target, [call.argument])
        }
        calls[number] = Call(target: target, selector: selector, argument: argument, cancel: cancel)
    }

    /// Cancels the calls of a target; with a selector, only the calls of that method with an equal argument.
    func cancel(of target: AnyObject, _ call: (selector: Selector, argument: Any?)?) {
        for (number, known) in calls where known.target === target {
            if let call {
                guard known.selector == call.selector, Self.isSame(known.argument, call.argument) else { continue }
            }
            calls[number] = nil
            known.cancel()
        }
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one = ObjectWords.unwrapped(one), let other = ObjectWords.unwrapped(other) else {
            return ObjectWords.unwrapped(one) == nil && ObjectWords.unwrapped(other) == nil
        }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return type(of: one) is AnyClass && type(of: other) is AnyClass && one as AnyObject === other as AnyObject
    }
}

extension NSObject {
    /// Cancels all calls that `perform(_:with:afterDelay:)` has scheduled on the target.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.current.cancel(of: aTarget as AnyObject, nil)
    }

    /// Cancels the calls of a method with this argument that `perform(_:with:afterDelay:)` has scheduled on the target.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.current.cancel(of: aTarget as AnyObject, (aSelector, anArgument))
    }
}
