import Foundation

/// Reads properties by name.
///
/// Classes of Foundation and UIKit have only the properties that apps usually observe, under their Objective-C names.
/// Other classes have all their stored properties.
enum KeyValueLookup {
    /// Whether there is a property with this name or key path.
    static func knows(_ path: String, of object: NSObject) -> Bool {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return false }
        return read(first, of: object) != nil || stored(first, in: object).isThere
    }

    /// Returns the value of a key path; nil if the value is nil or there is no such property.
    static func value(_ path: String, of object: NSObject) -> Any? {
        var current: Any? = object
        for name in path.split(separator: ".").map(String.init) {
            guard let here = ObjectWords.unwrapped(current) as? NSObject else { return nil }
            current = read(name, of: here) ?? stored(name, in: here).value
        }
        return ObjectWords.unwrapped(current)
    }

    /// Returns the value of a stored property of the object's class or a superclass, and whether there is such a
    /// property.
    private static func stored(_ name: String, in object: NSObject) -> (isThere: Bool, value: Any?) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name || $0.label == "$__lazy_storage_$_\(name)" }
            ) {
                return (true, child.value)
            }
            mirror = current.superclassMirror
        }
        return (false, nil)
    }

    /// Returns the value of a listed property of the object's class; nil if there is none. `SessionDefaults` has a
    /// property for every key.
    private static func read(_ name: String, of object: NSObject) -> Any?? {
        for reader in KeyValueReader.named(name) { if let value = reader.read(object) { return value } }
        if let value = (object as? SessionDefaults)?.object(forKey: name) { return .some(.some(value)) }
        return .none
    }
}
