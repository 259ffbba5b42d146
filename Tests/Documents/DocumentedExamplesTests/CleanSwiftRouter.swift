import UIKit

/// The article "Router and Data Passing of Clean Swift", as printed. Two kinds of edits are unavoidable, and noted
/// where they are made: `@objc` does not exist on this platform, and the page leaves out parts of classes (`// ...`).
enum PrintedRouter {
    final class HomeViewController: UIViewController {
        // The page leaves this out: the router, as its series of articles writes it.
        private(set) var router: (NSObjectProtocol & HomeRoutingLogic & HomeDataPassing)?
        private var interactor: HomeInteractor?

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            // Segue
            if let scene = segue.identifier {

                // , Router
                // router?.routeToNAME(segue:)
                let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")

                // ,
                // Segue
                if let router = router, router.responds(to: selector) {
                    router.perform(selector, with: segue)
                }
            }
        }

        // The page leaves this part out: how the scene's objects are connected, and the actions of its two buttons and
        // its text field.
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            setup()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setup()
        }

        private func setup() {
            let interactor = HomeInteractor()
            let router = HomeRouter()
            router.viewController = self
            router.dataStore = interactor
            self.interactor = interactor
            self.router = router
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField()
            field.placeholder = "Message"
            field.addAction(
                UIAction { [weak self, weak field] _ in self?.interactor?.message = field?.text ?? "" },
                for: .editingChanged)
            let stack = UIStackView(arrangedSubviews: [
                field,
                button("By segue") { $0.performSegue(withIdentifier: "Detail", sender: $0) },
                button("By code") { $0.router?.routeToDetail(segue: nil) },
                button("To nowhere") { $0.performSegue(withIdentifier: "Nowhere", sender: $0) },
            ])
            stack.axis = .vertical
            view.addSubview(stack)
        }

        private func button(_ title: String, _ act: @escaping (HomeViewController) -> Void) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { [weak self] _ in self.map(act) }, for: .touchUpInside)
            return button
        }
    }
}

extension PrintedRouter {
    // Unavoidable: printed as `@objc protocol HomeRoutingLogic`.
    /// @objc
    /// prepare View Controller'e
    protocol HomeRoutingLogic {
        /// Detail View Controller
        func routeToDetail(segue: UIStoryboardSegue?)
    }

    protocol HomeDataPassing {
        var dataStore: HomeDataStore? { get }
    }

    final class HomeRouter: NSObject, HomeRoutingLogic, HomeDataPassing {

        // MARK: - Private

        // MARK: - Public

        weak var viewController: HomeViewController?
        var dataStore: HomeDataStore?

        // MARK: - HomeRoutingLogic

        func routeToDetail(segue: UIStoryboardSegue?) {
            if let segue = segue {
                //
                // Segue

                // Detail View Controller
                // Data Store Router'e
                guard
                    let homeDS = dataStore,
                    let detailVC = segue.destination as? DetailViewController,
                    var detailDS = detailVC.router?.dataStore
                else { fatalError("Fail route to detail") }

                // , , ,
                // ""
                passDataToDetail(source: homeDS, destination: &detailDS)
            } else {
                // ,
                // Segue

                // Detail View Controller Storyboard'a
                // Data Store Router'e
                guard
                    let viewController = viewController,
                    let homeDS = dataStore,
                    let storyboard = viewController.storyboard,
                    let detailVC = storyboard.instantiateViewController(withIdentifier: "Detail")
                        as? DetailViewController,
                    var detailDS = detailVC.router?.dataStore
                else { fatalError("Fail route to detail") }

                passDataToDetail(source: homeDS, destination: &detailDS)

                // , ""
                navigateToDetail(source: viewController, destination: detailVC)
            }
        }

        // MARK: - Navigation

        private func navigateToDetail(source: HomeViewController, destination: DetailViewController) {
            source.navigationController?.pushViewController(destination, animated: true)
        }

        // MARK: - Passing data

        /// destination inout,
        /// Data Store
        private func passDataToDetail(source: HomeDataStore, destination: inout DetailDataStore) {

            // HomeDataStore DetailDataStore
            destination.message = source.message
        }
    }
}

// Unavoidable: with `@objc`, the route is found by the name of its segue. Here this table lists it.
extension PrintedRouter.HomeRouter: SegueRouting {
    var segueRoutes: [String: (UIStoryboardSegue?) -> Void] { ["Detail": routeToDetail] }
}

/// The types that the page names without printing them.
extension PrintedRouter {
    protocol HomeDataStore {
        var message: String { get }
    }

    protocol DetailDataStore {
        var message: String { get set }
    }

    final class HomeInteractor: HomeDataStore {
        var message = ""
    }

    final class DetailInteractor: DetailDataStore {
        var message = ""
    }

    protocol DetailDataPassing {
        var dataStore: DetailDataStore? { get }
    }

    final class DetailRouter: NSObject, DetailDataPassing {
        var dataStore: DetailDataStore?
    }

    /// A data store that is a value type. The router changes its own copy of the store, so the scene's copy does not
    /// get the data.
    struct DetailValues: DetailDataStore {
        var message = ""
    }

    final class DetailViewController: UIViewController {
        private(set) var router: (NSObjectProtocol & DetailDataPassing)?
        private var store: any DetailDataStore

        convenience init(store: any DetailDataStore) {
            self.init(nibName: nil, bundle: nil)
            self.store = store
            let router = DetailRouter()
            router.dataStore = store
            self.router = router
        }

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            store = DetailInteractor()
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        required init?(coder: NSCoder) {
            store = DetailInteractor()
            super.init(coder: coder)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = store.message.isEmpty ? "Nothing came" : "Detail got \(store.message)"
            view.addSubview(label)
        }
    }

    /// Shows Home as the root of a navigation controller. Home opens Detail with the store that the caller supplies.
    static func start(detailStore: @escaping () -> any DetailDataStore) -> UIViewController? {
        UIStoryboard.register("Main") { scenes in
            scenes.scene("Home", HomeViewController.init)
                .segue("Detail", to: "Detail").segue("Nowhere", to: "Detail")
            scenes.scene("Detail") { DetailViewController(store: detailStore()) }
        }
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        return home.map(UINavigationController.init(rootViewController:))
    }
}
