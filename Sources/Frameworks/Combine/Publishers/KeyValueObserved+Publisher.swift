public import Foundation
public import FoundationShims

extension NSObject {
    /// A publisher of the values of an object's property; see `observe`.
    public struct KeyValueObservingPublisher<Subject, Value>: Publisher where Subject: KeyValueObserved {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        /// The name of the property if it is `dynamic`.
        let key: String
        /// The options, which decide whether the current value is sent too.
        public let options: NSKeyValueObservingOptions

        /// Attaches a subscriber. The object is held strongly until the subscription ends.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Value, S.Failure == Never {
            let spout = BufferedSubscription(subscriber)
            let watching = Watching()
            let (object, keyPath, key, options) = (object, keyPath, key, options)
            spout.listen(
                asked: { _ in
                    watching.begin {
                        object.observe(keyPath, named: key, options: options) { [weak spout] object, _ in
                            spout?.send(object[keyPath: keyPath])
                        }
                    }
                }, left: { watching.end() })
            subscriber.receive(subscription: spout)
        }
    }
}

/// An observation of a property for a subscriber. It begins when the subscriber first requests values.
private final class Watching {
    private var observation: NSKeyValueObservation?
    private var isBegun = false

    func begin(_ make: () -> NSKeyValueObservation) {
        guard !isBegun else { return }
        isBegun = true
        observation = make()
    }

    func end() {
        isBegun = true
        observation?.invalidate()
        observation = nil
    }
}

extension KeyValueObserved {
    /// Returns a publisher of a property's values, beginning with the current value.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - key: The name of the property if it is `dynamic`; `kennel import` inserts it.
    ///   - options: Whether the current value is sent as well; `initial` sends it.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, named key: String = "",
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, key: key, options: options)
    }
}
