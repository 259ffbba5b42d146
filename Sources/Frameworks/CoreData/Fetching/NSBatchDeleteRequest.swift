public import Foundation

open class NSPersistentStoreRequest: NSObject {}

open class NSPersistentStoreResult: NSObject {}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The result of the requested type: true, the number of objects, or their ids.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], resultType: NSBatchDeleteRequestResultType) {
        self.resultType = resultType
        switch resultType {
        case .resultTypeStatusOnly: result = true
        case .resultTypeCount: result = ids.count
        case .resultTypeObjectIDs: result = ids
        }
    }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A request to delete all objects that a fetch request finds; the deletion is saved immediately.
///
/// On iOS no context is updated. On Linux the objects are removed from the context that executes the request.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

extension NSManagedObjectContext {
    /// Executes a batch delete request or an asynchronous fetch. Throws for other types of requests, or if saving
    /// fails.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? any AsynchronousRequest { return request.begin(in: self) }
        guard let batch = request as? NSBatchDeleteRequest else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_060,
                userInfo: [NSLocalizedDescriptionKey: "\(type(of: request)) is no request that is executed here"])
        }
        let found = try matches(batch.fetchRequest)
        let ids = found.map(\.objectID)
        found.forEach(delete)
        try save()
        return NSBatchDeleteResult(ids, resultType: batch.resultType)
    }
}
