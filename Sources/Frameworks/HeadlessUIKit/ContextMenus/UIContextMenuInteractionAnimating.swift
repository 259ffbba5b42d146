public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller that shows what the menu is about.
    var previewViewController: UIViewController? { get }
    /// Runs `animations` meanwhile.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs `completion` at its end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// A preview that a person follows; what is added runs at once.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How it is followed; kept.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
