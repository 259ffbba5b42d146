/// The use cases that the view controller can request.
protocol CreateOrderBusinessLogic {
    func showForm(_ request: CreateOrder.ShowForm.Request)
    func placeOrder(_ request: CreateOrder.PlaceOrder.Request)
}

/// The data that other scenes can set.
protocol CreateOrderDataStore {
    var bike: String { get set }
}

final class CreateOrderInteractor: CreateOrderBusinessLogic, CreateOrderDataStore {
    var presenter: (any CreateOrderPresentationLogic)?
    var bike = ""
    private let worker: OrdersWorker

    init(worker: OrdersWorker) {
        self.worker = worker
    }

    func showForm(_ request: CreateOrder.ShowForm.Request) {
        presenter?.presentForm(.init(form: .init(bike: bike, days: "1")))
    }

    func placeOrder(_ request: CreateOrder.PlaceOrder.Request) {
        let form = request.form
        let days = Int(form.days).flatMap { (1...30).contains($0) ? $0 : nil }
        var missing: [String] = []
        if form.rider.isEmpty { missing.append("your name") }
        if form.bike.isEmpty { missing.append("a bicycle") }
        if days == nil { missing.append("1 to 30 days") }
        guard missing.isEmpty, let days else {
            presenter?.presentPlacedOrder(.missing(missing))
            return
        }
        worker.createOrder(Order(rider: form.rider, bike: form.bike, days: days)) { [weak self] order in
            self?.presenter?.presentPlacedOrder(.placed(order))
        }
    }
}
