public import Foundation

extension BeagleCoder {
    /// Registers an action of the application under `custom:` and its type's name, or the name given.
    public func register<T: Action>(type: T.Type, named name: String? = nil) {
        register(type, as: .action, named: name)
    }

    /// Registers an action as Beagle 1.x spells it.
    public func register<T: Action>(action type: T.Type, named name: String? = nil) {
        register(type, as: .action, named: name)
    }

    /// Puts an action of the application in the place of Beagle's own, such as `alert`.
    public func replaceBuiltIn<T: Action>(_ name: String, with type: T.Type) {
        registerBuiltIn(type, as: .action, named: name)
    }

    /// Reads a document that is one action; throws a ``BeagleDecodingError``.
    public func decodeAction(from data: Data) throws -> any Action {
        try decode(AnyAction.self, from: data).action
    }

    /// Registers the actions of this folder, and what stands for names that nobody registered.
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
