public import Foundation

open class NSEntityDescription: NSObject {
    public var name: String?
    public var managedObjectClassName: String
    /// Whether only entities below it have objects.
    public var isAbstract: Bool
    public var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set { own = newValue }
    }
    /// The entity above it; nil where there is none.
    public internal(set) weak var superentity: NSEntityDescription?
    public internal(set) var subentities: [NSEntityDescription] = []

    /// Makes an object of the entity's class: there is no runtime that finds a class by its name.
    let make: (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    let objectClass: NSManagedObject.Type
    let superentityName: String?
    private var own: [NSPropertyDescription]

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

    public var attributesByName: [String: NSAttributeDescription] {
        Dictionary(properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }) { $1 }
    }

    public var relationshipsByName: [String: NSRelationshipDescription] {
        Dictionary(properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }) { $1 }
    }

    public var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }

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
