public import Foundation

open class NSPersistentStoreRequest: NSObject {}

/// What a store answers to a request.
open class NSPersistentStoreResult: NSObject {}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// What was asked for: nothing, how many they were, or their ids.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ resultType: NSBatchDeleteRequestResultType) {
        self.resultType = resultType
        switch resultType {
        case .resultTypeStatusOnly: result = true
        case .resultTypeCount: result = ids.count
        case .resultTypeObjectIDs: result = ids
        }
    }
}

/// What a request to delete objects answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Asks for the deletion of all objects that a request finds, which is stored at once.
///
/// On a phone contexts do not hear of it; here the objects go from the context that executes the request.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

extension NSManagedObjectContext {
    /// Does what a request asks for. Throws what the store does, or where it is none that can be executed.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let batch = request as? NSBatchDeleteRequest else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_060,
                userInfo: [NSLocalizedDescriptionKey: "\(type(of: request)) is no request that is executed here"])
        }
        let found = try matches(batch.fetchRequest)
        let ids = found.map(\.objectID)
        found.forEach(delete)
        try save()
        return NSBatchDeleteResult(ids, batch.resultType)
    }
}
