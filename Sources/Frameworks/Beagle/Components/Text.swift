public import HeadlessUIKit

/// A text (Beagle iOS 2.1, Text.swift).
public struct Text: Widget, HasContext, StyleIdComponent {
    public enum Alignment: String, BeagleEnumeration, Sendable {
        case left = "LEFT"
        case right = "RIGHT"
        case center = "CENTER"
    }

    public var text: Expression<String>
    /// The alignment of the lines; by default that of the writing direction.
    public var alignment: Expression<Alignment>?
    /// The text colour in the form `#RRGGBB`; any other value uses the default colour.
    public var textColor: Expression<String>?
    /// The name of a style in the app's theme.
    public var styleId: String?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

    public init(
        _ text: Expression<String> = "", styleId: String? = nil, alignment: Expression<Alignment>? = nil,
        textColor: Expression<String>? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil, context: Context? = nil
    ) {
        self.text = text
        self.styleId = styleId
        self.alignment = alignment
        self.textColor = textColor
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    /// Creates a label with as many lines as the text needs.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let label = UILabel()
        label.font = .systemFont(ofSize: 16)
        label.numberOfLines = 0
        AppliedTheme.style(text: label, as: styleId)
        renderer.keep(label, upToDateWith: text) { $0.text = $1 ?? "" }
        if let alignment {
            renderer.keep(label, upToDateWith: alignment) { $0.textAlignment = $1?.toUIKit() ?? .natural }
        }
        if let textColor {
            renderer.keep(label, upToDateWith: textColor) { $0.textColor = $1.flatMap(HexColor.init)?.color }
        }
        return label
    }
}

extension Text.Alignment {
    /// Returns the corresponding value of UIKit.
    public func toUIKit() -> NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        }
    }
}
