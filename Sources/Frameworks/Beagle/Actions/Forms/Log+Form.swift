extension Log {
    /// Events of the forms of Beagle 1.x.
    public enum FormEvent {
        /// A form was submitted that has no input.
        case noInputs
        /// A validator did not accept the value of an input.
        case inputRefused(name: String)
        /// A required input names a validator that the application does not have, or none.
        case validatorNotFound(name: String, input: String)
        /// A message is meant for an input that the form does not have.
        case inputNotFound(name: String)
        /// A form is to keep its values but belongs to no group.
        case nowhereToStore
        /// The application has no handler for a local action.
        case handlerNotFound(name: String)
    }

    /// An event of a form, worded for the person who wrote the document.
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
