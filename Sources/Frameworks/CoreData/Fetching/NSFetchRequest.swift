public import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {
    /// A request for all objects of this class. Ends the session where no model of the app has an entity of it.
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }
}

extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// What a request answers.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// As on iOS.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The objects, as without more.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Their properties; kept, the objects are answered.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// How many there are, as the only number.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public var entityName: String?
    /// The entity that is asked for, where it is not given by its name.
    public var entity: NSEntityDescription?
    /// Which of its objects; nil for all.
    public var predicate: NSPredicate?
    /// Their order; without any, that in which they were made.
    public var sortDescriptors: [NSSortDescriptor]?
    /// At most so many; 0 for all.
    public var fetchLimit = 0
    public var fetchOffset = 0
    /// Kept and not used: all objects are read at once.
    public var fetchBatchSize = 0
    /// Kept and not used: objects have their values from the beginning.
    public var returnsObjectsAsFaults = true
    /// Whether what was not saved counts.
    public var includesPendingChanges = true
    public var includesSubentities = true
    /// What is answered for each object; properties in dictionaries are not, the objects are.
    public var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Kept and not used.
    public var relationshipKeyPathsForPrefetching: [String]?

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }
}

extension NSManagedObjectContext {
    /// The objects that a request asks for. Throws where the model has no such entity, or the store was not loaded.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let found = try matches(request)
        switch request.resultType {
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? Result }
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? Result }
        default: return found.compactMap { $0 as? Result }
        }
    }

    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try matches(request).count }

    func matches<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        let name = request.entity?.name ?? request.entityName ?? ""
        guard let entity = request.entity ?? model?.entitiesByName[name] else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_060,
                userInfo: [NSLocalizedDescriptionKey: "the model has no entity \"\(name)\""])
        }
        var found = try objects(
            of: entity, withPending: request.includesPendingChanges, below: request.includesSubentities)
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let order = request.sortDescriptors, !order.isEmpty { found = found.sorted(by: order) }
        let rest = found.dropFirst(request.fetchOffset)
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }
}

extension [NSManagedObject] {
    /// In the order of sort descriptors; those that are equal by all stay as they are.
    fileprivate func sorted(by order: [NSSortDescriptor]) -> [NSManagedObject] {
        enumerated().sorted { one, other in
            for descriptor in order {
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }
        .map(\.element)
    }
}
