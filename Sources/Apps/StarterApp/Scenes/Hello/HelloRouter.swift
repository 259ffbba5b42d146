import UIKit

/// Where one can go from here.
protocol HelloRoutingLogic {
    func routeBack()
}

/// What others may read and fill.
protocol HelloDataPassing {
    var dataStore: (any HelloDataStore)? { get }
}

final class HelloRouter: NSObject, HelloRoutingLogic, HelloDataPassing {
    weak var viewController: HelloViewController?
    var dataStore: (any HelloDataStore)?

    func routeBack() {
        logRouting(["name": dataStore?.name])
        viewController?.navigationController?.popViewController(animated: true)
    }
}
