import UIKit

/// The routes to other scenes.
protocol ListOrdersRoutingLogic {
    func routeToCreateOrder(segue: UIStoryboardSegue?)
    func routeToShowOrder(segue: UIStoryboardSegue?)
}

/// Gives other scenes access to the data that they can read.
protocol ListOrdersDataPassing {
    var dataStore: (any ListOrdersDataStore)? { get }
}

final class ListOrdersRouter: NSObject, ListOrdersRoutingLogic, ListOrdersDataPassing {
    weak var viewController: ListOrdersViewController?
    var dataStore: (any ListOrdersDataStore)?

    // MARK: - Routes

    func routeToCreateOrder(segue: UIStoryboardSegue?) {
        logRouting(["segue": segue?.identifier])
    }

    func routeToShowOrder(segue: UIStoryboardSegue?) {
        logRouting(["segue": segue?.identifier])
        guard
            let source = dataStore, let show = segue?.destination as? ShowOrderViewController,
            var store = show.router?.dataStore
        else { return logRouting(["missing": "the scene ShowOrder"]) }
        passDataToShowOrder(source: source, destination: &store)
    }

    // MARK: - Passing data

    private func passDataToShowOrder(source: any ListOrdersDataStore, destination: inout any ShowOrderDataStore) {
        guard let row = viewController?.selectedRow, source.orders.indices.contains(row) else { return }
        destination.order = source.orders[row]
        logRouting(["order": source.orders[row]])
    }
}

extension ListOrdersRouter: SegueRouting {
    var segueRoutes: [String: (UIStoryboardSegue?) -> Void] {
        [
            "CreateOrder": { [weak self] in self?.routeToCreateOrder(segue: $0) },
            "ShowOrder": { [weak self] in self?.routeToShowOrder(segue: $0) },
        ]
    }
}
