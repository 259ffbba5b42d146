/// A `UIAction` that calls a selector on a target.
final class TargetedAction: UIAction {
    let targetAction: TargetAction

    init(_ told: TargetAction) {
        self.targetAction = told
        super.init { action in
            guard let sender = action.sender else { return }
            if let control = sender as? UIControl {
                guard told.receiver != nil || told.isForAnyone else { return }
                control.sendAction(told.selector, to: told.receiver, for: UIEvent())
            } else {
                told.send(from: sender, responder: sender as? UIResponder)
            }
        }
    }
}
