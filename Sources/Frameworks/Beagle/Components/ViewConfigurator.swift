public import HeadlessUIKit

/// Gives a view of an app's own what its document says of a component (Beagle iOS 2.1, ViewConfigurator.swift).
///
/// The renderer does so by itself for each view it makes.
public protocol ViewConfiguratorProtocol: AnyObject {
    /// The view; nil once it is gone.
    var view: UIView? { get set }

    /// Keeps layout and decoration as a style says, also where it holds expressions.
    func setup(style: Style?, renderer: BeagleRenderer)
    /// Gives the view its id; nil leaves it as it is.
    func setup(id: String?)
    /// Tells assistive technology what a document says; nil leaves the view as it is.
    func setup(accessibility: Accessibility?)
    /// Gives a view the look that the theme has under a name.
    func applyStyle<T: UIView>(for view: T, styleId: String, with controller: BeagleController?)
    /// Gives the view all that its component says.
    func setupView(of component: any ServerDrivenComponent, renderer: BeagleRenderer)
}

extension UIView {
    /// Sets this view up as components are.
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
