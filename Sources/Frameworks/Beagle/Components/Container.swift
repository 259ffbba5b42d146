public import HeadlessUIKit

/// A box that contains other components (Beagle iOS 2.1, Container.swift).
public struct Container: Widget, HasContext, StyleIdComponent, InitiableComponent {
    /// The components in the box, in order; nil for an empty box.
    @AutoCodable public var children: [any ServerDrivenComponent]?
    /// The actions to run at the first layout of the box.
    @AutoCodable public var onInit: [any Action]?
    public var context: Context?
    /// The name of a style in the app's theme.
    public var styleId: String?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?

    public init(
        children: [any ServerDrivenComponent]? = nil, onInit: [any Action]? = nil, context: Context? = nil,
        styleId: String? = nil, id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil
    ) {
        self.children = children
        self.onInit = onInit
        self.context = context
        self.styleId = styleId
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// Creates a plain view that contains the views of the children.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = UIView()
        AppliedTheme.style(view, as: styleId)
        view.addSubviews(renderer.render(children ?? []))
        return view
    }
}
