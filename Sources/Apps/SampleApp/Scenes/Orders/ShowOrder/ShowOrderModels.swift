/// What passes round the cycle of the scene "ShowOrder", by use case.
enum ShowOrder {
    /// The order that came from elsewhere is shown.
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
