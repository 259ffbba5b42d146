public import Foundation

extension BeagleCoder {
    /// Registers a custom action under the name `custom:` followed by the type's name, or by `name` if given.
    public func register<T: Action>(type: T.Type, named name: String? = nil) {
        register(type, as: .action, named: name)
    }

    /// Same as `register(type:named:)`, with its parameter name in Beagle 1.x.
    public func register<T: Action>(action type: T.Type, named name: String? = nil) {
        register(type, as: .action, named: name)
    }

    /// Replaces a built-in action of Beagle, such as `alert`.
    public func replaceBuiltIn<T: Action>(_ name: String, with type: T.Type) {
        registerBuiltIn(type, as: .action, named: name)
    }

    /// Decodes a document that is one action; throws a ``BeagleDecodingError``.
    public func decodeAction(from data: Data) throws -> any Action {
        try decode(AnyAction.self, from: data).action
    }

    /// Registers the actions of this folder, and the placeholder for unregistered names.
    package func registerBuiltInActions() {
        registerBuiltIn(Alert.self, as: .action, named: "alert")
        registerBuiltIn(Confirm.self, as: .action, named: "confirm")
        registerBuiltIn(SetContext.self, as: .action, named: "setContext")
        registerBuiltIn(Condition.self, as: .action, named: "condition")
        registerBuiltIn(SendRequest.self, as: .action, named: "sendRequest")
        registerBuiltIn(SubmitForm.self, as: .action, named: "submitForm")
        registerBuiltIn(FormRemoteAction.self, as: .action, named: "formRemoteAction")
        registerBuiltIn(FormLocalAction.self, as: .action, named: "formLocalAction")
        registerBuiltIn(FormValidation.self, as: .action, named: "formValidation")
        registerUnknown(.action, make: UnknownAction.init(type:))
    }
}
