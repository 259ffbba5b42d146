/// What the view controller may ask for.
protocol ListOrdersBusinessLogic {
    func fetchOrders(_ request: ListOrders.FetchOrders.Request)
}

/// What the router may pass on.
protocol ListOrdersDataStore {
    var orders: [Order] { get }
}

final class ListOrdersInteractor: ListOrdersBusinessLogic, ListOrdersDataStore {
    var presenter: (any ListOrdersPresentationLogic)?
    private(set) var orders: [Order] = []
    private let worker: OrdersWorker

    init(worker: OrdersWorker) {
        self.worker = worker
    }

    func fetchOrders(_ request: ListOrders.FetchOrders.Request) {
        worker.fetchOrders { [weak self] orders in
            self?.orders = orders
            self?.presenter?.presentOrders(.init(orders: orders))
        }
    }
}
