/// The configuration of an edit menu.
open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint
    /// Stored; has no visible effect.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu. `suggestedActions` is empty, because the page has its own edit menu.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Never called.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    /// Always returns nil.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Always returns the null rectangle.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}

/// An edit menu that the app presents. It is shown as an action sheet.
open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// Creates an interaction. `delegate` is not retained.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    open func willMove(to view: UIView?) { self.view = view }
    open func didMove(to view: UIView?) {}

    /// Shows the delegate's menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view,
            let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        else { return }
        view.open(menu, for: self)
    }

    open func dismissMenu() { view?.dismissMenuSheet() }
    /// Has no effect. An open menu is not updated.
    open func reloadVisibleMenu() {}
    /// Has no effect.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Returns the centre of the view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }
}
