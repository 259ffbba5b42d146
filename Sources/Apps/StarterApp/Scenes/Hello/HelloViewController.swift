import UIKit

/// The methods by which the presenter passes view models to the view controller.
protocol HelloDisplayLogic: AnyObject {
    func displayGreeting(_ viewModel: Hello.Greet.ViewModel)
}

/// A custom scene in Clean Swift style.
final class HelloViewController: UIViewController {
    private(set) var router: (any NSObjectProtocol & HelloRoutingLogic & HelloDataPassing)?
    private var interactor: (any HelloBusinessLogic)?
    private let greeting = UILabel()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        let interactor = HelloInteractor()
        let presenter = HelloPresenter()
        let router = HelloRouter()
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
        self.interactor = interactor
        self.router = router
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hello"
        view.backgroundColor = .systemBackground
        greeting.font = .preferredFont(forTextStyle: .title1)
        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        done.addAction(UIAction { [weak self] _ in self?.router?.routeBack() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [greeting, done])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        interactor?.greet(.init())
    }
}

extension HelloViewController: HelloDisplayLogic {
    func displayGreeting(_ viewModel: Hello.Greet.ViewModel) {
        greeting.text = viewModel.greeting
    }
}
