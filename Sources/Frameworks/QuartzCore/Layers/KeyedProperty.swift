import SessionEnvironment

/// A property of one class that is read and set by its Objective-C name.
package struct KeyedProperty: Sendable {
    let names: [String]
    /// Returns the value of the property; nil for objects of other classes.
    fileprivate let read: @Sendable (NSObject) -> Any??
    /// Sets the property. Returns false if the value has the wrong type or the property cannot be set, and nil for
    /// objects of other classes.
    fileprivate let write: @Sendable (NSObject, Any?) -> Bool?

    /// Creates a property that is read and set.
    package init<Object: NSObject, Value>(
        _ names: String..., path: any ReferenceWritableKeyPath<Object, Value> & Sendable
    ) {
        self.names = names
        read = { object in (object as? Object).map { .some($0[keyPath: path]) } ?? .none }
        write = { object, value in
            guard let object = object as? Object else { return nil }
            guard let fitted: Value = KeyedValue(value).fitted() else { return false }
            object[keyPath: path] = fitted
            return true
        }
    }

    /// Creates a property that is only read.
    package init<Object: NSObject, Value>(reading name: String, path: any KeyPath<Object, Value> & Sendable) {
        names = [name]
        read = { object in (object as? Object).map { .some($0[keyPath: path]) } ?? .none }
        write = { object, _ in object is Object ? false : nil }
    }
}

/// A table of properties by name. If a name has several properties, the first one of the object's class is used.
package struct KeyedProperties: Sendable {
    private let byName: [String: [KeyedProperty]]

    package init(_ properties: [KeyedProperty]) {
        var byName: [String: [KeyedProperty]] = [:]
        for property in properties {
            for name in property.names { byName[name, default: []].append(property) }
        }
        self.byName = byName
    }

    /// Returns the value of a property. The inner optional is nil if the value is nil; the outer one is nil if there is
    /// no such property.
    package func value(_ name: String, of object: NSObject) -> Any?? {
        for property in byName[name] ?? [] {
            if let value = property.read(object) { return .some(KeyedValue.unwrapped(value)) }
        }
        return .none
    }

    /// Sets a property. Returns false if the value has the wrong type or the property cannot be set, and nil if there
    /// is no such property.
    package func set(_ name: String, of object: NSObject, to value: Any?) -> Bool? {
        for property in byName[name] ?? [] {
            if let isSet = property.write(object, value) { return isSet }
        }
        return nil
    }
}

/// The application, which knows the properties of its framework's classes.
package protocol KeyedPropertyProvider: AnyObject {
    var keyedProperties: KeyedProperties { get }
}

extension KeyedProperties {
    /// The properties that the running application knows; nil outside a session.
    package static var ofApplication: KeyedProperties? {
        (AppEnvironment.current.application as? any KeyedPropertyProvider)?.keyedProperties
    }
}
