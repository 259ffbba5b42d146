/// The requests, responses and view models of the scene "ShowOrder", by use case.
enum ShowOrder {
    /// The use case of displaying an order from another scene.
    enum GetOrder {
        struct Request {}

        struct Response {
            let order: Order?
        }

        struct ViewModel {
            let title: String
            let lines: [String]
        }
    }
}
