import UIKit

/// The methods by which the presenter passes view models to the view controller.
protocol ShowOrderDisplayLogic: AnyObject {
    func displayOrder(_ viewModel: ShowOrder.GetOrder.ViewModel)
}

/// A scene that displays one order.
final class ShowOrderViewController: UIViewController {
    private(set) var router: (any NSObjectProtocol & ShowOrderDataPassing)?
    private var interactor: (any ShowOrderBusinessLogic)?
    private let heading = UILabel.headline()
    private let lines = UILabel()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        let interactor = ShowOrderInteractor()
        let presenter = ShowOrderPresenter()
        let router = ShowOrderRouter()
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
        self.interactor = interactor
        self.router = router
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order"
        lines.numberOfLines = 0
        let column = ColumnView([heading, lines])
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        interactor?.getOrder(.init())
    }
}

extension ShowOrderViewController: ShowOrderDisplayLogic {
    func displayOrder(_ viewModel: ShowOrder.GetOrder.ViewModel) {
        heading.text = viewModel.title
        lines.text = viewModel.lines.joined(separator: "\n")
    }
}
