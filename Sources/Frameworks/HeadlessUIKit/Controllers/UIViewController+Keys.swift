extension UIViewController {
    /// Adds a command of a key; no key does it.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}

extension UIViewController: UIUserActivityRestoring {}
