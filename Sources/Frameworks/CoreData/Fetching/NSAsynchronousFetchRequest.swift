public import Foundation
import FoundationShims

open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    public let managedObjectContext: NSManagedObjectContext
    /// The error of the fetch; nil if it succeeded, or is not done.
    public fileprivate(set) var operationError: (any Error)?
    /// Always nil.
    public var progress: Progress? { nil }

    init(_ context: NSManagedObjectContext) { managedObjectContext = context }

    /// Has no effect.
    open func cancel() {}
}

/// The result of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The objects that were found; nil before the fetch is done, and if it failed.
    public fileprivate(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, in context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }
}

/// A fetch that is executed asynchronously. Its completion block is called afterwards.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// Stored; has no effect.
    public var estimatedResultCount = 0

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) { (fetchRequest, completionBlock) = (request, blk) }
}

/// A request that is executed in a later turn.
protocol AsynchronousRequest {
    func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
    func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, in: context)
        MainQueue.async {
            do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
            self.completionBlock?(result)
        }
        return result
    }
}
