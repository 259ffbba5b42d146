import CoreData
import HeadlessUIKit
import TestSupport

final class Order: NSManagedObject {
    class func fetchRequest() -> NSFetchRequest<Order> { NSFetchRequest(entityName: "Order") }

    var cents: Int32 {
        get { managedValue("cents") }
        set { setManagedValue("cents", newValue) }
    }
    var note: String? {
        get { managedValue("note") }
        set { setManagedValue("note", newValue) }
    }
    var primitiveNote: String? {
        get { managedValue("primitiveNote") }
        set { setManagedValue("primitiveNote", newValue) }
    }
    var buyer: Buyer? {
        get { managedValue("buyer") }
        set { setManagedValue("buyer", newValue) }
    }
}

final class Buyer: NSManagedObject {
    var name: String {
        get { managedValue("name") }
        set { setManagedValue("name", newValue) }
    }
    var orders: Set<Order>? {
        get { managedValue("orders") }
        set { setManagedValue("orders", newValue) }
    }
}

/// A store with orders and their buyers, in an application whose queue the test runs.
struct Shop {
    let host = HandTurnedHost()
    let application: UIApplication

    init() { application = UIApplication(host: host) }

    static func model(_ rule: NSDeleteRule = .cascadeDeleteRule) -> NSManagedObjectModel {
        NSManagedObjectModel(
            "Shop",
            [
                NSEntityDescription(
                    "Order", of: Order.self,
                    properties: [
                        NSAttributeDescription(name: "cents", type: .integer32AttributeType, defaultValue: 5),
                        NSAttributeDescription(name: "note"),
                        NSRelationshipDescription(name: "buyer", to: "Buyer", inverse: "orders"),
                    ], make: { Order(entity: $0, insertInto: $1) }),
                NSEntityDescription(
                    "Buyer", of: Buyer.self,
                    properties: [
                        NSAttributeDescription(name: "name", isOptional: false),
                        NSRelationshipDescription(
                            name: "orders", to: "Order", inverse: "buyer", isToMany: true, deleteRule: rule),
                    ], make: { Buyer(entity: $0, insertInto: $1) }),
            ])
    }

    /// Runs work in the application with a container whose store is loaded.
    func run(_ rule: NSDeleteRule = .cascadeDeleteRule, _ work: (NSPersistentContainer) throws -> Void) throws {
        try application.run {
            let container = NSPersistentContainer(name: "Shop", managedObjectModel: Self.model(rule))
            var failure: (any Error)?
            container.loadPersistentStores { failure = $1 }
            if let failure { throw failure }
            try work(container)
        }
    }
}
