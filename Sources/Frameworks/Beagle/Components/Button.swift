public import HeadlessUIKit

/// A button with a title (Beagle iOS 2.1, Button.swift).
public struct Button: Widget, HasContext, StyleIdComponent {
    public var text: Expression<String>
    /// The name of a style in the app's theme.
    public var styleId: String?
    @AutoCodable public var onPress: [any Action]?
    public var enabled: Expression<Bool>?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

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

    /// Creates a system button: blue if it is enabled, grey if not.
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
