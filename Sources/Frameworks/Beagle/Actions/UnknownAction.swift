public import HeadlessUIKit

/// A placeholder for an action with an unregistered name. Executing it logs an error; the following actions still run.
public struct UnknownAction: Action {
    /// The name as written in the document.
    public let type: String

    public init(type: String) {
        self.type = type
    }

    /// Equal to ``type``. Beagle iOS 2.1 has the property under this name.
    public var _beagleAction_: String { type }

    /// Logs that the action is not registered.
    public func execute(controller: BeagleController, origin: UIView) {
        Log.action(.unknown(name: type)).record()
        BeagleMessage.unknownAction(name: type).record()
    }
}

extension UnknownAction: SelfNamedAction {
    package var documentName: String { type.lowercased() }
}

extension UnknownAction {
    private enum CodingKeys: String, CodingKey {
        case type = "_beagleAction_"
    }
}

extension Log {
    /// Events of actions.
    public enum ActionEvent {
        /// A document uses an unregistered action.
        case unknown(name: String)
    }

    /// Returns the log entry of an action event.
    public static func action(_ event: ActionEvent) -> Log {
        switch event {
        case .unknown(let name):
            Log(category: "Action", message: "No action is registered under \"\(name)\"", level: .error)
        }
    }
}
