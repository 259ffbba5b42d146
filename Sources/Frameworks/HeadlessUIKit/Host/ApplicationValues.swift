/// Names one value that belongs to the running application, or to one view.
package protocol ApplicationKey {
    associatedtype Kept
    static var defaultValue: Kept { get }
}

/// What would be a global on iOS: each application has its own.
package final class ApplicationValues {
    // A handful of entries: walking them costs less time and room than hashing.
    @usableFromInline var entries: [(key: ObjectIdentifier, value: AnyObject)] = []

    package init() {}

    /// Empty, with room for so many values and no more.
    init(reserving count: Int) { entries.reserveCapacity(count) }

    /// Forgets all of them.
    func removeAll() { entries = [] }

    /// The object filed under a key, such as its own class.
    package subscript(object key: ObjectIdentifier) -> AnyObject? {
        get { entry(key) }
        set {
            entries.removeAll { $0.key == key }
            if let newValue { entries.append((key, newValue)) }
        }
    }

    /// The value under a key; a default that is an object stays, so that it is the same one ever after.
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

    /// Under an `ApplicationKey` nothing is ever filed but a box of that key's own type, so the cast cannot be wrong.
    @inlinable
    static func box<Key: ApplicationKey>(_ object: AnyObject, of key: Key.Type) -> ValueBox<Key.Kept> {
        unsafeDowncast(object, to: ValueBox<Key.Kept>.self)
    }
}

/// One value, found again without asking for its type.
@usableFromInline
final class ValueBox<Kept> {
    @usableFromInline var value: Kept

    @usableFromInline
    init(_ value: Kept) { self.value = value }
}
