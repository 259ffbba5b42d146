import HeadlessUIKit

/// Receives the local actions of Beagle 1.x forms (Beagle iOS 1.9, LocalFormHandler.swift).
///
/// Deprecated since Beagle 2.0, where a `simpleForm` runs custom actions.
public protocol LocalFormHandler {
    /// Reports progress; may be called any number of times, during a turn of the session.
    typealias Listener = (FormActionState) -> Void

    /// Handles the action, whose data contains the form's inputs.
    func handle(action: FormLocalAction, controller: BeagleController, listener: @escaping Listener)
}

/// The progress of a form's handling by the app (Beagle iOS 1.9, FormActionState.swift).
public enum FormActionState {
    /// Handling began; sets the state `started`.
    case start
    /// Handling failed; sets `finished` and an `action` error, whose retry handles the form again.
    case error(any Error)
    /// Handling succeeded; sets `finished` and `success`, then runs the action.
    case success(action: any Action)
}

public protocol DependencyLocalFormHandler {
    var localFormHandler: (any LocalFormHandler)? { get }
}

/// A registry of handlers by name (Beagle iOS 1.9, LocalFormHandler.swift).
public final class LocalFormHandling: LocalFormHandler {
    /// A closure that handles the local actions of one name.
    public typealias Handler = (BeagleController, FormLocalAction, @escaping Listener) -> Void

    private var handlers: [String: Handler]

    public init(handlers: [String: Handler] = [:]) {
        self.handlers = handlers
    }

    /// Calls the handler registered under the action's name; an unknown name is logged.
    public func handle(action: FormLocalAction, controller: BeagleController, listener: @escaping Listener) {
        guard let handler = handlers[action.name] else {
            return Log.form(.handlerNotFound(name: action.name)).record()
        }
        handler(controller, action, listener)
    }

    /// The handler that is registered under a name; nil if there is none.
    public subscript(name: String) -> Handler? {
        get { handlers[name] }
        set { handlers[name] = newValue }
    }
}
