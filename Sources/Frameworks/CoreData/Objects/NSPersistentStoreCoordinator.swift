public import Foundation

/// Stores of every type are kept in memory and end with the session.
public let NSSQLiteStoreType = "SQLite"
/// Stores of every type are kept in memory and end with the session.
public let NSInMemoryStoreType = "InMemory"
/// Stores of every type are kept in memory and end with the session.
public let NSBinaryStoreType = "Binary"
/// Stored; has no visible effect, because a session's store is new.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Stored; has no visible effect, because a session's store is new.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Stored; has no visible effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Stored; has no visible effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

open class NSPersistentStore: NSObject {
    public let type: String
    /// The URL of the store. It has no effect on the location of the store.
    public let url: URL?

    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}

open class NSPersistentStoreCoordinator: NSObject {
    public let managedObjectModel: NSManagedObjectModel
    /// The added stores. All of them share one storage.
    public private(set) var persistentStores: [NSPersistentStore] = []
    private var rows: RowStore?
    /// The rows of removed stores, by URL.
    private var removed: [URL: RowStore] = [:]
    private var lastNumber: Int64 = 0
    private var listeners: [ContextObserver] = []

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store in the session's memory, regardless of type and URL. Throws if SQLite cannot allocate memory.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if rows == nil { rows = try storeURL.flatMap { removed.removeValue(forKey: $0) } ?? RowStore() }
        let store = NSPersistentStore(type: storeType, url: storeURL)
        persistentStores.append(store)
        return store
    }

    /// Removes a store. After the last one was removed, its rows are restored when a store with the same URL is added,
    /// unless it was an in-memory store. Throws if the coordinator does not have the store.
    open func remove(_ store: NSPersistentStore) throws {
        guard let index = persistentStores.firstIndex(where: { $0 === store }) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_000,
                userInfo: [NSLocalizedDescriptionKey: "the coordinator does not have this store"])
        }
        persistentStores.remove(at: index)
        guard persistentStores.isEmpty else { return }
        if let url = store.url, store.type != NSInMemoryStoreType { removed[url] = rows }
        rows = nil
    }

    private static let missing = NSError(
        domain: NSCocoaErrorDomain, code: 134_000,
        userInfo: [NSLocalizedDescriptionKey: "the coordinator has no store: was loadPersistentStores called?"])
}

extension NSPersistentStoreCoordinator: RowSource {
    var model: NSManagedObjectModel? { managedObjectModel }

    func nextNumber() -> Int64 {
        guard rows != nil else { fatalError("the coordinator has no store: was loadPersistentStores called?") }
        lastNumber += 1
        return lastNumber
    }

    func rows(of entities: Set<String>) throws -> [Row] {
        guard let rows else { throw Self.missing }
        return try rows.rows(of: entities)
    }

    func row(_ number: Int64) throws -> Row? {
        guard let rows else { throw Self.missing }
        return try rows.row(number)
    }

    func apply(_ changes: RowChanges, from context: NSManagedObjectContext) throws {
        guard let rows else { throw Self.missing }
        try rows.write(changes)
        listeners.removeAll { $0.context == nil }
        for listener in listeners {
            guard let other = listener.context, other !== context, other.automaticallyMergesChangesFromParent else {
                continue
            }
            other.merge(changes.written.map(\.number) + changes.deleted)
        }
    }

    func add(_ context: NSManagedObjectContext) { listeners.append(ContextObserver(context: context)) }
}
