/// An interaction that opens a context menu by a long press, a click with the secondary mouse button, or the menu key.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// Always returns `.compact`.
    open var menuAppearance: Appearance { .compact }

    private lazy var press = ContextPress(opens: { [weak self] in self?.open(at: $0) })

    /// Creates an interaction. `delegate` is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Returns the location of the long press or click, in the coordinates of `view`; nil uses the coordinates of the
    /// window.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Has no effect. An open menu is not updated.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

    open func dismissMenu() { view?.dismissMenuSheet() }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        self.view = view
    }

    open func didMove(to view: UIView?) { view?.addGestureRecognizer(press) }

    private func open(at place: CGPoint) {
        guard let view, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
        else { return }
        let isOpen = configuration.open(over: view) { [weak self] animator in
            guard let self else { return }
            delegate.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        if isOpen { delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil) }
    }
}

public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Never called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Never called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the user chooses the preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu appears; `animator` is always nil.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Never called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        forward([interaction, configuration]) { (next: any UIContextMenuInteractionDelegate) in
            next.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        forward([interaction, configuration]) { (next: any UIContextMenuInteractionDelegate) in
            next.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        forward([interaction, configuration, animator]) { (next: any UIContextMenuInteractionDelegate) in
            next.contextMenuInteraction(
                interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forward([interaction, configuration, animator as Any]) { (next: any UIContextMenuInteractionDelegate) in
            next.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forward([interaction, configuration, animator as Any]) { (next: any UIContextMenuInteractionDelegate) in
            next.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        }
    }
}
