public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

public protocol UIContextMenuInteractionAnimating: AnyObject {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Closures that are added run at once.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Stored; has no visible effect.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
