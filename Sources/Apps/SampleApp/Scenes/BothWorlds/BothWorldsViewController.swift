import Beagle
import UIKit

/// The methods by which the presenter passes view models to the view controller.
protocol BothWorldsDisplayLogic: AnyObject {
    func displayState(_ viewModel: BothWorlds.FollowState.ViewModel)
}

/// A native scene that contains a server-driven part, follows its states and leads to a complete screen.
final class BothWorldsViewController: UIViewController {
    private(set) var router: (any NSObjectProtocol & BothWorldsRoutingLogic & BothWorldsDataPassing)?
    private var interactor: (any BothWorldsBusinessLogic)?
    private let states = UILabel.caption("No state yet")
    private let again = UIButton.filled("Load the notice again")

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        let interactor = BothWorldsInteractor()
        let presenter = BothWorldsPresenter()
        let router = BothWorldsRouter()
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
        self.interactor = interactor
        self.router = router
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Both worlds"
        let notice = BeagleView(.init(url: "/native/notice")) { [weak self] state in
            self?.interactor?.followState(.init(state))
        }
        notice.heightAnchor.constraint(equalToConstant: 120).isActive = true
        again.addAction(UIAction { [weak self] _ in self?.interactor?.retry() }, for: .touchUpInside)
        again.isHidden = true
        let open = UIButton.filled("Open a screen of the backend")
        open.addAction(UIAction { [weak self] _ in self?.router?.routeToRemoteScreen() }, for: .touchUpInside)
        let column = ColumnView([notice, states, again, open])
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }
}

extension BothWorldsViewController: BothWorldsDisplayLogic {
    func displayState(_ viewModel: BothWorlds.FollowState.ViewModel) {
        states.text = viewModel.states
        again.isHidden = !viewModel.canRetry
    }
}

extension BothWorlds.FollowState.Request {
    fileprivate init(_ state: ServerDrivenState) {
        switch state {
        case .started: self = .started
        case .finished: self = .finished
        case .success: self = .success
        case .error(_, let retry): self = .error(retry: retry)
        }
    }
}
