/// A set of objects that can be held weakly.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var weakly: ObjectType?
        let strongly: ObjectType?
        var object: ObjectType? { strongly ?? weakly }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private let isWeak: Bool

    /// Creates a set. Of the options only `weakMemory` counts.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    /// Returns a set that does not keep its objects alive.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    public func add(_ object: ObjectType?) {
        guard let object else { return }
        entries[ObjectIdentifier(object)] = Entry(weakly: object, strongly: isWeak ? nil : object)
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
    /// The number of objects, also of those that are no longer alive.
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
        weak var weakKey: KeyType?
        let strongKey: KeyType?
        weak var weakObject: ObjectType?
        let strongObject: ObjectType?
        var key: KeyType? { strongKey ?? weakKey }
        var object: ObjectType? { key == nil ? nil : strongObject ?? weakObject }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private let (keysAreWeak, objectsAreWeak): (Bool, Bool)

    /// Creates a dictionary. Of the options only `weakMemory` counts.
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
        guard let aKey, let entry = entries[ObjectIdentifier(aKey)], entry.key === aKey else { return nil }
        return entry.object
    }

    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries[ObjectIdentifier(aKey)] = anObject.map {
            Entry(
                weakKey: aKey, strongKey: keysAreWeak ? nil : aKey, weakObject: $0,
                strongObject: objectsAreWeak ? nil : $0)
        }
    }

    public func removeObject(forKey aKey: KeyType?) {
        if let aKey { entries[ObjectIdentifier(aKey)] = nil }
    }

    public func removeAllObjects() { entries = [:] }
    /// The number of entries, also of those that are no longer alive.
    public var count: Int { entries.count }
    /// The objects that are still alive, in no particular order.
    public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
}

/// Runs the closure. Swift on Linux needs no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
