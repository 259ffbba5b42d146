public import HeadlessUIKit

/// Something a document asks for when an event happens (Beagle iOS 2.1, Action.swift).
///
/// An application adds its own by conforming a type and registering it: `coder.register(type: Share.self)`.
public protocol Action: BeagleCodable {
    /// Whether and how this action is recorded; nil leaves that to the application's ``AnalyticsConfig``.
    var analytics: ActionAnalyticsConfig? { get }

    /// Does what is asked, for the screen `controller`; `origin` is the view whose event it was.
    func execute(controller: BeagleController, origin: UIView)
}

extension Action {
    /// Left to the application's configuration.
    public var analytics: ActionAnalyticsConfig? { nil }
}

/// An action that goes on after it was executed, and runs others at its end (Beagle iOS 2.1, Action.swift).
public protocol AsyncAction: Action {
    /// What runs once it has ended, whether well or not.
    var onFinish: [any Action]? { get set }
}

extension Action {
    /// A retry for a failure of this action: it runs the action again as long as the screen is there.
    public func closureToRetrySameAction(controller: BeagleController, origin: UIView) -> BeagleRetry {
        let scope = EventScope.captured(around: origin)
        return { [weak controller] in
            guard let controller else { return BeagleNote.retryTargetGone.record() }
            scope.resume { execute(controller: controller, origin: origin) }
        }
    }
}

extension BeagleController {
    /// Starts the actions in order, without waiting for one to end before the next.
    ///
    /// `event` is the name of the member that lists them, such as `onPress`.
    public func execute(actions: [any Action]?, event: String? = nil, origin: UIView) {
        guard let actions, !actions.isEmpty else { return }
        let analytics = AnalyticsService.configured
        let work = UIApplication.shared.work
        let outer = work.handler
        defer { work.handler = outer }
        for action in actions {
            work.handler = TurnWork.Handler(event: event, action: type(of: action), view: origin)
            guard work.take(.action) else { return }
            analytics?.actionStarts(action, event: event, origin: origin, controller: self)
            action.execute(controller: self, origin: origin)
        }
    }

    /// Starts the actions with an implicit context that is named after their event.
    ///
    /// The actions see it, and the handlers nested in them, also those that run later; nobody else does.
    public func execute(actions: [any Action]?, with event: String, and value: DynamicObject, origin: UIView) {
        guard let actions else { return }
        EventScope.with(Context(id: event, value: value)) {
            execute(actions: actions, event: event, origin: origin)
        }
    }
}
