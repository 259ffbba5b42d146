public import Foundation
import HeadlessUIKit

/// What one part of an app sees of a store, with what it changed since it last saved.
open class NSManagedObjectContext: NSObject {
    /// Which queue runs a context's work. A session has one queue, so all are the same here.
    public enum ConcurrencyType: UInt, Sendable {
        case confinementConcurrencyType = 0
        case privateQueueConcurrencyType, mainQueueConcurrencyType
    }

    public let concurrencyType: ConcurrencyType
    public var name: String?
    /// What the app keeps with the context.
    public let userInfo = NSMutableDictionary()
    /// Whether what others save replaces what this context has not changed.
    public var automaticallyMergesChangesFromParent = false
    /// What happens where two contexts changed one object. What is saved last stays, whatever this says.
    public var mergePolicy: Any = NSMergePolicy.error
    /// Kept and not used: nothing is undone but by `rollback()`.
    public var undoManager: AnyObject?
    /// The store of the context; nil where a context stands above it.
    public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { persistentStoreCoordinator?.add(self) }
    }
    /// The context above: where this one saves to.
    public var parent: NSManagedObjectContext? {
        didSet { parent?.add(self) }
    }

    /// The objects that the context has, by number.
    var known: [Int64: NSManagedObject] = [:]
    var changes = PendingChanges()
    /// The row of the object that is being made from the store.
    var rowAtHand: Row?
    /// Contexts below, and controllers that hear of changes.
    var listeners: [Listener] = []
    /// What changed since listeners heard of it.
    var untold = ToldChanges()
    var isTelling = false

    public init(concurrencyType: ConcurrencyType) { self.concurrencyType = concurrencyType }

    public convenience init(_ concurrencyType: ConcurrencyType) { self.init(concurrencyType: concurrencyType) }

    var source: (any RowSource)? { parent ?? persistentStoreCoordinator }

    /// What was made and not saved.
    public var insertedObjects: Set<NSManagedObject> { objects(changes.inserted) }
    /// What was changed and not saved.
    public var updatedObjects: Set<NSManagedObject> { objects(changes.updated) }
    /// What was deleted and not saved.
    public var deletedObjects: Set<NSManagedObject> { objects(changes.deleted) }
    public var registeredObjects: Set<NSManagedObject> { Set(known.values) }
    public var hasChanges: Bool { !changes.isEmpty }

    private func objects(_ numbers: Set<Int64>) -> Set<NSManagedObject> { Set(numbers.compactMap { known[$0] }) }

    func isInserted(_ object: NSManagedObject) -> Bool { changes.inserted.contains(object.objectID.number) }
    func isUpdated(_ object: NSManagedObject) -> Bool { changes.updated.contains(object.objectID.number) }
    func isDeleted(_ object: NSManagedObject) -> Bool { changes.deleted.contains(object.objectID.number) }

    public func insert(_ object: NSManagedObject) { take(object) }

    public func delete(_ object: NSManagedObject) {
        let number = object.objectID.number
        guard known[number] === object, !changes.deleted.contains(number) else { return }
        object.prepareForDeletion()
        changes.delete(number)
        for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
            let others = object.related(by: relationship)
            switch relationship.deleteRule {
            case .noActionDeleteRule, .denyDeleteRule: continue
            case .nullifyDeleteRule:
                if let inverse = relationship.inverseName { others.forEach { $0.drop(number, from: inverse) } }
            case .cascadeDeleteRule: others.forEach(delete)
            }
        }
        untold.deleted.insert(number)
        tellSoon()
    }

    /// The object of an id; nil where the store has it no more.
    public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = object(numbered: id.number) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 133_000,
                userInfo: [NSLocalizedDescriptionKey: "\(id.uriRepresentation()) is in the store no more"])
        }
        return object
    }

    /// The object of an id. Ends the session where the store has none, as reading it does on iOS.
    public func object(with id: NSManagedObjectID) -> NSManagedObject {
        guard let object = object(numbered: id.number) else {
            fatalError("the store could not fulfill a fault for \(id.uriRepresentation())")
        }
        return object
    }

    public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { known[id.number] }

    /// Runs work after the current turn, before the next input.
    public func perform(_ block: @escaping () -> Void) { MainQueue.async(block) }

    /// When work runs that is waited for: at once in either case, because nothing else of the session runs meanwhile.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    /// Runs work, and answers what it comes to.
    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try block() }

    /// Runs work at once.
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}

/// The context's queue, as code without a type before it writes it.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// What happens where two contexts changed one object. What is saved last stays, whatever is chosen.
public enum NSMergePolicy: Sendable {
    case error, mergeByPropertyStoreTrump, mergeByPropertyObjectTrump, overwrite, rollback
}

/// What is saved last stays.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What is saved last stays.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// What is saved last stays.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// What is saved last stays.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// What is saved last stays.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
