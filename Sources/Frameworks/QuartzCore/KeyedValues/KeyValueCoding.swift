import SessionEnvironment

/// An object of UIKit whose properties can be read and set by their Objective-C names.
///
/// Each class of UIKit lists the properties that apps usually access by name. Of classes that an app declares, stored
/// properties can be read. Any other name is logged as an undefined key, which crashes an app on iOS.
public protocol KeyValueCoding: NSObject {}

extension KeyValueCoding {
    public func value(forKey key: String) -> Any? { KeyedAccess.value(key, of: self) }

    public func setValue(_ value: Any?, forKey key: String) { KeyedAccess.set(key, of: self, to: value) }

    public func value(forKeyPath keyPath: String) -> Any? { KeyedAccess.value(path: keyPath, of: self) }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedAccess.set(path: keyPath, of: self, to: value)
    }

    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }
}

/// Reads and sets properties of objects by name.
package enum KeyedAccess {
    /// Returns the value of a property. If the object has no such property, logs that and returns nil.
    package static func value(_ name: String, of object: NSObject) -> Any? {
        if let value = KeyedProperties.ofApplication?.value(name, of: object) { return value }
        if let value = stored(name, in: object) { return KeyedValue.unwrapped(value) }
        logUndefined(name, of: object, "valueForUndefinedKey:")
        return nil
    }

    /// Sets a property. If the object has no such property, or the value has the wrong type, logs that.
    package static func set(_ name: String, of object: NSObject, to value: Any?) {
        switch KeyedProperties.ofApplication?.set(name, of: object, to: value) {
        case true?: break
        case false?: log("\(type(of: object)) cannot set \(name) to \(value.map { "\($0)" } ?? "nil")")
        case nil: logUndefined(name, of: object, "setValue:forUndefinedKey:")
        }
    }

    /// Returns the value at the end of a key path.
    package static func value(path: String, of object: NSObject) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return layerOrValue(path, of: object) }
        guard let next = layerOrValue(String(path[..<dot]), of: object) as? NSObject else { return nil }
        return value(path: String(path[path.index(after: dot)...]), of: next)
    }

    /// Sets the property at the end of a key path.
    package static func set(path: String, of object: NSObject, to value: Any?) {
        if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: path) }
        guard let dot = path.firstIndex(of: ".") else {
            if let animation = object as? CAAnimation { return animation.setValue(value, forKey: path) }
            return set(path, of: object, to: value)
        }
        guard let next = layerOrValue(String(path[..<dot]), of: object) as? NSObject else { return }
        set(path: String(path[path.index(after: dot)...]), of: next, to: value)
    }

    private static func layerOrValue(_ name: String, of object: NSObject) -> Any? {
        switch object {
        case let layer as CALayer: layer.value(forKey: name)
        case let animation as CAAnimation: animation.value(forKey: name)
        default: value(name, of: object)
        }
    }

    /// Returns a stored property of the object's class or a superclass.
    private static func stored(_ name: String, in object: NSObject) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) { return .some(child.value) }
            mirror = current.superclassMirror
        }
        return .none
    }

    private static func logUndefined(_ name: String, of object: NSObject, _ method: String) {
        let reason =
            "[<\(type(of: object))> \(method)]: this class is not key value coding-compliant for the key \(name)."
        AppEnvironment.current.host.raise(.unknownKey, reason, instead: .message(reason))
    }

    private static func log(_ sentence: String) { AppEnvironment.current.host.log(ConsoleMessage.message(sentence)) }
}
