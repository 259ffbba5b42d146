import UIKit

/// The methods by which the presenter passes view models to the view controller.
protocol CreateOrderDisplayLogic: AnyObject {
    func displayForm(_ viewModel: CreateOrder.ShowForm.ViewModel)
    func displayPlacedOrder(_ viewModel: CreateOrder.PlaceOrder.ViewModel)
}

/// A form for a new order.
final class CreateOrderViewController: UIViewController {
    private(set) var router: (any NSObjectProtocol & CreateOrderRoutingLogic & CreateOrderDataPassing)?
    private var interactor: (any CreateOrderBusinessLogic)?
    private let problem = UILabel.caption()
    private lazy var rider = UITextField.formField("Your name") { [weak self] in self?.form.rider = $0 }
    private lazy var bike = UITextField.formField("Bicycle") { [weak self] in self?.form.bike = $0 }
    private lazy var days = UITextField.formField("Days") { [weak self] in self?.form.days = $0 }
    private var form = CreateOrder.Form()

    init(worker: OrdersWorker) {
        super.init(nibName: nil, bundle: nil)
        let interactor = CreateOrderInteractor(worker: worker)
        let presenter = CreateOrderPresenter()
        let router = CreateOrderRouter()
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
        self.interactor = interactor
        self.router = router
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New order"
        days.keyboardType = .numberPad
        problem.textColor = .systemRed
        problem.isHidden = true
        let button = UIButton.filled("Order")
        button.addAction(UIAction { [weak self] _ in self?.placeOrder() }, for: .touchUpInside)
        let column = ColumnView([rider, bike, days, problem, button])
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        interactor?.showForm(.init())
    }

    private func placeOrder() {
        interactor?.placeOrder(.init(form: form))
    }
}

extension CreateOrderViewController: CreateOrderDisplayLogic {
    func displayForm(_ viewModel: CreateOrder.ShowForm.ViewModel) {
        form = viewModel.form
        rider.text = form.rider
        bike.text = form.bike
        days.text = form.days
    }

    func displayPlacedOrder(_ viewModel: CreateOrder.PlaceOrder.ViewModel) {
        problem.text = viewModel.problem
        problem.isHidden = viewModel.problem == nil
        if viewModel.problem == nil { router?.routeBack() }
    }
}
