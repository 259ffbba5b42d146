/// What the view controller may ask for.
protocol ShowOrderBusinessLogic {
    func getOrder(_ request: ShowOrder.GetOrder.Request)
}

/// What other scenes pass in.
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
