import UIKit

/// The routes to other scenes.
protocol CreateOrderRoutingLogic {
    func routeBack()
}

/// Gives other scenes access to the data that they can set.
protocol CreateOrderDataPassing {
    var dataStore: (any CreateOrderDataStore)? { get }
}

final class CreateOrderRouter: NSObject, CreateOrderRoutingLogic, CreateOrderDataPassing {
    weak var viewController: CreateOrderViewController?
    var dataStore: (any CreateOrderDataStore)?

    func routeBack() {
        logRouting()
        viewController?.navigationController?.popViewController(animated: true)
    }
}
