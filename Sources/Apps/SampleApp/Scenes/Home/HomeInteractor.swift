/// The use cases that the view controller can request.
protocol HomeBusinessLogic {
    func updateMessage(_ request: Home.UpdateMessage.Request)
}

/// The data that the router can pass on.
protocol HomeDataStore {
    var message: String { get }
}

final class HomeInteractor: HomeBusinessLogic, HomeDataStore {
    var presenter: (any HomePresentationLogic)?
    private(set) var message = ""
    private let worker: any HomeWorkingLogic

    init(worker: any HomeWorkingLogic = HomeWorker()) {
        self.worker = worker
    }

    func updateMessage(_ request: Home.UpdateMessage.Request) {
        message = request.message
        presenter?.presentUpdatedMessage(.init(message: message, length: worker.length(of: message)))
    }
}
