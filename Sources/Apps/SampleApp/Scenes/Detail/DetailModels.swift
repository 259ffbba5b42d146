/// The requests, responses and view models of the scene "Detail", by use case.
enum Detail {
    /// The use case of displaying a message from another scene.
    enum ShowMessage {
        struct Request {}

        struct Response {
            let message: String
            let words: Int
        }

        struct ViewModel {
            let message: String
            let note: String
        }
    }
}
