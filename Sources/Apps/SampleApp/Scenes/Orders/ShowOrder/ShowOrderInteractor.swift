/// The use cases that the view controller can request.
protocol ShowOrderBusinessLogic {
    func getOrder(_ request: ShowOrder.GetOrder.Request)
}

/// The data that other scenes can set.
protocol ShowOrderDataStore {
    var order: Order? { get set }
}

final class ShowOrderInteractor: ShowOrderBusinessLogic, ShowOrderDataStore {
    var presenter: (any ShowOrderPresentationLogic)?
    var order: Order?

    func getOrder(_ request: ShowOrder.GetOrder.Request) {
        presenter?.presentOrder(.init(order: order))
    }
}
