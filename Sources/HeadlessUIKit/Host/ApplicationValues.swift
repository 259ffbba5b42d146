/// Names one value that belongs to the running application, or to one view.
package protocol ApplicationKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What would be a global on iOS: each application has its own.
package final class ApplicationValues {
    // A handful of entries: walking them costs less time and room than hashing.
    private var entries: [(key: ObjectIdentifier, value: Any)] = []
    private var objects: [(key: ObjectIdentifier, value: AnyObject)] = []

    package init() {}

    /// Empty, with room for so many values and no more.
    init(reserving count: Int) { entries.reserveCapacity(count) }

    /// The object filed under a key, such as its own class. Much quicker than a value, whose type must be found out.
    package subscript(object key: ObjectIdentifier) -> AnyObject? {
        get {
            for object in objects where object.key == key { return object.value }
            return nil
        }
        set {
            objects.removeAll { $0.key == key }
            if let newValue { objects.append((key, newValue)) }
        }
    }

    /// The value under a key; a default that is an object stays, so that it is the same one ever after.
    package subscript<Key: ApplicationKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            for entry in entries where entry.key == id {
                if let value = entry.value as? Key.Value { return value }
            }
            let value = Key.defaultValue
            if Key.Value.self is AnyObject.Type { entries.append((id, value)) }
            return value
        }
        set {
            let id = ObjectIdentifier(key)
            if let place = entries.firstIndex(where: { $0.key == id }) {
                entries[place].value = newValue
            } else {
                entries.append((id, newValue))
            }
        }
    }
}
