/// The use cases that the view controller can request.
protocol BothWorldsBusinessLogic {
    func followState(_ request: BothWorlds.FollowState.Request)
    func retry()
}

/// The data that other scenes can set.
protocol BothWorldsDataStore {
    var screen: String { get set }
}

final class BothWorldsInteractor: BothWorldsBusinessLogic, BothWorldsDataStore {
    var presenter: (any BothWorldsPresentationLogic)?
    var screen = "/native/notice/more"
    private var names: [String] = []
    private var waitingRetry: (() -> Void)?

    func followState(_ request: BothWorlds.FollowState.Request) {
        switch request {
        case .started: names.append("started")
        case .finished: names.append("finished")
        case .success:
            names.append("success")
            waitingRetry = nil
        case .error(let retry):
            names.append("error")
            waitingRetry = retry
        }
        presenter?.presentState(.init(names: names, canRetry: waitingRetry != nil))
    }

    func retry() {
        let retry = waitingRetry
        waitingRetry = nil
        names = []
        retry?()
    }
}
