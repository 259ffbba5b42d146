/// Opens a menu about a view: by a long press, a click with the other button of a mouse, or the key for menus.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// How the menu looks: entries alone.
    open var menuAppearance: Appearance { .compact }

    private lazy var press = ContextPress(opens: { [weak self] in self?.open(at: $0) })

    /// An interaction whose menus `delegate` knows, which is not kept alive.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Where the menu was asked for, in the coordinates of `view`; nil is the window.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Does nothing: a menu is drawn as it was when it was opened.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

    open func dismissMenu() {
        var responder: UIResponder? = view
        while let candidate = responder {
            if let sheet = (candidate as? UIViewController)?.presentedViewController as? UIAlertController {
                return sheet.dismiss(animated: true)
            }
            responder = candidate.next
        }
    }

    /// Goes to another view, or to none.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        self.view = view
    }

    /// Went to another view, or to none.
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

public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu at a place of the view; nil is none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// What stands out while the menu is open; never asked.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// What the menu goes back to; never asked.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// A person follows the preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu is opened; `animator` is nil.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is closed; never called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Nothing special.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Nothing special.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
