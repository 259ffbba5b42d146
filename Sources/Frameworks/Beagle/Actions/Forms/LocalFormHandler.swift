import HeadlessUIKit

/// Takes what a form of Beagle 1.x submits to the application itself (Beagle iOS 1.9, LocalFormHandler.swift).
///
/// Deprecated since Beagle 2.0, where a `simpleForm` runs actions of the application.
public protocol LocalFormHandler {
    /// Reports how the handling goes on; any number of times, on the session's turn.
    typealias Listener = (FormActionState) -> Void

    /// Handles the action, whose data holds the form's inputs.
    func handle(action: FormLocalAction, controller: BeagleController, listener: @escaping Listener)
}

/// How an application's handling of a form goes on (Beagle iOS 1.9, FormActionState.swift).
public enum FormActionState {
    /// It began; the screen says `started`.
    case start
    /// It failed; the screen says `finished` and an error of kind `action`, whose retry handles the form again.
    case error(any Error)
    /// It worked; the screen says `finished` and `success`, and the action runs.
    case success(action: any Action)
}

/// Something that has a handler of local forms to offer, such as the application's dependencies.
public protocol DependencyLocalFormHandler {
    /// The application's handler.
    var localFormHandler: (any LocalFormHandler)? { get }
}

/// Handlers by the name that documents give them (Beagle iOS 1.9, LocalFormHandler.swift).
public final class LocalFormHandling: LocalFormHandler {
    /// Handles one name.
    public typealias Handler = (BeagleController, FormLocalAction, @escaping Listener) -> Void

    private var handlers: [String: Handler]

    /// Handlers given at once.
    public init(handlers: [String: Handler] = [:]) {
        self.handlers = handlers
    }

    /// Runs the handler of the action's name; an unknown name is logged.
    public func handle(action: FormLocalAction, controller: BeagleController, listener: @escaping Listener) {
        guard let handler = handlers[action.name] else {
            return Log.form(.handlerNotFound(name: action.name)).record()
        }
        handler(controller, action, listener)
    }

    /// The handler of a name.
    public subscript(name: String) -> Handler? {
        get { handlers[name] }
        set { handlers[name] = newValue }
    }
}
