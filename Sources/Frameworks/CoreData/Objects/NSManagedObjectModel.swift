public import Foundation
import HeadlessUIKit

/// The entities that a store keeps objects of.
open class NSManagedObjectModel: NSObject {
    /// The entities, in the model's order.
    public var entities: [NSEntityDescription] {
        didSet { connect() }
    }
    /// What the project calls it; nil for one that code made.
    let name: String?

    /// A model without entities.
    public override convenience init() {
        self.init(nil, [])
    }

    public init(_ name: String?, _ entities: [NSEntityDescription]) {
        (self.name, self.entities) = (name, entities)
        super.init()
        connect()
    }

    /// The model that lies at an address of the bundle, such as that of `Ledger.momd`; nil where the project has none
    /// of this name.
    public convenience init?(contentsOf url: URL) {
        let name = url.deletingPathExtension().lastPathComponent
        guard let found = Self.bundled.first(where: { $0.name == name }) else { return nil }
        self.init(name, found.entities)
    }

    /// All entities of the app's models in one; nil where it has none.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        bundled.isEmpty ? nil : NSManagedObjectModel(nil, bundled.flatMap(\.entities))
    }

    public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The models that come with the app: set before its delegate is made.
    public static var bundled: [NSManagedObjectModel] {
        get { UIApplication.shared.values[BundledModelsKey.self] }
        set { UIApplication.shared.values[BundledModelsKey.self] = newValue }
    }

    /// The entity whose objects are of a class; nil where there is none.
    func entity(of objectClass: NSManagedObject.Type) -> NSEntityDescription? {
        entities.first { $0.objectClass == objectClass }
            ?? entities.first { $0.managedObjectClassName == String(describing: objectClass) }
    }

    /// An entity and all below it.
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
