public import Foundation

open class NSManagedObject: NSObject {
    public let entity: NSEntityDescription
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public let objectID: NSManagedObjectID

    var values: [String: StoredValue] = [:]
    /// Whether the object was read from the store, so that `awakeFromFetch` is called.
    private let isFetched: Bool

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        let row = context?.rowAtHand
        isFetched = row != nil
        self.entity = entity
        objectID = NSManagedObjectID(row?.number ?? context?.nextNumber() ?? 0, entity: entity)
        super.init()
        managedObjectContext = context
        if let row {
            values = row.values
        } else {
            for attribute in entity.attributesByName.values {
                values[attribute.name] = attribute.defaultValue.flatMap { StoredValue($0, as: attribute.attributeType) }
            }
            context?.register(self)
            if context != nil { awakeFromInsert() }
        }
    }

    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: context), insertInto: context)
    }

    /// Creates an object of the entity of its class, in no context. Crashes the app if no model contains such an
    /// entity.
    public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

    private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = context.model?.entity(of: self) else {
            fatalError("no entity of the context's model has objects of class \(self): was its store loaded?")
        }
        return entity
    }

    /// Returns the entity of this class in the app's models. Crashes the app if no model contains such an entity.
    open class func entity() -> NSEntityDescription {
        for model in NSManagedObjectModel.bundled {
            if let entity = model.entity(of: self) { return entity }
        }
        fatalError("no entity of the app's models has objects of class \(self)")
    }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}

    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws { try validateDeletion() }

    public var isInserted: Bool { managedObjectContext?.isInserted(self) == true }
    public var isUpdated: Bool { managedObjectContext?.isUpdated(self) == true }
    public var isDeleted: Bool { managedObjectContext?.isDeleted(self) == true }
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Always returns false, because objects always have their values.
    public var isFault: Bool { false }

    func awake() { if isFetched { awakeFromFetch() } }
}
