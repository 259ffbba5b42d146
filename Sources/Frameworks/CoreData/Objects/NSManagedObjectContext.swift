public import Foundation
public import FoundationShims

open class NSManagedObjectContext: NSObject {
    /// The concurrency type of a context. It has no visible effect, because a session has one queue.
    public enum ConcurrencyType: UInt, Sendable {
        case confinementConcurrencyType = 0
        case privateQueueConcurrencyType, mainQueueConcurrencyType
    }

    public let concurrencyType: ConcurrencyType
    public var name: String?
    public let userInfo = NSMutableDictionary()
    public var automaticallyMergesChangesFromParent = false
    /// Stored; has no visible effect. If two contexts have changed an object, the values of the last save are kept.
    public var mergePolicy: Any = NSMergePolicy.error
    /// Stored; has no visible effect. Only `rollback()` undoes changes.
    public var undoManager: UndoManager?
    public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { persistentStoreCoordinator?.add(self) }
    }
    public var parent: NSManagedObjectContext? {
        didSet { parent?.add(self) }
    }

    /// The registered objects by number.
    var known: [Int64: NSManagedObject] = [:]
    var changes = PendingChanges()
    /// The row of the object that is being created from the store.
    var rowAtHand: Row?
    /// Child contexts, and controllers that are notified of changes.
    var listeners: [ContextObserver] = []
    /// The changes of which observers have not been notified yet.
    var pendingChanges = ChangeNotification()
    var isTelling = false

    public init(concurrencyType: ConcurrencyType) { self.concurrencyType = concurrencyType }

    public convenience init(_ concurrencyType: ConcurrencyType) { self.init(concurrencyType: concurrencyType) }

    var source: (any RowSource)? { parent ?? persistentStoreCoordinator }

    public var insertedObjects: Set<NSManagedObject> { objects(changes.inserted) }
    public var updatedObjects: Set<NSManagedObject> { objects(changes.updated) }
    public var deletedObjects: Set<NSManagedObject> { objects(changes.deleted) }
    public var registeredObjects: Set<NSManagedObject> { Set(known.values) }
    public var hasChanges: Bool { !changes.isEmpty }

    private func objects(_ numbers: Set<Int64>) -> Set<NSManagedObject> { Set(numbers.compactMap { known[$0] }) }

    func isInserted(_ object: NSManagedObject) -> Bool { changes.inserted.contains(object.objectID.number) }
    func isUpdated(_ object: NSManagedObject) -> Bool { changes.updated.contains(object.objectID.number) }
    func isDeleted(_ object: NSManagedObject) -> Bool { changes.deleted.contains(object.objectID.number) }

    public func insert(_ object: NSManagedObject) { register(object) }

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
        pendingChanges.deleted.insert(number)
        tellSoon()
    }

    public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = object(numbered: id.number) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 133_000,
                userInfo: [NSLocalizedDescriptionKey: "\(id.uriRepresentation()) is not in the store any more"])
        }
        return object
    }

    public func object(with id: NSManagedObjectID) -> NSManagedObject {
        guard let object = object(numbered: id.number) else {
            fatalError("the store could not fulfill a fault for \(id.uriRepresentation())")
        }
        return object
    }

    public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { known[id.number] }

    /// Runs the closure after the current turn, before the next input.
    public func perform(_ block: @escaping () -> Void) { MainQueue.async(block) }

    /// Has no visible effect, because closures always run immediately.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    /// Runs the closure immediately, whatever the schedule.
    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try block() }

    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}

/// The older name of ``NSManagedObjectContext/ConcurrencyType``.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// Has no visible effect: if two contexts have changed an object, the values of the last save are kept.
public enum NSMergePolicy: Sendable {
    case error, mergeByPropertyStoreTrump, mergeByPropertyObjectTrump, overwrite, rollback
}

/// Has no effect: the values of the last save are kept.
public let NSErrorMergePolicy = NSMergePolicy.error
/// Has no effect: the values of the last save are kept.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// Has no effect: the values of the last save are kept.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// Has no effect: the values of the last save are kept.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// Has no effect: the values of the last save are kept.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
