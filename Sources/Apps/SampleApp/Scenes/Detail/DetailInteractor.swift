/// The use cases that the view controller can request.
protocol DetailBusinessLogic {
    func showMessage(_ request: Detail.ShowMessage.Request)
}

/// The data that other scenes can set.
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
