/// The responses that the presenter can receive.
protocol ListOrdersPresentationLogic {
    func presentOrders(_ response: ListOrders.FetchOrders.Response)
}

final class ListOrdersPresenter: ListOrdersPresentationLogic {
    weak var viewController: (any ListOrdersDisplayLogic)?

    func presentOrders(_ response: ListOrders.FetchOrders.Response) {
        let rows = response.orders.map { order in
            ListOrders.FetchOrders.ViewModel.Row(
                title: "\(order.bike) for \(order.rider)", detail: "R$ \(order.total)")
        }
        let heading = rows.count == 1 ? "One order" : "\(rows.count) orders"
        viewController?.displayOrders(.init(rows: rows, heading: heading))
    }
}
