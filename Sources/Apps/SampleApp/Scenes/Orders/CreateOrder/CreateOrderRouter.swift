import UIKit

/// Where one can go from here.
protocol CreateOrderRoutingLogic {
    func routeBack()
}

/// What other scenes may fill.
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
