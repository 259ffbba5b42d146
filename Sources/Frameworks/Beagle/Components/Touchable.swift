public import HeadlessUIKit

/// Adds a tap gesture to another component (Beagle iOS 2.1, Touchable.swift).
public struct Touchable: Widget, HasContext {
    /// The actions to run on a tap, in the scope of the child.
    @AutoCodable public var onPress: [any Action]
    @AutoCodable public var child: any ServerDrivenComponent
    /// The id of the component. Setting the id, `style`, `accessibility` or `context` creates a separate box around the
    /// child.
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

    public init(
        onPress: [any Action], child: any ServerDrivenComponent, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil, context: Context? = nil
    ) {
        self.onPress = onPress
        self.child = child
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    /// Returns the child's own view. If the child handles taps itself, returns a box around it.
    public func toView(renderer: BeagleRenderer) -> UIView {
        renderer.prefetch(onPress)
        let view: UIView
        if needsBox {
            view = UIView(around: renderer.render(child))
        } else {
            let shown = renderer.render(child)
            view = shown.hasOwnGestures ? UIView(around: shown) : shown
        }
        let tap = UITapGestureRecognizer { [onPress, weak controller = renderer.controller, weak view] _ in
            if let view { controller?.execute(actions: onPress, event: "onPress", origin: view) }
        }
        tap.asksForPlace = false
        view.addGestureRecognizer(tap)
        view.isUserInteractionEnabled = true
        return view
    }

    /// Whether a member is set that needs a separate view. In Beagle iOS a touchable has no such members.
    private var needsBox: Bool {
        id != nil || style != nil || accessibility != nil || context != nil
    }
}
