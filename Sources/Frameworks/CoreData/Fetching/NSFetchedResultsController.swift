public import Foundation
import HeadlessUIKit

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
    /// What they have in common.
    var name: String { get }
    /// The first letter of the name.
    var indexTitle: String? { get }
    /// How many there are.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// Hears how a controller's results change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// The results are about to change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// One object came, went, moved or changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// A section came or went.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// The results have changed.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// The results of a request, kept as its context changes.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    /// By what objects stand together; nil where all do.
    public let sectionNameKeyPath: String?
    /// Kept and not used.
    public let cacheName: String?
    /// Who hears how the results change.
    public weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var results: FetchedSections?

    /// A controller that has fetched nothing yet.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        super.init()
    }

    /// Fetches the results; from then on they are kept.
    open func performFetch() throws {
        if results == nil { managedObjectContext.listeners.append(Listener(controller: self)) }
        results = try fetched()
    }

    /// The results; nil before they were fetched.
    public var fetchedObjects: [ResultType]? { results?.all.compactMap { $0 as? ResultType } }
    /// The results as they stand together; nil before they were fetched.
    public var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }

    /// The object at a place. Ends the session where there is none, as on iOS.
    public func object(at indexPath: IndexPath) -> ResultType {
        guard let object = results?.object(at: indexPath) as? ResultType else {
            fatalError("no object is at \(indexPath) of the fetched results")
        }
        return object
    }

    /// The place of an object; nil where it is none of the results.
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
