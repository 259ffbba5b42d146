public import Beagle

extension Log {
    /// Events of forms as an app tells of them (Beagle iOS 1.9, BeagleMessageLogs.swift).
    public enum Form {
        /// A form needs a validator that the app does not have.
        case validatorNotFound(named: String)
        /// A validator did not accept an input.
        case validationInputNotValid(inputName: String)
        /// Nothing in a form submits it.
        case submitNotFound(form: Beagle.Form)
        /// A form has no inputs.
        case inputsNotFound(form: Beagle.Form)
        /// Not every input of a form has a value.
        case divergentInputViewAndValueCount(form: Beagle.Form)
        /// A form was submitted.
        case submittedValues(values: [String: String])
        /// Two inputs of a form have one name.
        case keyDuplication(data: [String: String])
        /// A form that belongs to no group cannot keep its values.
        case unableToSaveData
    }

    /// An event of a form.
    public static func form(_ form: Form) -> Log {
        let (message, level): (String, LogLevel) =
            switch form {
            case .validatorNotFound(let name): ("There is no validator \"\(name)\"", .error)
            case .validationInputNotValid(let name): ("The input \"\(name)\" is not valid", .error)
            case .submitNotFound: ("Nothing in a form submits it", .error)
            case .inputsNotFound: ("A form without inputs was submitted", .error)
            case .divergentInputViewAndValueCount: ("Not every input of a form has a value", .error)
            case .submittedValues(let values): ("A form was submitted: \(Self.sorted(values))", .info)
            case .keyDuplication(let data): ("Inputs of a form have the same names: \(Self.sorted(data))", .error)
            case .unableToSaveData: ("A form without a group cannot store its fields", .error)
            }
        return Log(category: "Form", message: message, level: level)
    }

    private static func sorted(_ values: [String: String]) -> String {
        values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    }
}
