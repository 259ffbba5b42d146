/// The requests, responses and view models of the scene "ListOrders", by use case.
enum ListOrders {
    /// The use case of displaying all orders.
    enum FetchOrders {
        struct Request {}

        struct Response {
            let orders: [Order]
        }

        struct ViewModel {
            struct Row: Equatable {
                let title: String
                let detail: String
            }

            let rows: [Row]
            let heading: String
        }
    }
}
