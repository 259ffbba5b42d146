public import Foundation
import FoundationShims

open class NSManagedObjectModel: NSObject {
    public var entities: [NSEntityDescription] {
        didSet { connect() }
    }
    /// The name of the model in the project; nil for a model created by code.
    let name: String?

    public override convenience init() {
        self.init(nil, [])
    }

    public init(_ name: String?, _ entities: [NSEntityDescription]) {
        (self.name, self.entities) = (name, entities)
        super.init()
        connect()
    }

    /// Finds the app's model with the file name of the URL, such as `Ledger.momd`; nil if the app has no such model.
    public convenience init?(contentsOf url: URL) {
        let name = url.deletingPathExtension().lastPathComponent
        guard let found = Self.bundled.first(where: { $0.name == name }) else { return nil }
        self.init(name, found.entities)
    }

    /// Merges all models of the app, regardless of `bundles`; nil if the app has none.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        bundled.isEmpty ? nil : NSManagedObjectModel(nil, bundled.flatMap(\.entities))
    }

    public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The models of the app, set before its delegate is created.
    public static var bundled: [NSManagedObjectModel] {
        get { AppEnvironment.current.values[BundledModelsKey.self] }
        set { AppEnvironment.current.values[BundledModelsKey.self] = newValue }
    }

    /// Returns the entity of a class; nil if there is none.
    func entity(of objectClass: NSManagedObject.Type) -> NSEntityDescription? {
        entities.first { $0.objectClass == objectClass }
            ?? entities.first { $0.managedObjectClassName == String(describing: objectClass) }
    }

    /// Returns an entity and its descendants.
    func line(below entity: NSEntityDescription) -> [NSEntityDescription] {
        entities.filter { $0.isKindOf(entity: entity) }
    }

    private func connect() {
        let known = entitiesByName
        for entity in entities { entity.subentities = [] }
        for entity in entities {
            guard let above = entity.superentityName.flatMap({ known[$0] }), above !== entity else { continue }
            entity.superentity = above
            above.subentities.append(entity)
        }
    }
}

private enum BundledModelsKey: ApplicationKey {
    static var defaultValue: [NSManagedObjectModel] { [] }
}
