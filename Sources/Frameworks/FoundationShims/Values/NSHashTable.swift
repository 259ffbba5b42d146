/// A set of objects that can be held weakly.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var entries: [ObjectIdentifier: TableReference<ObjectType>] = [:]
    private let isWeak: Bool

    /// Creates a set. Only the option `weakMemory` has an effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    /// Returns a set that does not keep its objects alive.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    public func add(_ object: ObjectType?) {
        guard let object else { return }
        entries[ObjectIdentifier(object)] = TableReference(object, isWeak: isWeak)
    }

    public func remove(_ object: ObjectType?) {
        if let object { entries[ObjectIdentifier(object)] = nil }
    }

    public func removeAllObjects() { entries = [:] }

    public func contains(_ anObject: ObjectType?) -> Bool {
        anObject.map { entries[ObjectIdentifier($0)]?.object === $0 } ?? false
    }

    /// The objects that are still alive, in no particular order.
    public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
    public var anyObject: ObjectType? { allObjects.first }
    /// The number of entries, including those whose object no longer exists.
    public var count: Int { entries.count }
}

/// Options for holding objects.
public final class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A dictionary whose keys and values can be held weakly.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let key: TableReference<KeyType>
        let value: TableReference<ObjectType>
        /// The value; nil if it or its key is no longer alive.
        var object: ObjectType? { key.object == nil ? nil : value.object }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private let (keysAreWeak, objectsAreWeak): (Bool, Bool)

    /// Creates a dictionary. Only the option `weakMemory` has an effect.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) { (keysAreWeak, objectsAreWeak) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)) }

    public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    public static func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    public func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey, let entry = entries[ObjectIdentifier(aKey)], entry.key.object === aKey else { return nil }
        return entry.object
    }

    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries[ObjectIdentifier(aKey)] = anObject.map {
            Entry(
                key: TableReference(aKey, isWeak: keysAreWeak), value: TableReference($0, isWeak: objectsAreWeak))
        }
    }

    public func removeObject(forKey aKey: KeyType?) {
        if let aKey { entries[ObjectIdentifier(aKey)] = nil }
    }

    public func removeAllObjects() { entries = [:] }
    /// The number of entries, including those whose object no longer exists.
    public var count: Int { entries.count }
    /// The objects that are still alive, in no particular order.
    public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
}

/// A strong or weak reference to an object in a table.
private struct TableReference<Object: AnyObject> {
    private let strong: Object?
    private weak var weakly: Object?

    init(_ object: Object, isWeak: Bool) { (strong, weakly) = (isWeak ? nil : object, object) }

    /// The object; nil if it is no longer alive.
    var object: Object? { strong ?? weakly }
}

/// Runs the closure. Swift on Linux needs no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
