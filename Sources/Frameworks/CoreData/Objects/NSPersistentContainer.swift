public import Foundation
import HeadlessUIKit

/// How a store is to be; kept, but all stores lie in the session's memory.
open class NSPersistentStoreDescription: NSObject {
    public var type = NSSQLiteStoreType
    /// Where it would lie on a phone.
    public var url: URL?
    /// Kept and not used.
    public var shouldMigrateStoreAutomatically = true
    /// Kept and not used.
    public var shouldInferMappingModelAutomatically = true
    /// Kept and not used: a store is there at once.
    public var shouldAddStoreAsynchronously = false
    public private(set) var options: [String: NSObject] = [:]

    public override init() {}
    public init(url: URL) { self.url = url }

    /// Keeps an option; none changes anything here.
    public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, its store and a context for what is shown.
///
/// It is sendable as Apple's is. What proves it is the session: all code of an app runs in one session's turns, one at
/// a time.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    /// What the store keeps objects of.
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    private var isWithoutModel = false
    public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    /// A container of the model of this name. Without such a model, loading its stores fails with an error that says
    /// so.
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

    /// Makes the stores, and calls the closure for each before it returns.
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

    /// A context of its own over the same store.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs work with a context of its own, after the current turn and before the next input.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        MainQueue.async { block(context) }
    }

    /// The folder that stores would lie in on a phone.
    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/Library/Application Support") }
}
