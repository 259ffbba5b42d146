/// The responses that the presenter can receive.
protocol BothWorldsPresentationLogic {
    func presentState(_ response: BothWorlds.FollowState.Response)
}

final class BothWorldsPresenter: BothWorldsPresentationLogic {
    weak var viewController: (any BothWorldsDisplayLogic)?

    func presentState(_ response: BothWorlds.FollowState.Response) {
        let states = response.names.joined(separator: ", ")
        viewController?.displayState(.init(states: states, canRetry: response.canRetry))
    }
}
