public import HeadlessUIKit

/// A text that can be pressed (Beagle iOS 2.1, Button.swift).
public struct Button: Widget, HasContext, StyleIdComponent {
    /// What it says.
    public var text: Expression<String>
    /// The name of a look in the application's theme.
    public var styleId: String?
    /// What runs when it is pressed.
    @AutoCodable public var onPress: [any Action]?
    /// Whether it can be pressed.
    public var enabled: Expression<Bool>?
    /// The address of the button.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the button.
    public var accessibility: Accessibility?
    /// The context the button can see.
    public var context: Context?

    /// A button built in code.
    public init(
        text: Expression<String>, styleId: String? = nil, onPress: [any Action]? = nil,
        enabled: Expression<Bool>? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil, context: Context? = nil
    ) {
        self.text = text
        self.styleId = styleId
        self.onPress = onPress
        self.enabled = enabled
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    /// A system button: blue when it can be pressed, grey when it cannot.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 14)
        AppliedTheme.style(button, as: styleId)
        renderer.observe(text, andUpdateManyIn: button) { [weak button] in button?.setTitle($0 ?? "", for: .normal) }
        renderer.observe(enabled, andUpdateManyIn: button) { [weak button] in
            if let isEnabled = $0 { button?.isEnabled = isEnabled }
        }
        guard let onPress, !onPress.isEmpty else { return button }
        renderer.prefetch(onPress)
        let press = UIAction { [weak controller = renderer.controller, weak button] _ in
            if let button { controller?.execute(actions: onPress, event: "onPress", origin: button) }
        }
        button.addAction(press, for: .touchUpInside)
        return button
    }
}
