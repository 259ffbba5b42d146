/// What the view controller may ask for.
protocol DetailBusinessLogic {
    func showMessage(_ request: Detail.ShowMessage.Request)
}

/// What other scenes pass in.
protocol DetailDataStore {
    var message: String { get set }
}

final class DetailInteractor: DetailBusinessLogic, DetailDataStore {
    var presenter: (any DetailPresentationLogic)?
    var message = ""
    private let worker: any DetailWorkingLogic

    init(worker: any DetailWorkingLogic = DetailWorker()) {
        self.worker = worker
    }

    func showMessage(_ request: Detail.ShowMessage.Request) {
        presenter?.presentMessage(.init(message: message, words: worker.words(in: message)))
    }
}
