import SessionEnvironment

/// An observer of a method that UIKit calls.
public protocol CallObserving: AnyObject {
    /// Called before the method.
    func willCall(with arguments: [Any])
    /// Called after the method.
    func didCall(with arguments: [Any])
}

/// The method observers of a session.
///
/// They replace method swizzling, which is not possible on Linux. Only the methods that UIKit calls through
/// ``call(_:of:with:_:)`` can be observed.
package final class ObservedCalls: ApplicationKey {
    private struct Entry {
        weak var object: AnyObject?
        var observers: [Selector: [any CallObserving]] = [:]
    }

    package static var defaultValue: ObservedCalls { ObservedCalls() }

    /// The observers of the running session.
    package static var current: ObservedCalls { AppEnvironment.current.values[ObservedCalls.self] }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Adds an observer of one method of an object, until the object is freed.
    package func add(_ observer: any CallObserving, of selector: Selector, on object: AnyObject) {
        entries = entries.filter { $1.object != nil }
        entries[ObjectIdentifier(object), default: Entry(object: object)].observers[selector, default: []]
            .append(observer)
    }

    /// Calls a method of an object, between the calls of its observers.
    package static func call(
        _ name: String, of object: AnyObject, with arguments: @autoclosure () -> [Any] = [], _ method: () -> Void
    ) {
        let calls = current
        guard !calls.entries.isEmpty, let entry = calls.entries[ObjectIdentifier(object)], entry.object === object,
            let observers = entry.observers[Selector(name)]
        else { return method() }
        let arguments = arguments()
        for observer in observers { observer.willCall(with: arguments) }
        method()
        for observer in observers { observer.didCall(with: arguments) }
    }
}
