extension UIFont {
    /// A role of text, whose size follows the reader's preference.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the page's variable, after `--type-`.
        public let rawValue: String
        /// A style by name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// 34 points.
        public static let largeTitle = TextStyle(rawValue: "large-title")
        /// 28 points.
        public static let title1 = TextStyle(rawValue: "title1")
        /// 22 points.
        public static let title2 = TextStyle(rawValue: "title2")
        /// 20 points.
        public static let title3 = TextStyle(rawValue: "title3")
        /// 17 points, semibold.
        public static let headline = TextStyle(rawValue: "headline")
        /// 15 points.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// 17 points.
        public static let body = TextStyle(rawValue: "body")
        /// 16 points.
        public static let callout = TextStyle(rawValue: "callout")
        /// 13 points.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// 12 points.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// 11 points.
        public static let caption2 = TextStyle(rawValue: "caption2")

        static let sizes: [String: CGFloat] = [
            "large-title": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "subheadline": 15, "body": 17,
            "callout": 16, "footnote": 13, "caption1": 12, "caption2": 11,
        ]

        var pointSize: CGFloat { Self.sizes[rawValue] ?? 17 }
        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}

extension UIFont.Weight {
    /// The nearest weight CSS knows.
    var css: String {
        switch rawValue {
        case ..<(-0.7): "100"
        case ..<(-0.5): "200"
        case ..<(-0.2): "300"
        case ..<0.1: "400"
        case ..<0.26: "500"
        case ..<0.35: "600"
        case ..<0.5: "700"
        case ..<0.6: "800"
        default: "900"
        }
    }
}

extension UIFont {
    /// Gives every declaration the font needs to `declare`; the names are always the same five, nil meaning none.
    package func css(_ declare: (_ property: String, _ value: String?) -> Void) {
        var shorthand: String?
        var size: String? = CSSValue.pixels(pointSize)
        var weight: String?
        var style: String?
        var family: String?
        switch source {
        case .system(let heaviness) where pointSize > 18:  // taller than the lines around
            let height = CSSValue.pixels(lineHeight)
            shorthand = "\(heaviness.css) \(CSSValue.pixels(pointSize))/\(height) var(--device-font)"
            size = nil
        case .system(let heaviness): weight = heaviness.css
        case .italic: style = "italic"
        case .monospaced(let heaviness):
            weight = heaviness.css
            family = "ui-monospace, monospace"
        case .style(let textStyle):
            shorthand = "var(--type-\(textStyle.rawValue))"
            size = nil
        case .family(let name):
            let safe = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
            family = "\"\(safe)\", system-ui, sans-serif"
        }
        declare("font", shorthand)
        declare("font-size", size)
        declare("font-weight", weight)
        declare("font-style", style)
        declare("font-family", family)
    }

    /// A guess of how much room a text takes, for frames that code asks for; the page measures by itself.
    package func size(of text: String, width: CGFloat = .infinity, lines: Int = 0) -> CGSize {
        if text.isEmpty { return .zero }
        let glyph = pointSize * 0.52
        var widest: CGFloat = 0
        var count = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let length = (CGFloat(line.count) * glyph).rounded(.up)
            widest = max(widest, min(length, width))
            guard width.isFinite, width > 0 else {
                count += 1
                continue
            }
            // However narrow, a line holds a character; and the quotient may be beyond all integers.
            count += max(1, Int(min(CGFloat(line.count), (length / width).rounded(.up))))
        }
        if lines > 0 { count = min(count, lines) }
        return CGSize(width: widest, height: CGFloat(count) * lineHeight)
    }
}
