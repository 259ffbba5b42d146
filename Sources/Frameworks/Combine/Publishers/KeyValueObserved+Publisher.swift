public import Foundation
public import HeadlessUIKit

extension NSObject {
    /// Sends the values of a property of an object; see `observe`.
    public struct KeyValueObservingPublisher<Subject, Value>: Publisher where Subject: KeyValueObserved {
        public typealias Output = Value
        /// It does not fail.
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        /// The name of the property, where it is `dynamic`.
        let key: String
        /// Whether the value that there is counts, too.
        public let options: NSKeyValueObservingOptions

        /// Has a subscriber hear of it; the object is held as long.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Value, S.Failure == Never {
            let spout = Spout(subscriber)
            let watching = Watching()
            let (object, keyPath, key, options) = (object, keyPath, key, options)
            spout.listen(
                asked: { _ in
                    watching.begin {
                        object.observe(keyPath, named: key, options: options) { [weak spout] object, _ in
                            spout?.give(object[keyPath: keyPath])
                        }
                    }
                }, left: { watching.end() })
            subscriber.receive(subscription: spout)
        }
    }
}

/// What keeps a publisher told, from the first value that was asked for.
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
    /// The values of a property, the one that there is first.
    ///
    /// - Parameter key: The name of the property, where it is `dynamic`; `import` writes it.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, named key: String = "",
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, key: key, options: options)
    }
}
