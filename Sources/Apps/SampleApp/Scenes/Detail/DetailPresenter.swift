/// The responses that the presenter can receive.
protocol DetailPresentationLogic {
    func presentMessage(_ response: Detail.ShowMessage.Response)
}

final class DetailPresenter: DetailPresentationLogic {
    weak var viewController: (any DetailDisplayLogic)?

    func presentMessage(_ response: Detail.ShowMessage.Response) {
        let note = response.words == 1 ? "One word came." : "\(response.words) words came."
        viewController?.displayMessage(.init(message: response.message, note: note))
    }
}
