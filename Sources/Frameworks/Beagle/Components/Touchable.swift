public import HeadlessUIKit

/// Makes another component react to a tap (Beagle iOS 2.1, Touchable.swift).
public struct Touchable: Widget, HasContext {
    /// What runs on a tap; its scope is the child.
    @AutoCodable public var onPress: [any Action]
    /// What is shown.
    @AutoCodable public var child: any ServerDrivenComponent
    /// The address of the touchable, which then has a box of its own.
    public var id: String?
    /// Layout and decoration of that box.
    public var style: Style?
    /// How assistive technology presents that box.
    public var accessibility: Accessibility?
    /// The context of that box.
    public var context: Context?

    /// A touchable built in code.
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

    /// The child's own view, or a box around it where the tap would otherwise be the child's own.
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

    /// Beagle gives a touchable no members of its own; where a document does, they need something to stick to.
    private var needsBox: Bool {
        id != nil || style != nil || accessibility != nil || context != nil
    }
}
