import Flexbox
public import HeadlessUIKit

/// Applies a component's layout to a custom view (Beagle iOS 2.1, StyleViewConfigurator.swift).
public protocol StyleViewConfiguratorProtocol: AnyObject {
    /// The view; nil once it is deallocated.
    var view: UIView? { get set }

    /// Applies a style to the view's layout, without expressions.
    func setup(_ style: Style?)
    /// Lays out the view's current content.
    func applyLayout()
    /// Invalidates the view's size.
    func markDirty()

    /// Whether the view uses the flexbox layout of components.
    var isFlexEnabled: Bool { get set }
}

extension UIView {
    /// The layout configurator of this view.
    public var style: any StyleViewConfiguratorProtocol { StyleViewConfigurator(self) }
}

private final class StyleViewConfigurator: StyleViewConfiguratorProtocol {
    weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    func setup(_ style: Style?) {
        var box = FlexStyle.component
        (style ?? Style()).apply(to: &box, values: LiteralReader())
        view?.flexStyle = box
        view?.isFlexBox = true
    }

    func applyLayout() {
        view?.isFlexBox = true
        view?.setNeedsLayout()
        view?.layoutIfNeeded()
    }

    func markDirty() {
        view?.invalidateIntrinsicContentSize()
        view?.setNeedsLayout()
    }

    var isFlexEnabled: Bool {
        get { view?.isFlexBox ?? false }
        set { view?.isFlexBox = newValue }
    }
}
