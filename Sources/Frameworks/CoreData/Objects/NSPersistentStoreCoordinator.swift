public import Foundation

/// The kind of store. All kinds are kept in the session's memory, and are gone with it.
public let NSSQLiteStoreType = "SQLite"
/// The kind of store. All kinds are kept in the session's memory, and are gone with it.
public let NSInMemoryStoreType = "InMemory"
/// The kind of store. All kinds are kept in the session's memory, and are gone with it.
public let NSBinaryStoreType = "Binary"
/// Whether an older store is brought into the form of the model; kept, a session's store is new.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether it is found out how; kept, a session's store is new.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether a store is only read; kept.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// What SQLite is told when it opens a store; kept.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

open class NSPersistentStore: NSObject {
    public let type: String
    /// Where it would lie on a phone.
    public let url: URL?

    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}

/// Stands between contexts and the store of the session.
open class NSPersistentStoreCoordinator: NSObject {
    /// What the store keeps objects of.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores that were added; the first keeps everything.
    public private(set) var persistentStores: [NSPersistentStore] = []
    private var rows: RowStore?
    /// What lay in stores that were removed, by where they would lie on a phone.
    private var removed: [URL: RowStore] = [:]
    private var lastNumber: Int64 = 0
    private var listeners: [Listener] = []

    /// A coordinator without a store.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store in the session's memory, whatever the kind and the address. Throws where SQLite has no memory.
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

    /// Takes a store away. What lies in the last one is there again when a store is added in its place, unless it was
    /// one in memory. Throws where the coordinator does not have the store.
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

    func take(_ changes: RowChanges, from context: NSManagedObjectContext) throws {
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

    func add(_ context: NSManagedObjectContext) { listeners.append(Listener(context: context)) }
}
