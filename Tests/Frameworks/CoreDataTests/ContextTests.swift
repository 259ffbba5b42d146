import CoreData
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Contexts and their store")
struct ContextTests {
    private let shop = Shop()
    private let orders = NSFetchRequest<Order>(entityName: "Order")

    @Test func `A saved object is seen by another context, and an unsaved one is not`() throws {
        try shop.run { container in
            let order = Order(context: container.viewContext)
            #expect(order.cents == 5 && order.note == nil && order.isInserted)
            order.cents = 250
            order.note = "rye"
            let other = container.newBackgroundContext()
            #expect(try other.count(for: orders) == 0)
            #expect(try container.viewContext.count(for: orders) == 1)
            try container.viewContext.save()
            #expect(!container.viewContext.hasChanges && !order.isInserted)
            let found = try #require(try other.fetch(orders).first)
            #expect(found !== order && found.objectID == order.objectID)
            #expect(found.cents == 250 && found.note == "rye")
        }
    }

    @Test func `An asynchronous fetch calls its block in a later turn`() throws {
        let host = HandTurnedHost()
        let application = UIApplication(host: host)
        var found: Int?
        let container = application.run {
            let container = NSPersistentContainer(name: "Shop", managedObjectModel: Shop.model(.cascadeDeleteRule))
            container.loadPersistentStores { _, _ in }
            return container
        }
        try application.run {
            let context = container.viewContext
            _ = Order(context: context)
            let request = NSAsynchronousFetchRequest(fetchRequest: orders) { found = $0.finalResult?.count }
            let result = try context.execute(request) as? NSAsynchronousFetchResult<Order>
            #expect(found == nil && result?.finalResult == nil && result?.managedObjectContext === context)
        }
        host.runQueue()
        #expect(found == 1)
    }

    @Test func `A SQLite store removed and added again keeps its data, and an in-memory one does not`() throws {
        try shop.run { container in
            let context = container.viewContext
            _ = Order(context: context)
            try context.save()
            let coordinator = container.persistentStoreCoordinator
            for store in coordinator.persistentStores { try coordinator.remove(store) }
            #expect(throws: NSError.self) { try context.count(for: orders) }
            let places: [(type: String, file: String, found: Int)] = [
                (NSSQLiteStoreType, "a.sqlite", 0), (NSSQLiteStoreType, "b.sqlite", 0), (NSInMemoryStoreType, "c", 0),
                (NSSQLiteStoreType, "a.sqlite", 1), (NSInMemoryStoreType, "c", 0),
            ]
            for place in places {
                let store = try coordinator.addPersistentStore(
                    ofType: place.type, configurationName: nil, at: URL(filePath: "/\(place.file)"))
                #expect(try context.count(for: orders) == place.found)
                if place.file != "b.sqlite" {
                    _ = Order(context: context)
                    try context.save()
                }
                try coordinator.remove(store)
                #expect(throws: NSError.self) { try coordinator.remove(store) }
            }
            context.userInfo["key"] = "value"
            #expect(context.userInfo["key"] as? String == "value")
        }
    }

    @Test func `A fetch request can return a count or ids, and a batch delete removes all it finds`() throws {
        try shop.run { container in
            let context = container.viewContext
            let made = (1...3).map { _ in Order(context: context) }
            try context.save()
            let count = NSFetchRequest<NSNumber>(entityName: "Order")
            count.resultType = .countResultType
            #expect(try context.fetch(count) == [3])
            let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Order")
            ids.resultType = .managedObjectIDResultType
            #expect(try context.fetch(ids) == made.map(\.objectID))
            let all = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Order"))
            all.resultType = .resultTypeCount
            let result = try context.execute(all) as? NSBatchDeleteResult
            #expect(result?.result as? Int == 3)
            #expect(try container.newBackgroundContext().count(for: orders) == 0)
            #expect(throws: NSError.self) { try context.execute(count) }
        }
    }

    @Test func `The fetchRequest of a class is preferred over the one of NSManagedObject`() throws {
        try shop.run { container in
            _ = Order(context: container.viewContext)
            try container.viewContext.save()
            let request = Order.fetchRequest()
            request.fetchLimit = 1
            #expect(try container.viewContext.fetch(request).map(\.cents) == [5])
        }
    }

    @Test func `A value of each attribute type is unchanged after saving`() throws {
        let values: [(NSAttributeType, any Hashable)] = [
            (.integer16AttributeType, Int64(7)), (.integer64AttributeType, Int64.max), (.doubleAttributeType, 2.5),
            (.stringAttributeType, "é"), (.booleanAttributeType, true), (.binaryDataAttributeType, Data([1, 2])),
            (.dateAttributeType, Date(timeIntervalSinceReferenceDate: 3)), (.decimalAttributeType, Decimal(1.25)),
            (.UUIDAttributeType, UUID()), (.URIAttributeType, try #require(URL(string: "https://a.example"))),
            (.transformableAttributeType, NSAttributedString(string: "a")), (.transformableAttributeType, ["a", "b"]),
        ]
        for (type, value) in values {
            let model = NSManagedObjectModel(
                "Any", [NSEntityDescription("Any", properties: [NSAttributeDescription(name: "it", type: type)])])
            try shop.application.run {
                let container = NSPersistentContainer(name: "Any", managedObjectModel: model)
                container.loadPersistentStores { #expect($1 == nil) }
                let made = NSEntityDescription.insertNewObject(forEntityName: "Any", into: container.viewContext)
                made.setValue(value, forKey: "it")
                try container.viewContext.save()
                let request = NSFetchRequest<NSManagedObject>(entityName: "Any")
                let found = try container.newBackgroundContext().fetch(request).first?.value(forKey: "it")
                #expect(AnyHashable(value) == found as? AnyHashable, "\(type)")
            }
        }
    }

    @Test func `A primitive accessor reads and writes the property without the prefix`() throws {
        try shop.run { container in
            let order = Order(context: container.viewContext)
            order.primitiveNote = "rye"
            #expect(order.note == "rye")
            order.note = "oat"
            #expect(order.primitiveNote == "oat")
        }
    }

    @Test func `Setting one end of a relationship updates its inverse`() throws {
        try shop.run { container in
            let context = container.viewContext
            let (ida, bo) = (Buyer(context: context), Buyer(context: context))
            (ida.name, bo.name) = ("Ida", "Bo")
            let order = Order(context: context)
            order.buyer = ida
            #expect(ida.orders == [order])
            bo.addManaged("orders", order)
            #expect(order.buyer === bo && ida.orders == [])
            try context.save()
            let other = container.newBackgroundContext()
            let found = try #require(try other.fetch(orders).first)
            #expect(found.buyer?.name == "Bo" && found.buyer?.orders == [found])
            bo.removeManaged("orders", NSSet(array: [order]))
            #expect(order.buyer == nil)
        }
    }

    @Test(arguments: [
        (NSDeleteRule.cascadeDeleteRule, 0), (.nullifyDeleteRule, 1), (.denyDeleteRule, 1),
    ])
    func `A delete rule decides what happens to related objects`(_ rule: NSDeleteRule, left: Int) throws {
        try shop.run(rule) { container in
            let context = container.viewContext
            let buyer = Buyer(context: context)
            buyer.name = "Ida"
            Order(context: context).buyer = buyer
            try context.save()
            context.delete(buyer)
            #expect(buyer.isDeleted)
            if rule == .denyDeleteRule {
                let error = #expect(throws: NSError.self) { try context.save() }
                #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
                context.rollback()
                #expect(!buyer.isDeleted)
            } else {
                try context.save()
                #expect(buyer.managedObjectContext == nil)
            }
            let found = try context.fetch(orders)
            #expect(found.count == left)
            #expect(found.allSatisfy { ($0.buyer == nil) == (rule == .nullifyDeleteRule) })
        }
    }

    @Test func `An object without a required value is not saved, and the error names the property`() throws {
        try shop.run { container in
            let context = container.viewContext
            _ = Buyer(context: context)
            let error = #expect(throws: NSError.self) { try context.save() }
            #expect(error?.code == NSValidationMissingMandatoryPropertyError)
            #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
            #expect(error?.localizedDescription == "Buyer.name is a required value")
            _ = Buyer(context: context)
            let both = #expect(throws: NSError.self) { try context.save() }
            #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
            #expect(context.hasChanges)
        }
    }

    @Test func `Rolling back restores the saved state`() throws {
        try shop.run { container in
            let context = container.viewContext
            let kept = Order(context: context)
            try context.save()
            kept.cents = 9
            let new = Order(context: context)
            context.rollback()
            #expect(kept.cents == 5 && new.managedObjectContext == nil && !context.hasChanges)
            #expect(try context.fetch(orders) == [kept])
        }
    }

    @Test func `A child context saves into its parent, and the parent saves into the store`() throws {
        try shop.run { container in
            let order = Order(context: container.viewContext)
            try container.viewContext.save()
            let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            child.parent = container.viewContext
            let same = try #require(try child.fetch(orders).first)
            same.cents = 70
            _ = Order(context: child)
            #expect(order.cents == 5)
            try child.save()
            #expect(order.cents == 70 && container.viewContext.insertedObjects.count == 1)
            #expect(try container.newBackgroundContext().count(for: orders) == 1)
            try container.viewContext.save()
            #expect(try container.newBackgroundContext().fetch(orders).map(\.cents) == [70, 5])
        }
    }

    @Test func `A context that merges automatically sees background changes after the turn`() throws {
        try shop.run { container in
            let order = Order(context: container.viewContext)
            try container.viewContext.save()
            container.viewContext.automaticallyMergesChangesFromParent = true
            container.performBackgroundTask { context in
                (try? context.existingObject(with: order.objectID) as? Order)?.cents = 99
                #expect(throws: Never.self) { try context.save() }
            }
            #expect(order.cents == 5)
            shop.host.runQueue()
            #expect(order.cents == 99)
        }
    }

    @Test func `A container without a model reports an error when loading its stores`() {
        shop.application.run {
            var told: String?
            NSPersistentContainer(name: "Nothing").loadPersistentStores { told = $1?.localizedDescription }
            #expect(told == "there is no data model \"Nothing\" in the app")
        }
    }

    @Test func `A fetch for an unknown entity or without a store throws`() throws {
        try shop.run { container in
            let error = #expect(throws: NSError.self) {
                try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Cake"))
            }
            #expect(error?.localizedDescription == "the model has no entity \"Cake\"")
            let empty = NSPersistentContainer(name: "Shop", managedObjectModel: Shop.model())
            #expect(throws: NSError.self) { try empty.viewContext.fetch(orders) }
        }
    }
}
