import Beagle
import UIKit

/// The routes to other scenes.
protocol BothWorldsRoutingLogic {
    func routeToRemoteScreen()
}

/// Gives other scenes access to the data that they can set.
protocol BothWorldsDataPassing {
    var dataStore: (any BothWorldsDataStore)? { get }
}

final class BothWorldsRouter: NSObject, BothWorldsRoutingLogic, BothWorldsDataPassing {
    weak var viewController: BothWorldsViewController?
    var dataStore: (any BothWorldsDataStore)?

    // MARK: - Routes

    func routeToRemoteScreen() {
        guard let viewController, let screen = dataStore?.screen else { return }
        logRouting(["screen": screen])
        navigateToRemoteScreen(
            source: viewController, destination: BeagleScreenViewController(.remote(.init(url: screen))))
    }

    // MARK: - Navigation

    private func navigateToRemoteScreen(source: BothWorldsViewController, destination: BeagleScreenViewController) {
        logRouting()
        source.navigationController?.pushViewController(destination, animated: true)
    }
}
