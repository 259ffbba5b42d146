/// The requests, responses and view models of the scene "CreateOrder", by use case.
enum CreateOrder {
    /// The values of the form.
    struct Form: Equatable {
        var rider = ""
        var bike = ""
        var days = ""
    }

    /// The use case of opening the form with values from other scenes.
    enum ShowForm {
        struct Request {}

        struct Response {
            let form: Form
        }

        struct ViewModel {
            let form: Form
        }
    }

    /// The use case of placing the order.
    enum PlaceOrder {
        struct Request {
            let form: Form
        }

        enum Response {
            case placed(Order)
            case missing([String])
        }

        struct ViewModel {
            let problem: String?
        }
    }
}
