public import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {
    // Subclasses declare a method with a more precise result. The compiler prefers that method, as on iOS.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }
}

extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// A fetch with this result type returns managed objects instead of dictionaries.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// A fetch with this result type returns the number of objects as the only element.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public var entityName: String?
    public var entity: NSEntityDescription?
    public var predicate: NSPredicate?
    /// The order of the objects; empty or nil for the order of creation.
    public var sortDescriptors: [NSSortDescriptor]?
    public var fetchLimit = 0
    public var fetchOffset = 0
    /// Stored; has no visible effect, because all objects are read at once.
    public var fetchBatchSize = 0
    /// Stored; has no visible effect, because objects always have their values.
    public var returnsObjectsAsFaults = true
    public var includesPendingChanges = true
    public var includesSubentities = true
    /// The type of the results. `dictionaryResultType` returns managed objects.
    public var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Stored; has no visible effect.
    public var relationshipKeyPathsForPrefetching: [String]?

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }
}

extension NSManagedObjectContext {
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
    /// Returns the objects in the order of the descriptors. The sort is stable.
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
