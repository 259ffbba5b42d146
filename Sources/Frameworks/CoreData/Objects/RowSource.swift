import Foundation

/// One object as it is kept, outside any context.
struct Row: Equatable {
    let number: Int64
    /// The name of its entity.
    let entity: String
    var values: [String: StoredValue]
}

/// What a save writes.
struct RowChanges {
    /// New and changed objects.
    var written: [Row] = []
    var deleted: [Int64] = []
}

/// Where a context has its objects from: a store, or a context above it.
protocol RowSource: AnyObject {
    /// The objects of some entities, in the order in which they were made.
    func rows(of entities: Set<String>) throws -> [Row]
    /// One object; nil where there is none of this number.
    func row(_ number: Int64) throws -> Row?
    /// Takes over what a context saves.
    func take(_ changes: RowChanges, from context: NSManagedObjectContext) throws
    /// A number that no object has.
    func nextNumber() -> Int64
    /// The model of the objects; nil where no store was loaded.
    var model: NSManagedObjectModel? { get }
    /// Adds a context that hears what others save.
    func add(_ context: NSManagedObjectContext)
}
