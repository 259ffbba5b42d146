/// An action that tells a target by a method.
final class TargetedAction: UIAction {
    let told: TargetAction

    init(_ told: TargetAction) {
        self.told = told
        super.init { action in
            guard let sender = action.sender else { return }
            told.send(from: sender, responder: sender as? UIResponder)
        }
    }
}

extension UIControl {
    /// Tells `target` by `action` when `controlEvents` happen; the same twice counts once, and it is not held.
    ///
    /// Nil for `target` tells the first that answers, from the control up.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let told = TargetAction(target, action)
        var isThere = false
        enumerateEventHandlers { known, events in
            guard let known = known as? TargetedAction, events == controlEvents else { return }
            isThere = isThere || known.told.selector == action && known.told.receiver === told.receiver
        }
        if !isThere { addAction(TargetedAction(told), for: controlEvents) }
    }

    /// Tells no more; nil stands for every target, or every action.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        var gone: [(UIAction, Event)] = []
        enumerateEventHandlers { known, events in
            guard let told = (known as? TargetedAction)?.told, told.matches(target, action) else { return }
            if !events.isDisjoint(with: controlEvents) { gone.append((known, events)) }
        }
        for (action, events) in gone {
            removeAction(action, for: events)
            let rest = events.subtracting(controlEvents)
            if !rest.isEmpty { addAction(action, for: rest) }
        }
    }

    /// Whoever is told of something.
    public var allTargets: Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        enumerateEventHandlers { known, _ in
            if let target = (known as? TargetedAction)?.told.receiver as? NSObject { found.insert(target) }
        }
        return found
    }

    /// The names of the methods by which a target is told; nil where there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        var found: [String] = []
        enumerateEventHandlers { known, events in
            guard let told = (known as? TargetedAction)?.told, told.matches(target, nil) else { return }
            if !events.isDisjoint(with: controlEvent) { found.append(told.selector.description) }
        }
        return found.isEmpty ? nil : found
    }

    /// Tells one target by one method, as if an event had happened.
    public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction(target, action).send(from: self, responder: self)
    }
}
