import UIKit

/// The routes to other scenes.
protocol HomeRoutingLogic {
    func routeToDetail(segue: UIStoryboardSegue?)
}

/// Gives other scenes access to the data that they can read.
protocol HomeDataPassing {
    var dataStore: (any HomeDataStore)? { get }
}

final class HomeRouter: NSObject, HomeRoutingLogic, HomeDataPassing {
    weak var viewController: HomeViewController?
    var dataStore: (any HomeDataStore)?

    // MARK: - Routes

    func routeToDetail(segue: UIStoryboardSegue?) {
        logRouting(["segue": segue?.identifier])
        let destination =
            segue?.destination ?? viewController?.storyboard?.instantiateViewController(withIdentifier: "Detail")
        guard
            let homeStore = dataStore, let detail = destination as? DetailViewController,
            var detailStore = detail.router?.dataStore
        else { return logRouting(["missing": "the scene Detail"]) }
        passDataToDetail(source: homeStore, destination: &detailStore)
        guard segue == nil, let viewController else { return }
        navigateToDetail(source: viewController, destination: detail)
    }

    // MARK: - Navigation

    private func navigateToDetail(source: HomeViewController, destination: DetailViewController) {
        logRouting()
        source.navigationController?.pushViewController(destination, animated: true)
    }

    // MARK: - Passing data

    private func passDataToDetail(source: any HomeDataStore, destination: inout any DetailDataStore) {
        destination.message = source.message
        logRouting(["message": source.message])
    }
}

extension HomeRouter: SegueRouting {
    var segueRoutes: [String: (UIStoryboardSegue?) -> Void] {
        ["Detail": { [weak self] in self?.routeToDetail(segue: $0) }]
    }
}
