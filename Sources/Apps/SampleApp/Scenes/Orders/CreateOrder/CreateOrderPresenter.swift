/// The responses that the presenter can receive.
protocol CreateOrderPresentationLogic {
    func presentForm(_ response: CreateOrder.ShowForm.Response)
    func presentPlacedOrder(_ response: CreateOrder.PlaceOrder.Response)
}

final class CreateOrderPresenter: CreateOrderPresentationLogic {
    weak var viewController: (any CreateOrderDisplayLogic)?

    func presentForm(_ response: CreateOrder.ShowForm.Response) {
        viewController?.displayForm(.init(form: response.form))
    }

    func presentPlacedOrder(_ response: CreateOrder.PlaceOrder.Response) {
        switch response {
        case .placed: viewController?.displayPlacedOrder(.init(problem: nil))
        case .missing(let missing):
            viewController?.displayPlacedOrder(.init(problem: "Still needed: " + missing.joined(separator: ", ")))
        }
    }
}
