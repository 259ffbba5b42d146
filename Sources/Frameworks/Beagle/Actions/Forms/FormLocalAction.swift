public import HeadlessUIKit

/// Passes the values of a Beagle 1.x form to the app.
///
/// Deprecated since Beagle 1.1 and removed in 2.0: register a custom ``Action`` instead. Source: Beagle iOS 1.9,
/// FormLocalAction.swift.
public struct FormLocalAction: Action {
    /// The name under which the app's handler is registered.
    public var name: String
    /// Values for the handler. A form input of the same name overrides a value.
    public var data: [String: String]
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    /// Creates an action in code instead of from a document.
    public init(name: String, data: [String: String], analytics: ActionAnalyticsConfig? = nil) {
        self.name = name
        self.data = data
        self.analytics = analytics
    }

    /// Calls the app's handler, and sets the screen's states as the handler reports progress; see ``FormActionState``.
    public func execute(controller: BeagleController, origin: UIView) {
        guard let handler = (Configured.dependencies as? any DependencyLocalFormHandler)?.localFormHandler else {
            return Log.form(.handlerNotFound(name: name)).record()
        }
        let scope = EventScope.captured(around: origin)
        handler.handle(action: self, controller: controller) { [weak controller, origin] state in
            guard let controller else {
                return BeagleMessage.ignored(reason: "a form was handled after its screen was gone").record()
            }
            switch state {
            case .start:
                controller.serverDrivenState = .started
            case .error(let error):
                let retry = scope.resume { closureToRetrySameAction(controller: controller, origin: origin) }
                controller.serverDrivenState = .finished
                controller.serverDrivenState = .error(.action(error), retry)
            case .success(let action):
                controller.serverDrivenState = .finished
                controller.serverDrivenState = .success
                scope.resume { controller.execute(actions: [action], event: "onSubmit", origin: origin) }
            }
        }
    }
}

extension FormLocalAction: FormAction {
    package func filled(with submission: FormSubmission) -> any Action {
        var action = self
        action.data.merge(submission.values) { _, input in input }
        return action
    }
}
