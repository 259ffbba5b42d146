public import Foundation

/// An observation with a closure. It ends when this object is released.
public final class NSKeyValueObservation: NSObject {
    private let observedProperty: ObservedProperty

    init(_ watch: ObservedProperty) { self.observedProperty = watch }

    deinit { observedProperty.isOver = true }

    /// Ends the observation.
    public func invalidate() { observedProperty.isOver = true }
}

/// An object with observable properties: every `NSObject`.
public protocol KeyValueObserved: NSObject {}
extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
    /// Observes a property until the returned object is released.
    ///
    /// A `dynamic` property of an imported class is reported when it is set. Other properties are compared after each
    /// input and its layout, so several changes are reported as one.
    ///
    /// - Parameter key: The name of a `dynamic` property; `kennel import` adds it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, named key: String = "", options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = ObservedProperty(self, key: key, options: options) { object in
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
        AppEnvironment.current.watches.add(watch)
        return NSKeyValueObservation(watch)
    }
}

extension KeyValueObserved {
    /// Observes a property until ``removeObserver(_:forKeyPath:)`` is called, or one of the objects is freed.
    /// `DIFFERENCES.md` lists the properties of UIKit that have a name; an unknown name is logged.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let environment = AppEnvironment.current
        guard let listener = observer as? any KeyValueObserver else {
            environment.host.log(
                .message("\(type(of: observer)) has no observeValue, and is not notified of \(keyPath)"))
            return
        }
        if !KeyValueLookup.knows(keyPath, of: self) {
            environment.host.log(
                .message(
                    "\(type(of: self)) has no \(keyPath) that can be read; observers receive the value that is set"))
        }
        let watch = ObservedProperty(self, key: keyPath, options: options, observer: observer, context: context) {
            object in
            KeyValueLookup.value(keyPath, of: object)
        } tell: { [weak listener] object, tidings in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: tidings.kind.rawValue]
            if options.contains(.new), !tidings.isPrior, tidings.kind != .removal {
                change[.newKey] = tidings.new ?? NSNull()
            }
            if let indexes = tidings.indexes { change[.indexesKey] = indexes }
            if options.contains(.old), let old = tidings.old { change[.oldKey] = old }
            if tidings.isPrior { change[.notificationIsPriorKey] = true }
            listener?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        environment.watches.add(watch)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        for watch in AppEnvironment.current.watches.of(self, keyPath) where watch.observer === observer {
            watch.isOver = true
        }
    }

    /// Removes the observations with this context only.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        let watches = AppEnvironment.current.watches.of(self, keyPath)
        for watch in watches where watch.observer === observer && watch.context == context { watch.isOver = true }
    }

    /// Reports to observers with the option `.prior` that the property changes. For others it has no effect, because
    /// the value that was reported last is the old value.
    public func willChangeValue(forKey key: String) {
        for watch in AppEnvironment.current.watches.of(self, key) { watch.announceBeginning() }
    }

    /// Reports the current value of the property.
    public func didChangeValue(forKey key: String) {
        for watch in AppEnvironment.current.watches.of(self, key) { watch.announce() }
    }
}
