public import HeadlessUIKit

/// A box around other components (Beagle iOS 2.1, Container.swift).
public struct Container: Widget, HasContext, StyleIdComponent, InitiableComponent {
    /// What is inside, in order; nil is an empty box.
    @AutoCodable public var children: [any ServerDrivenComponent]?
    /// What runs when the box is first laid out.
    @AutoCodable public var onInit: [any Action]?
    /// The context everything inside can see.
    public var context: Context?
    /// The name of a look in the application's theme.
    public var styleId: String?
    /// The address of the box.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the box.
    public var accessibility: Accessibility?

    /// A box built in code.
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

    /// A plain view with the children's views inside.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = UIView()
        AppliedTheme.style(view, as: styleId)
        view.addSubviews(renderer.render(children ?? []))
        return view
    }
}
