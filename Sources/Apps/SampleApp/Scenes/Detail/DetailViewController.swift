import UIKit

/// The methods by which the presenter passes view models to the view controller.
protocol DetailDisplayLogic: AnyObject {
    func displayMessage(_ viewModel: Detail.ShowMessage.ViewModel)
}

/// A scene that displays the message from another scene.
final class DetailViewController: UIViewController {
    private(set) var router: (any NSObjectProtocol & DetailDataPassing)?
    private var interactor: (any DetailBusinessLogic)?
    private let message = UILabel.headline()
    private let note = UILabel.caption()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        let interactor = DetailInteractor()
        let presenter = DetailPresenter()
        let router = DetailRouter()
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
        self.interactor = interactor
        self.router = router
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        let column = ColumnView([message, note])
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        interactor?.showMessage(.init())
    }
}

extension DetailViewController: DetailDisplayLogic {
    func displayMessage(_ viewModel: Detail.ShowMessage.ViewModel) {
        message.text = viewModel.message
        note.text = viewModel.note
    }
}
