extension UIViewController {
    /// Has no effect, because the page handles the keyboard.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}

extension UIViewController: UIUserActivityRestoring {}
