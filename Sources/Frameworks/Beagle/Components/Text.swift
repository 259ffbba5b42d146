public import HeadlessUIKit

/// A text (Beagle iOS 2.1, Text.swift).
public struct Text: Widget, HasContext, StyleIdComponent {
    /// Where the lines stand.
    public enum Alignment: String, BeagleEnumeration, Sendable {
        case left = "LEFT"
        case right = "RIGHT"
        case center = "CENTER"
    }

    /// What it says.
    public var text: Expression<String>
    /// Where its lines stand, at the start of the writing direction when there is none.
    public var alignment: Expression<Alignment>?
    /// The colour of the letters as `#` digits; anything else is the platform's own.
    public var textColor: Expression<String>?
    /// The name of a look in the application's theme.
    public var styleId: String?
    /// The address of the text.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the text.
    public var accessibility: Accessibility?
    /// The context the text can see.
    public var context: Context?

    /// A text built in code, empty unless it is given one.
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

    /// A label with as many lines as the text needs.
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
    /// The same as UIKit says it.
    public func toUIKit() -> NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        }
    }
}
