import UIKit

/// The methods by which the presenter passes view models to the view controller.
protocol HomeDisplayLogic: AnyObject {
    func displayUpdatedMessage(_ viewModel: Home.UpdateMessage.ViewModel)
}

/// A message, and two ways to pass it to the scene "Detail".
final class HomeViewController: UIViewController {
    private(set) var router: (any NSObjectProtocol & HomeRoutingLogic & HomeDataPassing)?
    private var interactor: (any HomeBusinessLogic)?
    private let hint = UILabel.caption("More than four characters, please")
    private let segueButton = UIButton.filled("Go by segue")
    private let codeButton = UIButton.filled("Go by code")

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
        let presenter = HomePresenter()
        let router = HomeRouter()
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
        self.interactor = interactor
        self.router = router
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        let field = UITextField.formField("Message") { [weak self] text in
            self?.interactor?.updateMessage(.init(message: text))
        }
        segueButton.addSegue(withIdentifier: "Detail", from: self)
        codeButton.addAction(UIAction { [weak self] _ in self?.router?.routeToDetail(segue: nil) }, for: .touchUpInside)
        let column = ColumnView([field, hint, segueButton, codeButton])
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        displayUpdatedMessage(.init(isUpdated: false, hint: hint.text ?? ""))
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let scene = segue.identifier {
            let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
            if let router = router, router.responds(to: selector) {
                router.perform(selector, with: segue)
            }
        }
    }
}

extension HomeViewController: HomeDisplayLogic {
    func displayUpdatedMessage(_ viewModel: Home.UpdateMessage.ViewModel) {
        hint.text = viewModel.hint
        segueButton.allow(viewModel.isUpdated)
        codeButton.allow(viewModel.isUpdated)
    }
}
