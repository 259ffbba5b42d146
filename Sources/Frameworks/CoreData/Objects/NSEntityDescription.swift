public import Foundation

/// One kind of objects that a model knows.
open class NSEntityDescription: NSObject {
    /// What fetch requests and code name it by.
    public var name: String?
    /// The name of the class of its objects.
    public var managedObjectClassName: String
    /// Whether only entities below it have objects.
    public var isAbstract: Bool
    /// Its own properties and those of the entity above it.
    public var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set { own = newValue }
    }
    /// The entity above it; nil where there is none.
    public internal(set) weak var superentity: NSEntityDescription?
    /// The entities right below it.
    public internal(set) var subentities: [NSEntityDescription] = []

    /// Makes an object of the entity's class: there is no runtime that finds a class by its name.
    let make: (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    let objectClass: NSManagedObject.Type
    let superentityName: String?
    private var own: [NSPropertyDescription]

    /// An entity whose objects are plain managed objects.
    public override convenience init() {
        self.init("", properties: [])
    }

    /// An entity whose objects are of a class, made by `make`.
    public init(
        _ name: String, of objectClass: NSManagedObject.Type = NSManagedObject.self,
        above superentityName: String? = nil,
        isAbstract: Bool = false, properties: [NSPropertyDescription],
        make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject = {
            NSManagedObject(entity: $0, insertInto: $1)
        }
    ) {
        (self.name, self.objectClass, self.make, self.own) = (name, objectClass, make, properties)
        (self.superentityName, self.isAbstract) = (superentityName, isAbstract)
        managedObjectClassName = String(describing: objectClass)
    }

    /// The attributes by their names.
    public var attributesByName: [String: NSAttributeDescription] {
        Dictionary(properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }) { $1 }
    }

    /// The relationships by their names.
    public var relationshipsByName: [String: NSRelationshipDescription] {
        Dictionary(properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }) { $1 }
    }

    /// All properties by their names.
    public var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }

    /// Whether this is the other entity, or one below it.
    public func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    /// The entity of a name in the model of a context; nil where it has none.
    public static func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Makes an object in a context. Ends the session where the model has no such entity, as on iOS.
    @discardableResult
    public static func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("insertNewObject(forEntityName:into:) could not find an entity named \"\(entityName)\"")
        }
        return entity.make(entity, context)
    }
}
