/// What passes round the cycle of the scene "BothWorlds", by use case.
enum BothWorlds {
    /// The part from the backend has another state.
    enum FollowState {
        enum Request {
            case started, finished, success
            case error(retry: () -> Void)
        }

        struct Response {
            let names: [String]
            let canRetry: Bool
        }

        struct ViewModel {
            let states: String
            let canRetry: Bool
        }
    }
}
