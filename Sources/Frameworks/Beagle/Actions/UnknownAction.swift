public import HeadlessUIKit

/// Stands for an action whose name nobody registered: executing it says so, and the actions after it still run.
public struct UnknownAction: Action {
    /// The name as the document spells it.
    public let type: String

    /// A stand-in for the action of this name.
    public init(type: String) {
        self.type = type
    }

    /// The same as Beagle iOS 2.1 names it.
    public var _beagleAction_: String { type }

    /// Logs that there is no such action.
    public func execute(controller: BeagleController, origin: UIView) {
        Log.action(.unknown(name: type)).record()
        BeagleNote.unknownAction(name: type).record()
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
        /// A document names an action that nobody registered.
        case unknown(name: String)
    }

    /// An event of an action.
    public static func action(_ event: ActionEvent) -> Log {
        switch event {
        case .unknown(let name):
            Log(category: "Action", message: "No action is registered under \"\(name)\"", level: .error)
        }
    }
}
