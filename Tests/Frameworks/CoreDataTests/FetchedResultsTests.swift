import CoreData
import Foundation
import HeadlessUIKit
import Testing

@Suite("Results that are kept as their context changes")
struct FetchedResultsTests {
    private final class Listener: NSFetchedResultsControllerDelegate {
        var heard: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            heard.append("will")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            func said(_ place: IndexPath?) -> String { place.map { "\($0.section).\($0.row)" } ?? "-" }
            heard.append("\((anObject as? Order)?.note ?? "") \(type) \(said(indexPath)) \(said(newIndexPath))")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            heard.append("section \(sectionInfo.name) \(type) \(sectionIndex)")
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            heard.append("did \(controller.sections?.map(\.numberOfObjects) ?? [])")
        }
    }

    private func order(_ note: String, _ cents: Int32, _ context: NSManagedObjectContext) -> Order {
        let order = Order(context: context)
        (order.note, order.cents) = (note, cents)
        return order
    }

    private func controller(
        _ context: NSManagedObjectContext, sections: String? = nil
    ) throws -> NSFetchedResultsController<Order> {
        let request = NSFetchRequest<Order>(entityName: "Order")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Order.cents, ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
        try controller.performFetch()
        return controller
    }

    @Test func `Inserts, deletes, moves and updates are sent with both index paths, once per save`() throws {
        let shop = Shop()
        try shop.run { container in
            let context = container.viewContext
            let (rye, spelt, bun) = (order("rye", 1, context), order("spelt", 2, context), order("bun", 3, context))
            try context.save()
            let (controller, listener) = (try controller(context), Listener())
            controller.delegate = listener
            #expect(controller.fetchedObjects == [rye, spelt, bun])
            context.delete(spelt)
            rye.cents = 9
            bun.note = "roll"
            _ = order("oat", 0, context)
            try context.save()
            #expect(
                listener.heard == [
                    "will", "spelt delete 0.1 -", "oat insert - 0.0", "roll update 0.2 0.1",
                    "rye move 0.0 0.2", "did [3]",
                ])
            #expect(controller.indexPath(forObject: rye) == IndexPath(row: 2, section: 0))
            #expect(controller.object(at: IndexPath(row: 1, section: 0)) === bun)
        }
    }

    @Test func `Unsaved changes are sent after the turn`() throws {
        let shop = Shop()
        try shop.run { container in
            let (controller, listener) = (try controller(container.viewContext), Listener())
            controller.delegate = listener
            _ = order("rye", 1, container.viewContext)
            #expect(listener.heard.isEmpty)
            shop.host.runQueue()
            #expect(listener.heard == ["will", "rye insert - 0.0", "did [1]"])
        }
    }

    @Test func `Sections are inserted and deleted with their objects`() throws {
        let shop = Shop()
        try shop.run { container in
            let context = container.viewContext
            let rye = order("rye", 1, context)
            try context.save()
            let (controller, listener) = (try controller(context, sections: "note"), Listener())
            controller.delegate = listener
            #expect(controller.sections?.map(\.name) == ["rye"])
            context.delete(rye)
            _ = order("oat", 2, context)
            try context.save()
            #expect(
                listener.heard == [
                    "will", "section rye delete 0", "section oat insert 0", "rye delete 0.0 -", "oat insert - 0.0",
                    "did [1]",
                ])
        }
    }
}
