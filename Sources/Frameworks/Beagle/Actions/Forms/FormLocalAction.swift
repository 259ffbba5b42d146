public import HeadlessUIKit

/// Hands what a form of Beagle 1.x collected to the application.
///
/// Deprecated since Beagle 1.1 and gone in 2.0: register a custom ``Action``. Provenance: Beagle iOS 1.9,
/// FormLocalAction.swift.
public struct FormLocalAction: Action {
    /// The name the application's handler is registered under.
    public var name: String
    /// Values for the handler; inputs of the same name overrule them.
    public var data: [String: String]
    /// Whether and how it is recorded.
    public var analytics: ActionAnalyticsConfig?

    /// An action built in code.
    public init(name: String, data: [String: String], analytics: ActionAnalyticsConfig? = nil) {
        self.name = name
        self.data = data
        self.analytics = analytics
    }

    /// Asks the application's handler, and makes states of what it reports; see ``FormActionState``.
    public func execute(controller: BeagleController, origin: UIView) {
        guard let handler = (Configured.dependencies as? any DependencyLocalFormHandler)?.localFormHandler else {
            return Log.form(.handlerNotFound(name: name)).record()
        }
        let scope = EventScope.captured(around: origin)
        handler.handle(action: self, controller: controller) { [weak controller, origin] state in
            guard let controller else {
                return BeagleNote.ignored(reason: "a form was handled after its screen was gone").record()
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
