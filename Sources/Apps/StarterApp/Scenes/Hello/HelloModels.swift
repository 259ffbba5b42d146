/// What passes round the cycle of the scene "Hello", by use case.
enum Hello {
    /// Somebody is greeted.
    enum Greet {
        struct Request {}

        struct Response {
            let name: String
        }

        struct ViewModel {
            let greeting: String
        }
    }
}
