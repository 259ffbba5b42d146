public import Foundation

/// What keeps a closure told of a property; who lets go of it is told no longer.
public final class NSKeyValueObservation: NSObject {
    private let watch: KeyValueWatch

    init(_ watch: KeyValueWatch) { self.watch = watch }

    deinit { watch.isOver = true }

    /// From now on nothing is told.
    public func invalidate() { watch.isOver = true }
}

/// An object whose properties can be observed: every object of Foundation's or UIKit's.
public protocol KeyValueObserved: NSObject {}
extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
    /// Has a closure told when a property has another value, until the answer is let go of.
    ///
    /// A property that an imported class declares as `dynamic` is told of as it is set. Others are looked at when an
    /// input was worked off and all is laid out: several changes are one then.
    ///
    /// - Parameter key: The name of the property, where it is `dynamic`; `import` writes it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, named key: String = "", options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = KeyValueWatch(self, key, options) { object in
            (object as? Self)?[keyPath: keyPath]
        } tell: { object, tidings in
            guard let object = object as? Self else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? tidings.new as? Value : nil,
                    oldValue: options.contains(.old) ? tidings.old as? Value : nil, indexes: nil,
                    isPrior: tidings.isPrior))
        }
        UIApplication.shared.watches.add(watch)
        return NSKeyValueObservation(watch)
    }
}

extension KeyValueObserved {
    /// Has an observer told when a property has another value, until ``removeObserver(_:forKeyPath:)`` or until one of
    /// both is gone. Which properties of UIKit's have names is told in `DIFFERENCES.md`; one without is told in the
    /// session's log.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let application = UIApplication.shared
        guard let listener = observer as? any KeyValueObserver else {
            application.host.log(.message("\(type(of: observer)) has no observeValue, and hears of no \(keyPath)"))
            return
        }
        if !KeyValueReading.knows(keyPath, of: self) {
            application.host.log(
                .message("\(type(of: self)) has no \(keyPath) that can be looked at; it is told of as it is set"))
        }
        let watch = KeyValueWatch(self, keyPath, options, observer: observer, context: context) { object in
            KeyValueReading.value(keyPath, of: object)
        } tell: { [weak listener] object, tidings in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new), !tidings.isPrior { change[.newKey] = tidings.new ?? NSNull() }
            if options.contains(.old), let old = tidings.old { change[.oldKey] = old }
            if tidings.isPrior { change[.notificationIsPriorKey] = true }
            listener?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        application.watches.add(watch)
    }

    /// Has an observer told of a property no longer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        stop { $0.observer === observer && $0.key == keyPath }
    }

    /// Has an observer told of a property no longer, where it began with this context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        stop { $0.observer === observer && $0.key == keyPath && $0.context == context }
    }

    private func stop(_ isMeant: (KeyValueWatch) -> Bool) {
        for watch in UIApplication.shared.watches.filter({ $0.object === self && isMeant($0) }) { watch.isOver = true }
    }

    /// Code is about to change a property by itself. Does nothing: the value that was last seen is the old one.
    public func willChangeValue(forKey key: String) {}

    /// Code has changed a property by itself; observers are told.
    public func didChangeValue(forKey key: String) {
        for watch in UIApplication.shared.watches.filter({ $0.object === self && $0.key == key }) { watch.announce() }
    }
}
