public import Foundation
import FoundationShims

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    /// Stored; has no visible effect.
    public let cacheName: String?
    public weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var results: FetchedSections?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        super.init()
    }

    open func performFetch() throws {
        if results == nil { managedObjectContext.listeners.append(ContextObserver(controller: self)) }
        results = try fetched()
    }

    public var fetchedObjects: [ResultType]? { results?.all.compactMap { $0 as? ResultType } }
    public var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }

    public func object(at indexPath: IndexPath) -> ResultType {
        guard let object = results?.object(at: indexPath) as? ResultType else {
            fatalError("no object is at \(indexPath) of the fetched results")
        }
        return object
    }

    public func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results?.places[$0.objectID.number] }
    }

    private func fetched() throws -> FetchedSections {
        FetchedSections(try managedObjectContext.matches(fetchRequest), by: sectionNameKeyPath)
    }
}

extension NSFetchedResultsController: ContextListener {
    func contextChanged(updated: Set<Int64>) {
        guard let old = results, let new = try? fetched() else { return }
        results = new
        let changes = old.changes(to: new, updated: updated)
        guard let delegate, !changes.isEmpty else { return }
        let face = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""),
            managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        face.results = new
        delegate.controllerWillChangeContent(face)
        for change in changes {
            switch change {
            case .section(let section, let index, let type):
                delegate.controller(face, didChange: section, atSectionIndex: index, for: type)
            case .object(let object, let from, let type, let to):
                delegate.controller(face, didChange: object, at: from, for: type, newIndexPath: to)
            }
        }
        delegate.controllerDidChangeContent(face)
    }
}
