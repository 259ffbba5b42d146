public import Foundation

open class NSEntityDescription: NSObject {
    public var name: String?
    public var managedObjectClassName: String
    public var isAbstract: Bool
    public var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set { own = newValue }
    }
    public internal(set) weak var superentity: NSEntityDescription?
    public internal(set) var subentities: [NSEntityDescription] = []

    /// A closure that creates an object of the entity's class. It is needed because classes cannot be found by name at
    /// run time.
    let make: (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    let objectClass: NSManagedObject.Type
    let superentityName: String?
    private var own: [NSPropertyDescription]

    public override convenience init() {
        self.init("", properties: [])
    }

    /// Creates an entity.
    ///
    /// - Parameters:
    ///   - name: The name of the entity, by which fetch requests and relationships find it.
    ///   - objectClass: The class of the entity's objects.
    ///   - superentityName: The name of the parent entity; nil for an entity without a parent.
    ///   - isAbstract: Stored; has no visible effect.
    ///   - properties: The attributes and relationships that the parent entity does not have.
    ///   - make: Creates an object of that class.
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

    public static func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

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
