/// The responses that the presenter can receive.
protocol HomePresentationLogic {
    func presentUpdatedMessage(_ response: Home.UpdateMessage.Response)
}

final class HomePresenter: HomePresentationLogic {
    weak var viewController: (any HomeDisplayLogic)?

    func presentUpdatedMessage(_ response: Home.UpdateMessage.Response) {
        let isUpdated = !response.message.isEmpty && response.length > 4
        let hint = isUpdated ? "\(response.length) characters" : "More than four characters, please"
        viewController?.displayUpdatedMessage(.init(isUpdated: isUpdated, hint: hint))
    }
}
