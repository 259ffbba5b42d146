public import Beagle

extension Log {
    /// Log events of forms (Beagle iOS 1.9, BeagleMessageLogs.swift).
    public enum Form {
        /// The form requires a validator that the app has not registered.
        case validatorNotFound(named: String)
        /// A validator rejected an input.
        case validationInputNotValid(inputName: String)
        /// The form has no submit component.
        case submitNotFound(form: Beagle.Form)
        /// The form has no inputs.
        case inputsNotFound(form: Beagle.Form)
        /// At least one input of the form has no value.
        case divergentInputViewAndValueCount(form: Beagle.Form)
        case submittedValues(values: [String: String])
        /// Two inputs of the form have the same name.
        case keyDuplication(data: [String: String])
        /// A form without a group cannot store its values.
        case unableToSaveData
    }

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
