import UIKit

/// The routes to other scenes.
protocol HelloRoutingLogic {
    func routeBack()
}

/// Gives other scenes access to the data that they can read and set.
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
