public import Foundation

open class NSManagedObject: NSObject {
    public let entity: NSEntityDescription
    /// The context that it is in; nil where it is in none, or was deleted and saved.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public let objectID: NSManagedObjectID

    var values: [String: StoredValue] = [:]
    /// Whether the object comes from the store, and so hears `awakeFromFetch`.
    private let isFetched: Bool

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        let row = context?.rowAtHand
        isFetched = row != nil
        self.entity = entity
        objectID = NSManagedObjectID(row?.number ?? context?.nextNumber() ?? 0, entity)
        super.init()
        managedObjectContext = context
        if let row {
            values = row.values
        } else {
            for attribute in entity.attributesByName.values {
                values[attribute.name] = attribute.defaultValue.flatMap { StoredValue($0, as: attribute.attributeType) }
            }
            context?.take(self)
            if context != nil { awakeFromInsert() }
        }
    }

    /// Makes an object in a context, of the entity whose class this is. Ends the session where the model has none.
    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: context), insertInto: context)
    }

    private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = context.model?.entity(of: self) else {
            fatalError("no entity of the context's model has objects of class \(self): was its store loaded?")
        }
        return entity
    }

    /// The entity of this class in the app's models. Ends the session where there is none.
    open class func entity() -> NSEntityDescription {
        for model in NSManagedObjectModel.bundled {
            if let entity = model.entity(of: self) { return entity }
        }
        fatalError("no entity of the app's models has objects of class \(self)")
    }

    /// Called when the object was made; does nothing.
    open func awakeFromInsert() {}
    /// Called when the object was read from its store; does nothing.
    open func awakeFromFetch() {}
    /// Called before the object is saved; does nothing.
    open func willSave() {}
    /// Called after the object was saved; does nothing.
    open func didSave() {}
    /// Called before the object is deleted; does nothing.
    open func prepareForDeletion() {}

    /// Throws where the object cannot be inserted as it is.
    open func validateForInsert() throws { try validate() }
    /// Throws where the object cannot be saved as it is.
    open func validateForUpdate() throws { try validate() }
    /// Throws where the object cannot be deleted.
    open func validateForDelete() throws { try validateDeletion() }

    /// Whether the object was made since its context was last saved.
    public var isInserted: Bool { managedObjectContext?.isInserted(self) == true }
    /// Whether the object was changed since its context was last saved.
    public var isUpdated: Bool { managedObjectContext?.isUpdated(self) == true }
    public var isDeleted: Bool { managedObjectContext?.isDeleted(self) == true }
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Always false: an object has its values from the beginning.
    public var isFault: Bool { false }

    func awake() { if isFetched { awakeFromFetch() } }
}
