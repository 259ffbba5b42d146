/// The use cases that the view controller can request.
protocol ListOrdersBusinessLogic {
    func fetchOrders(_ request: ListOrders.FetchOrders.Request)
}

/// The data that the router can pass on.
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
