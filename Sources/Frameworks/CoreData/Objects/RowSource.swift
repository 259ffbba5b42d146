import Foundation

/// A stored object, independent of contexts.
struct Row: Equatable {
    let number: Int64
    /// The name of the entity.
    let entity: String
    var values: [String: StoredValue]
}

/// The changes that a save writes.
struct RowChanges {
    /// Inserted and updated objects.
    var written: [Row] = []
    var deleted: [Int64] = []
}

/// The source of a context's objects: a store, or a parent context.
protocol RowSource: AnyObject {
    /// Returns the objects of these entities, in the order of creation.
    func rows(of entities: Set<String>) throws -> [Row]
    /// Returns an object; nil if there is none with this number.
    func row(_ number: Int64) throws -> Row?
    /// Applies the changes that a context saves.
    func apply(_ changes: RowChanges, from context: NSManagedObjectContext) throws
    /// Returns an unused number.
    func nextNumber() -> Int64
    /// The model of the objects; nil if no store is loaded.
    var model: NSManagedObjectModel? { get }
    /// Adds a context to be notified of the saves of others.
    func add(_ context: NSManagedObjectContext)
}
