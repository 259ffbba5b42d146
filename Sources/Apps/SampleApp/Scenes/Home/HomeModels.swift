/// The requests, responses and view models of the scene "Home", by use case.
enum Home {
    /// The use case of editing the message.
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
