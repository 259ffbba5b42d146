extension UIFont {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the page's CSS variable, after `--type-`.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The large title, with 34 points at the default content size.
        public static let largeTitle = TextStyle(rawValue: "large-title")
        /// 28 points at the default content size.
        public static let title1 = TextStyle(rawValue: "title1")
        /// 22 points at the default content size.
        public static let title2 = TextStyle(rawValue: "title2")
        /// 20 points at the default content size.
        public static let title3 = TextStyle(rawValue: "title3")
        /// 17 points, semibold, at the default content size.
        public static let headline = TextStyle(rawValue: "headline")
        /// 15 points at the default content size.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// 17 points at the default content size.
        public static let body = TextStyle(rawValue: "body")
        /// 16 points at the default content size.
        public static let callout = TextStyle(rawValue: "callout")
        /// 13 points at the default content size.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// 12 points at the default content size.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// 11 points at the default content size.
        public static let caption2 = TextStyle(rawValue: "caption2")

        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}

extension UIFont {
    /// Declares the CSS properties of the font. Always declares the same five properties. A nil value removes a
    /// property.
    package func css(_ declare: (_ property: String, _ value: String?) -> Void) {
        var shorthand: String?
        var size: String? = CSSValue.pixels(pointSize)
        var weight: String?
        var style: String?
        var family: String?
        switch source {
        case .system(let heaviness) where pointSize > 18:  // taller than the page's default lines
            let height = CSSValue.pixels((pointSize * 1.2).rounded(.up))
            shorthand = "\(heaviness.css) \(CSSValue.pixels(pointSize))/\(height) var(--device-font)"
            size = nil
        case .system(let heaviness), .monospacedDigits(let heaviness): weight = heaviness.css
        case .italic(let heaviness):
            style = "italic"
            if heaviness != .regular { weight = heaviness.css }
        case .monospaced(let heaviness):
            weight = heaviness.css
            family = "ui-monospace, monospace"
        case .style(let textStyle) where pointSize != textStyle.pointSize(at: .large):
            let sizes = "\(CSSValue.pixels(pointSize))/\(CSSValue.pixels(lineHeight))"
            shorthand = "\(textStyle.weight.css) \(sizes) var(--device-font)"
            size = nil
        case .style(let textStyle):
            shorthand = "var(--type-\(textStyle.rawValue))"
            size = nil
        case .family(let name):
            family = Self.css(family: name)
        case .face(let name, let heaviness, let isItalic):
            family = Self.css(family: name)
            weight = heaviness.css
            style = isItalic ? "italic" : nil
        }
        declare("font", shorthand)
        declare("font-size", size)
        declare("font-weight", weight)
        declare("font-style", style)
        declare("font-family", family)
    }

    private static func css(family name: String) -> String {
        let safe = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        return "\"\(safe)\", system-ui, sans-serif"
    }
}
