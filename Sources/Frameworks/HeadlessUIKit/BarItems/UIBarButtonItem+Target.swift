extension UIBarButtonItem {
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, style: style, handler: nil)
        (self.target, self.action) = (TargetAction.object(target), action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, handler: nil)
        (self.target, self.action) = (TargetAction.object(target), action)
    }

    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(barButtonSystemItem: barButtonSystemItem, handler: nil)
        (self.target, self.action) = (TargetAction.object(target), action)
    }

    /// Handles a press: runs the primary action; otherwise sends the action to the target; without a target, to the
    /// first responder that implements it, starting at the bar; without an action, opens the menu.
    func press(from responder: UIResponder?) {
        if let primaryAction { return primaryAction.run(from: self) }
        if let action { return TargetAction(target, selector: action).send(from: self, responder: responder) }
        if let menu { responder?.open(menu, for: self) }
    }
}
