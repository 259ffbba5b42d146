/// What passes round the cycle of the scene "ListOrders", by use case.
enum ListOrders {
    /// All orders are shown.
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
