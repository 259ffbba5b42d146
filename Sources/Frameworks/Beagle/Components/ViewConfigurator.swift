public import HeadlessUIKit

/// Applies a document's members to a custom view (Beagle iOS 2.1, ViewConfigurator.swift).
///
/// The renderer does this automatically for each view that it creates.
public protocol ViewConfiguratorProtocol: AnyObject {
    /// The view; nil once it is deallocated.
    var view: UIView? { get set }

    /// Applies layout and decoration, and binds them to the style's expressions.
    func setup(style: Style?, renderer: BeagleRenderer)
    /// Sets the view's id; nil changes nothing.
    func setup(id: String?)
    /// Applies the accessibility; nil changes nothing.
    func setup(accessibility: Accessibility?)
    /// Applies the theme's style with this name.
    func applyStyle<T: UIView>(for view: T, styleId: String, with controller: BeagleController?)
    /// Applies all members of a component.
    func setupView(of component: any ServerDrivenComponent, renderer: BeagleRenderer)
}

extension UIView {
    /// The configurator of this view.
    public var beagle: any ViewConfiguratorProtocol { ViewConfigurator(self) }
}

private final class ViewConfigurator: ViewConfiguratorProtocol {
    weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    func setup(style: Style?, renderer: BeagleRenderer) {
        guard let view, let style else { return }
        if !view.isFlexBox { view.becomeBox() }
        renderer.dress(view, in: style)
    }

    func setup(id: String?) {
        if let id { view?.accessibilityIdentifier = id }
    }

    func setup(accessibility: Accessibility?) {
        if let accessibility { view?.speak(accessibility) }
    }

    func applyStyle<T: UIView>(for view: T, styleId: String, with controller: BeagleController?) {
        AppliedTheme.style(view, as: styleId)
    }

    func setupView(of component: any ServerDrivenComponent, renderer: BeagleRenderer) {
        if let view { renderer.setUp(view, for: component) }
    }
}
