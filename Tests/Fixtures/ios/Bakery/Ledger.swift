import CoreData
import UIKit

/// A sale. Xcode generates the class of its till.
class Sale: NSManagedObject {
    @NSManaged var cents: Int32
    @NSManaged var note: String?
    @NSManaged var till: Till?

    static func record(_ cents: Int, at name: String = "Front") {
        let context = Ledger.container.viewContext
        let request: NSFetchRequest<Till> = Till.fetchRequest()
        request.predicate = NSPredicate(format: "name ==[c] %@", name)
        let till = (try? context.fetch(request))?.first ?? Till(context: context)
        till.name = name
        let sale = Sale(context: context)
        sale.cents = Int32(cents)
        till.addToSales(sale)
        try? context.save()
    }
}

enum Ledger {
    static let container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Ledger")
        container.loadPersistentStores { _, error in
            if let error = error { fatalError("Unresolved error \(error)") }
        }
        return container
    }()
}

/// The sales, the most expensive first.
final class LedgerViewController: UITableViewController, NSFetchedResultsControllerDelegate {
    private lazy var results: NSFetchedResultsController<Sale> = {
        let request = NSFetchRequest<Sale>(entityName: "Sale")
        request.predicate = NSPredicate(format: "cents > %d AND till.name BEGINSWITH 'F'", 0)
        request.sortDescriptors = [NSSortDescriptor(key: "cents", ascending: false)]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: Ledger.container.viewContext, sectionNameKeyPath: nil,
            cacheName: nil)
        results.delegate = self
        return results
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sale")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sell a cake", style: .plain, target: self, action: #selector(sell))
        try? results.performFetch()
    }

    @objc private func sell() { Sale.record(1200) }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.fetchedObjects?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sale", for: indexPath)
        let sale = results.object(at: indexPath)
        cell.textLabel?.text = "\(sale.cents) cents at \(sale.till?.name ?? "no till")"
        return cell
    }
}
