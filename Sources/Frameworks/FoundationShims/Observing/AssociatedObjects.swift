/// The policy of an association. Values are always retained, and only one thread uses them.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The associated objects of a session. Entries of freed objects are removed when others are added.
private final class AssociatedObjects: ApplicationKey {
    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    static var defaultValue: AssociatedObjects { AssociatedObjects() }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the entries of freed objects are removed.
    private var most = 64

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        let entry = entries[ObjectIdentifier(object)]
        return entry?.owner === object ? entry?.values[key] : nil
    }

    func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer) {
        let known = entries[ObjectIdentifier(object)]
        var entry = known?.owner === object ? known ?? Entry(owner: object) : Entry(owner: object)
        entry.values[key] = value
        entries[ObjectIdentifier(object)] = entry
        guard entries.count > most else { return }
        entries = entries.filter { $1.owner != nil }
        most = max(64, 2 * entries.count)
    }

    func removeAll(of object: AnyObject) { entries[ObjectIdentifier(object)] = nil }

    /// The associated objects of the running session.
    static var current: AssociatedObjects {
        let environment = AppEnvironment.current
        let objects = environment.values[AssociatedObjects.self]
        environment.values[AssociatedObjects.self] = objects
        return objects
    }
}

/// Sets an associated value; nil removes it. The value may be released some time after the object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.current.set(value, of: object as AnyObject, key: key) }

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.current.value(of: object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.current.removeAll(of: object as AnyObject)
}
