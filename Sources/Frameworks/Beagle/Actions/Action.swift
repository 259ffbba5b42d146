public import HeadlessUIKit

/// An action that a document runs when an event happens (Beagle iOS 2.1, Action.swift).
///
/// Apps add actions by registering a conforming type: `coder.register(type: Share.self)`.
public protocol Action: BeagleCodable {
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    var analytics: ActionAnalyticsConfig? { get }

    /// Runs the action on the screen of `controller`; `origin` is the view whose event triggered it.
    func execute(controller: BeagleController, origin: UIView)
}

extension Action {
    /// The default: nil, which leaves the decision to the app's configuration.
    public var analytics: ActionAnalyticsConfig? { nil }
}

/// An action that continues after `execute` and runs other actions when it ends (Beagle iOS 2.1, Action.swift).
public protocol AsyncAction: Action {
    /// The actions to run after the action has ended, successfully or not.
    var onFinish: [any Action]? { get set }
}

extension Action {
    /// Returns a retry that executes this action again, provided the screen still exists.
    public func closureToRetrySameAction(controller: BeagleController, origin: UIView) -> BeagleRetry {
        let scope = EventScope.captured(around: origin)
        return { [weak controller] in
            guard let controller else { return BeagleMessage.retryTargetGone.record() }
            scope.resume { execute(controller: controller, origin: origin) }
        }
    }
}

extension BeagleController {
    /// Starts the actions in order, without waiting for one to end before the next starts.
    ///
    /// - Parameters:
    ///   - actions: The actions; nil starts nothing.
    ///   - event: The name of the event's member in the document, such as `onPress`.
    ///   - origin: The view whose event triggered the actions.
    public func execute(actions: [any Action]?, event: String? = nil, origin: UIView) {
        guard let actions, !actions.isEmpty else { return }
        let analytics = AnalyticsService.configured
        let work = AppEnvironment.current.work
        let outer = work.handler
        defer { work.handler = outer }
        for action in actions {
            work.handler = TurnWork.Handler(event: event, action: type(of: action), subject: origin)
            guard work.request(.action) else { return }
            analytics?.actionStarts(action, event: event, origin: origin, controller: self)
            action.execute(controller: self, origin: origin)
        }
    }

    /// Starts the actions with an implicit context, whose id is `event` and whose value is `value`.
    ///
    /// Only these actions and their nested handlers can read the context, even if a handler runs later.
    public func execute(actions: [any Action]?, with event: String, and value: DynamicObject, origin: UIView) {
        guard let actions else { return }
        EventScope.with(Context(id: event, value: value)) {
            execute(actions: actions, event: event, origin: origin)
        }
    }
}
