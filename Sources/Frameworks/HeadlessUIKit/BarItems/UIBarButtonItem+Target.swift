extension UIBarButtonItem {
    /// A button with words that tells `target` by `action`.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init(title: title, style: style, handler: nil)
        (self.target, self.action) = (target, action)
    }

    /// A button with a picture that tells `target` by `action`.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init(image: image, style: style, handler: nil)
        (self.target, self.action) = (target, action)
    }

    /// A button the system has words or a symbol for, that tells `target` by `action`.
    public convenience init(barButtonSystemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init(barButtonSystemItem: barButtonSystemItem, handler: nil)
        (self.target, self.action) = (target, action)
    }

    /// The button was pressed: its action runs, or else its target is told, or whoever answers first from the bar up;
    /// without either, its menu opens.
    func press(from responder: UIResponder?) {
        if let primaryAction { return primaryAction.run(from: self) }
        if let action { return TargetAction(target, action).send(from: self, responder: responder) }
        if let menu { responder?.open(menu, for: self) }
    }
}
