/// What passes round the cycle of the scene "Home", by use case.
enum Home {
    /// A person edits the message.
    enum UpdateMessage {
        struct Request {
            let message: String
        }

        struct Response {
            let message: String
            let length: Int
        }

        struct ViewModel {
            let isUpdated: Bool
            let hint: String
        }
    }
}
