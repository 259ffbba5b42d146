public import Foundation
import FoundationShims

/// A description of a store. Regardless of its type and URL, the store is in the session's memory.
open class NSPersistentStoreDescription: NSObject {
    public var type = NSSQLiteStoreType
    /// The URL of the store. It has no effect on the location of the store.
    public var url: URL?
    /// Stored; has no visible effect.
    public var shouldMigrateStoreAutomatically = true
    /// Stored; has no visible effect.
    public var shouldInferMappingModelAutomatically = true
    /// Stored; has no visible effect, because stores are added immediately.
    public var shouldAddStoreAsynchronously = false
    public private(set) var options: [String: NSObject] = [:]

    public override init() {}
    public init(url: URL) { self.url = url }

    /// Stored; has no visible effect.
    public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model with its store and a context for the main queue.
///
/// `@unchecked Sendable`, like Apple's class: all code of an app runs in the turns of one session, one at a time.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    private var isWithoutModel = false
    public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    /// Finds the app's model with this name. If there is none, loading the stores fails with an error that says so.
    public convenience init(name: String) {
        let model = NSManagedObjectModel.bundled.first { $0.name == name }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
        isWithoutModel = model == nil
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Adds the stores, and calls the closure for each before returning.
    open func loadPersistentStores(
        completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            do {
                if isWithoutModel { throw missingModel }
                try persistentStoreCoordinator.addPersistentStore(
                    ofType: description.type, configurationName: nil, at: description.url)
                block(description, nil)
            } catch {
                block(description, error)
            }
        }
    }

    private var missingModel: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: 134_060,
            userInfo: [NSLocalizedDescriptionKey: "there is no data model \"\(name)\" in the app"])
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs the closure with a new context, after the current turn and before the next input.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        MainQueue.async { block(context) }
    }

    /// Always returns `/Library/Application Support`, where no store is written.
    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/Library/Application Support") }
}
