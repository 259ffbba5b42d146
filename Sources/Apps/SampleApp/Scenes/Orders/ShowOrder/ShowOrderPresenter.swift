/// The responses that the presenter can receive.
protocol ShowOrderPresentationLogic {
    func presentOrder(_ response: ShowOrder.GetOrder.Response)
}

final class ShowOrderPresenter: ShowOrderPresentationLogic {
    weak var viewController: (any ShowOrderDisplayLogic)?

    func presentOrder(_ response: ShowOrder.GetOrder.Response) {
        guard let order = response.order else {
            viewController?.displayOrder(.init(title: "No order", lines: []))
            return
        }
        let days = order.days == 1 ? "One day" : "\(order.days) days"
        viewController?.displayOrder(
            .init(
                title: "Order \(order.number)",
                lines: ["Bicycle: \(order.bike)", "Rider: \(order.rider)", days, "R$ \(order.total) in all"]))
    }
}
