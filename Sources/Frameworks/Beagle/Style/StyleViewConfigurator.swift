import Flexbox
public import HeadlessUIKit

/// Lays a view of an app's own out by a component's style (Beagle iOS 2.1, StyleViewConfigurator.swift).
public protocol StyleViewConfiguratorProtocol: AnyObject {
    /// The view; nil once it is gone.
    var view: UIView? { get set }

    /// Lays the view out as a component of this style, as far as its values are literals.
    func setup(_ style: Style?)
    /// Lays out what is in the view now.
    func applyLayout()
    /// Has the view measured again.
    func markDirty()

    /// Whether the view is laid out as components are.
    var isFlexEnabled: Bool { get set }
}

extension UIView {
    /// Lays this view out by a component's style.
    public var style: any StyleViewConfiguratorProtocol { StyleViewConfigurator(self) }
}

private final class StyleViewConfigurator: StyleViewConfiguratorProtocol {
    weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    func setup(_ style: Style?) {
        var box = FlexStyle.component
        (style ?? Style()).lay(&box, LiteralReading())
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
