import CoreData
import Foundation
import Testing

@Suite("Predicates and sort descriptors")
struct PredicateTests {
    private let shop = Shop()

    /// Returns the notes of the orders that match a predicate. The orders are: rye for 250 by Ida, spelt for 300 by
    /// Ida, Brötchen for 40 by Bo, and one for 5 without a note or a buyer.
    private func notes(_ predicate: NSPredicate) throws -> [String] {
        var found: [String] = []
        try shop.run { container in
            let context = container.viewContext
            let (ida, bo) = (Buyer(context: context), Buyer(context: context))
            (ida.name, bo.name) = ("Ida", "Bo")
            for (note, cents, buyer) in [("rye", 250, ida), ("spelt", 300, ida), ("Brötchen", 40, bo)] {
                let order = Order(context: context)
                (order.note, order.cents, order.buyer) = (note, Int32(cents), buyer)
            }
            _ = Order(context: context)
            let request = NSFetchRequest<Order>(entityName: "Order")
            request.predicate = predicate
            found = try context.fetch(request).map { $0.note ?? "-" }
        }
        return found
    }

    @Test(arguments: [
        ("cents == 250", ["rye"]), ("cents != 250", ["spelt", "Brötchen", "-"]),
        ("cents > 250", ["spelt"]), ("cents >= 250", ["rye", "spelt"]), ("cents < 40", ["-"]),
        ("cents <= 40.0", ["Brötchen", "-"]), ("note == nil", ["-"]),
        ("note != NULL", ["rye", "spelt", "Brötchen"]),
        ("note BEGINSWITH 'b'", []), ("note BEGINSWITH[c] 'b'", ["Brötchen"]),
        ("note CONTAINS[cd] \"OTC\"", ["Brötchen"]),
        ("note ENDSWITH 'e'", ["rye"]), ("note LIKE 's*l?'", ["spelt"]), ("note MATCHES '[a-z]{3}'", ["rye"]),
        ("cents IN {40, 250}", ["rye", "Brötchen"]), ("cents BETWEEN {40, 250}", ["rye", "Brötchen"]),
        ("cents > 40 AND cents < 300", ["rye"]), ("cents = 5 || note = 'rye'", ["rye", "-"]),
        ("NOT cents > 40 && note != nil", ["Brötchen"]), ("NOT (cents > 40 OR note = nil)", ["Brötchen"]),
        ("buyer.name == 'Ida'", ["rye", "spelt"]), ("ANY buyer.orders.cents == 300", ["rye", "spelt"]),
        ("ALL buyer.orders.cents < 50", ["Brötchen", "-"]), ("buyer.orders.@count == 2", ["rye", "spelt"]),
        ("buyer.orders.@sum.cents = 550", ["rye", "spelt"]),
        ("cents > -1 and TRUEPREDICATE and FALSEPREDICATE", []),
    ])
    func `Each predicate operator matches the expected objects`(_ format: String, expected: [String]) throws {

        #expect(try notes(NSPredicate(format: format)) == expected)
    }

    @Test func `Arguments fill the placeholders of a predicate format`() throws {
        #expect(try notes(NSPredicate(format: "%K == %@", "note", "rye")) == ["rye"])
        #expect(try notes(NSPredicate(format: "cents > %d AND cents < %ld", 5, 250)) == ["Brötchen"])
        #expect(try notes(NSPredicate(format: "cents IN %@", [5, 300])) == ["spelt", "-"])
        #expect(try notes(NSPredicate(format: "note == %@", argumentArray: ["spelt"])) == ["spelt"])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "cents > 5"), NSPredicate(format: "buyer.name = %@", "Bo"),
        ])
        #expect(try notes(both) == ["Brötchen"])
    }

    @Test func `A predicate compares managed objects, object ids and plain values`() throws {
        try shop.run { container in
            let (one, other) = (Buyer(context: container.viewContext), Buyer(context: container.viewContext))
            let order = Order(context: container.viewContext)
            order.buyer = one
            #expect(NSPredicate(format: "buyer == %@", one).evaluate(with: order))
            #expect(NSPredicate(format: "buyer == %@", one.objectID).evaluate(with: order))
            #expect(!NSPredicate(format: "buyer == %@", other).evaluate(with: order))
            #expect(NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "42"))
        }
    }

    @Test func `The elements of a list of literals keep their type as arguments of a predicate`() {
        let found = [1, 2].map { "\($0) \(NSPredicate(format: "SELF == %d", $0).evaluate(with: 2))" }
        #expect(found == ["1 false", "2 true"])
    }

    @Test(arguments: [
        ("cents >", "ends where a value should stand"), ("cents", "misses an operator behind a value"),
        ("(cents = 1", "misses a )"), ("cents = %@", "has more places than arguments"),
        ("cents = 'a", "has a text without an end: a"), ("cents = 1 2", "has more behind its end: 1 words"),
    ])
    func `An invalid predicate format is rejected with a reason`(_ format: String, reason: String) {
        #expect(PredicateFormat.problem(with: format) == reason)
    }

    @Test func `Sort descriptors order by several properties, and nil comes first in ascending order`() throws {
        try shop.run { container in
            for (note, cents) in [("b", 1), ("a", 2), ("b", 3), (nil, 4)] {
                let order = Order(context: container.viewContext)
                (order.note, order.cents) = (note, Int32(cents))
            }
            let request = NSFetchRequest<Order>(entityName: "Order")
            request.sortDescriptors = [
                NSSortDescriptor(key: "note", ascending: true),
                NSSortDescriptor(keyPath: \Order.cents, ascending: false),
            ]
            let all = try container.viewContext.fetch(request)
            #expect(all.map(\.cents) == [4, 2, 3, 1])
            request.sortDescriptors = [NSSortDescriptor(keyPath: \Order.note, ascending: false)]
            (request.fetchOffset, request.fetchLimit) = (1, 2)
            let some = try container.viewContext.fetch(request)
            #expect(some.map(\.cents) == [3, 2])
        }
    }

    @Test(arguments: [(true, [4, 5, 2, 1]), (false, [1, 2, 5, 4])])
    func `Objects without a value come before all others in ascending order, by one key and by two`(
        isAscending: Bool, expected: [Int32]
    ) throws {
        try shop.run { container in
            let context = container.viewContext
            for (note, cents) in [("c", 1), (nil, 5), ("b", 2), (nil, 4)] {
                let order = Order(context: context)
                (order.note, order.cents) = (note, Int32(cents))
            }
            try context.save()
            let request = NSFetchRequest<Order>(entityName: "Order")
            request.sortDescriptors = [
                NSSortDescriptor(key: "note", ascending: isAscending),
                NSSortDescriptor(key: "cents", ascending: isAscending),
            ]
            #expect(try context.fetch(request).map(\.cents) == expected)
            let controller = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
            try controller.performFetch()
            #expect(controller.fetchedObjects?.map(\.cents) == expected)
            let all = try context.fetch(NSFetchRequest<Order>(entityName: "Order"))
            let sorted = (all as NSArray).sortedArray(using: request.sortDescriptors ?? [])
            #expect(sorted.compactMap { ($0 as? Order)?.cents } == expected)
        }
    }

    @Test(arguments: [(true, [-1, 2, 3]), (false, [3, 2, -1])])
    func `Objects that are not managed and have no value for the key are sorted first too`(
        isAscending: Bool, expected: [Int]
    ) {
        final class Person: NSObject {
            let age: Int?
            init(_ age: Int?) { self.age = age }
        }
        let people = [3, nil, 2].map(Person.init) as NSArray
        let sorted = people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: isAscending)])
        #expect(sorted.compactMap { ($0 as? Person).map { $0.age ?? -1 } } == expected)
        let rows = [["age": 3], [:], ["age": 2]].map { $0 as NSDictionary } as NSArray
        let ordered = rows.sortedArray(using: [NSSortDescriptor(key: "age", ascending: isAscending)])
        #expect(ordered.compactMap { ($0 as? NSDictionary).map { $0["age"] as? Int ?? -1 } } == expected)
        let numbers = [3, -1, 2] as NSArray
        #expect(
            numbers.sortedArray(using: [NSSortDescriptor(key: nil, ascending: isAscending)]) as? [Int] == expected)
    }
}
