extension Log {
    /// Events of Beagle 1.x forms.
    public enum FormEvent {
        /// A form without inputs was submitted.
        case noInputs
        /// A validator rejected the value of an input.
        case inputRefused(name: String)
        /// A required input has no validator, or one that the app does not provide.
        case validatorNotFound(name: String, input: String)
        /// An error message names an input that the form does not have.
        case inputNotFound(name: String)
        /// A form that should store its values belongs to no group of forms.
        case nowhereToStore
        /// The app has no handler for a local action.
        case handlerNotFound(name: String)
    }

    /// Returns the log entry of a form event, worded for the author of the document.
    public static func form(_ event: FormEvent) -> Log {
        let message =
            switch event {
            case .noInputs: "A form without inputs was submitted"
            case .inputRefused(let name): "The input \"\(name)\" is not valid"
            case .validatorNotFound(let name, let input): "The input \"\(input)\" needs a validator \"\(name)\""
            case .inputNotFound(let name): "The form has no input \"\(name)\""
            case .nowhereToStore: "A form without a group cannot store its fields"
            case .handlerNotFound(let name): "No local form handler is registered under \"\(name)\""
            }
        return Log(category: "Form", message: message, level: .error)
    }
}
