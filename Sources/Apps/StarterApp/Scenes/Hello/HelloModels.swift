/// The requests, responses and view models of the scene "Hello", by use case.
enum Hello {
    /// The use case of displaying the greeting.
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
