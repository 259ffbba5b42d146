import UIKit

/// The methods by which the presenter passes view models to the view controller.
protocol ListOrdersDisplayLogic: AnyObject {
    func displayOrders(_ viewModel: ListOrders.FetchOrders.ViewModel)
}

/// A table of orders. It leads to a single order, and to the form for a new one.
final class ListOrdersViewController: UIViewController {
    private(set) var router: (any SegueRouting & ListOrdersRoutingLogic & ListOrdersDataPassing)?
    private var interactor: (any ListOrdersBusinessLogic)?
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var shown = ListOrders.FetchOrders.ViewModel(rows: [], heading: "")

    init(worker: OrdersWorker) {
        super.init(nibName: nil, bundle: nil)
        let interactor = ListOrdersInteractor(worker: worker)
        let presenter = ListOrdersPresenter()
        let router = ListOrdersRouter()
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

    /// The row of the selected order.
    var selectedRow: Int? { table.indexPathForSelectedRow?.row }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = table
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        let new = UIAction(title: "New") { [weak self] _ in
            self?.performSegue(withIdentifier: "CreateOrder", sender: nil)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", primaryAction: new)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        interactor?.fetchOrders(.init())
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        router?.route(segue)
    }
}

extension ListOrdersViewController: ListOrdersDisplayLogic {
    func displayOrders(_ viewModel: ListOrders.FetchOrders.ViewModel) {
        shown = viewModel
        table.reloadData()
    }
}

extension ListOrdersViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shown.heading
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "order")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "order")
        let row = shown.rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "ShowOrder", sender: nil)
    }
}
