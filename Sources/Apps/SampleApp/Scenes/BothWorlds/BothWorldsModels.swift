/// The requests, responses and view models of the scene "BothWorlds", by use case.
enum BothWorlds {
    /// The use case "a server-driven screen has changed its state".
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
