/// An action that sends a selector to a target.
final class TargetedAction: UIAction {
    let targetAction: TargetAction

    init(_ told: TargetAction) {
        self.targetAction = told
        super.init { action in
            guard let sender = action.sender else { return }
            told.send(from: sender, responder: sender as? UIResponder)
        }
    }
}

extension UIControl {
    /// Adds a target and an action for events. Adding the same pair twice has no effect. The target is not retained. A
    /// nil target sends the action to the first responder that implements it, from the control up.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let told = TargetAction(target, selector: action)
        var isThere = false
        enumerateEventHandlers { known, events in
            guard let known = known as? TargetedAction, events == controlEvents else { return }
            isThere = isThere || known.targetAction.selector == action && known.targetAction.receiver === told.receiver
        }
        if !isThere { addAction(TargetedAction(told), for: controlEvents) }
    }

    /// Removes actions for events. Nil matches every target, or every action.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        var gone: [(UIAction, Event)] = []
        enumerateEventHandlers { known, events in
            guard let told = (known as? TargetedAction)?.targetAction, told.matches(target, selector: action) else {
                return
            }
            if !events.isDisjoint(with: controlEvents) { gone.append((known, events)) }
        }
        for (action, events) in gone {
            removeAction(action, for: events)
            let rest = events.subtracting(controlEvents)
            if !rest.isEmpty { addAction(action, for: rest) }
        }
    }

    public var allTargets: Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        enumerateEventHandlers { known, _ in
            if let target = (known as? TargetedAction)?.targetAction.receiver as? NSObject { found.insert(target) }
        }
        return found
    }

    /// Returns the names of the actions for a target and an event; nil if there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        var found: [String] = []
        enumerateEventHandlers { known, events in
            guard let told = (known as? TargetedAction)?.targetAction, told.matches(target, selector: nil) else {
                return
            }
            if !events.isDisjoint(with: controlEvent) { found.append(told.selector.description) }
        }
        return found.isEmpty ? nil : found
    }

    public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction(target, selector: action).send(from: self, responder: self)
    }
}
