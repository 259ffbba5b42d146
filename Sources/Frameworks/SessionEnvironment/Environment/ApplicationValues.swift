/// The key of a value that belongs to the running application, or to a view.
package protocol ApplicationKey {
    associatedtype Kept
    static var defaultValue: Kept { get }
}

/// The global values of one application, which are global variables on iOS.
package final class ApplicationValues {
    // For a few entries, linear search needs less time and memory than hashing.
    @usableFromInline var entries: [(key: ObjectIdentifier, value: AnyObject)] = []

    package init() {}

    /// Creates an empty collection with capacity for `count` values.
    init(reserving count: Int) { entries.reserveCapacity(count) }

    package func removeAll() { entries = [] }

    /// The object stored under a key; nil if there is none. A key may be the identifier of the object's class.
    package subscript(object key: ObjectIdentifier) -> AnyObject? {
        get { entry(key) }
        set {
            entries.removeAll { $0.key == key }
            if let newValue { entries.append((key, newValue)) }
        }
    }

    /// The value of a key. A default value is stored on first access, so that a default object keeps its identity.
    @inlinable
    package subscript<Key: ApplicationKey>(key: Key.Type) -> Key.Kept {
        get {
            let id = ObjectIdentifier(key)
            if let known = entry(id) { return Self.box(known, of: key).value }
            let value = Key.defaultValue
            if Key.Kept.self is AnyObject.Type { entries.append((id, ValueBox(value))) }
            return value
        }
        set {
            let id = ObjectIdentifier(key)
            if let known = entry(id) {
                Self.box(known, of: key).value = newValue
            } else {
                entries.append((id, ValueBox(newValue)))
            }
        }
    }

    @inlinable
    func entry(_ key: ObjectIdentifier) -> AnyObject? {
        for entry in entries where entry.key == key { return entry.value }
        return nil
    }

    /// Returns the object as the box of a key. The cast is safe, because only boxes of the key's type are stored under
    /// an `ApplicationKey`.
    @inlinable
    static func box<Key: ApplicationKey>(_ object: AnyObject, of key: Key.Type) -> ValueBox<Key.Kept> {
        unsafeDowncast(object, to: ValueBox<Key.Kept>.self)
    }
}

/// A value whose type the key determines.
@usableFromInline
final class ValueBox<Kept> {
    @usableFromInline var value: Kept

    @usableFromInline
    init(_ value: Kept) { self.value = value }
}
