import CoreData
import UIKit

/// What was sold; kept by Core Data, which only a phone has.
class Sale: NSManagedObject {
    @NSManaged var cents: Int32

    static func record(_ cents: Int) {
        let sale = Sale(context: Ledger.container.viewContext)
        sale.cents = Int32(cents)
        try? Ledger.container.viewContext.save()
    }
}

enum Ledger {
    static let container = NSPersistentContainer(name: "Ledger")
}

/// How many loaves were sold.
final class LedgerViewController: UITableViewController {
    private let request = NSFetchRequest<Sale>(entityName: "Sale")

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        (try? Ledger.container.viewContext.count(for: request)) ?? 0
    }
}
