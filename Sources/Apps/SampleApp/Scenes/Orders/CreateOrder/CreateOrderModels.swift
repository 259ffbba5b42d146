/// What passes round the cycle of the scene "CreateOrder", by use case.
enum CreateOrder {
    /// What the form is filled with.
    struct Form: Equatable {
        var rider = ""
        var bike = ""
        var days = ""
    }

    /// The form opens, filled with what other scenes passed in.
    enum ShowForm {
        struct Request {}

        struct Response {
            let form: Form
        }

        struct ViewModel {
            let form: Form
        }
    }

    /// A person orders.
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
