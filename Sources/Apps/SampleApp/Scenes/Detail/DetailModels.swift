/// What passes round the cycle of the scene "Detail", by use case.
enum Detail {
    /// The message that came from elsewhere is shown.
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
