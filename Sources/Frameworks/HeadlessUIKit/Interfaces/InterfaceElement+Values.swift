import InterfaceModel

// Attributes of an element, converted to types of UIKit.
extension InterfaceElement {
    /// Returns a Boolean attribute; nil if it is missing.
    func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

    /// Returns a number, limited to a valid range for layout; nil if it is missing.
    func number(_ name: String) -> CGFloat? {
        self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat(max(-1e7, min(1e7, $0))) : nil }
    }

    /// Returns an integer; nil if it is missing.
    func integer(_ name: String) -> Int? { number(name).map { Int($0) } }

    /// Returns the value for the name in an attribute; nil if the attribute is missing or the name is unknown.
    func choice<Value>(_ name: String, from values: [String: Value]) -> Value? { self[name].flatMap { values[$0] } }

    var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }
    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }
    var rect: CGRect { CGRect(origin: point, size: size) }

    /// Returns a frame in the format of Xcode 8, which consists of width, height, and distances from edges. `around` is
    /// the size of the superview.
    func rect(in around: CGSize) -> CGRect {
        func side(length: String, first: String, last: String, room: CGFloat) -> (CGFloat, CGFloat) {
            let (start, end) = (number(first), number(last))
            let own = number(length) ?? max(0, room - (start ?? 0) - (end ?? 0))
            return (start ?? end.map { room - $0 - own } ?? 0, own)
        }
        let (x, width) = side(length: "width", first: "minX", last: "maxX", room: around.width)
        let (y, height) = side(length: "height", first: "minY", last: "maxY", room: around.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The insets that the element describes, in either of two formats.
    var edges: UIEdgeInsets {
        UIEdgeInsets(
            top: number("top") ?? number("minY") ?? 0, left: number("left") ?? number("minX") ?? 0,
            bottom: number("bottom") ?? number("maxY") ?? 0, right: number("right") ?? number("maxX") ?? 0)
    }

    /// The multiplier of a constraint, such as `16:9`, `1/3` or `0.5`; nil if it is missing.
    var multiplier: CGFloat? {
        guard let text = self["multiplier"] else { return nil }
        let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0.trimmingPrefix { $0 == " " }) }
        switch parts.count {
        case 1: return parts[0].map { CGFloat($0) }
        case 2:
            guard let over = parts[0], let under = parts[1], under != 0 else { return nil }
            return CGFloat(over / under)
        default: return nil
        }
    }

    /// The font that the element describes; nil if it describes none.
    var font: UIFont? {
        let size = number("pointSize")
        if let style = self["style"].flatMap({ Self.styles[$0] }) { return .preferredFont(forTextStyle: style) }
        let points = min(max(1, size ?? UIFont.systemFontSize), 1_000)
        switch self["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: points)
        case "italicSystem": return .italicSystemFont(ofSize: points)
        case "system": return .systemFont(ofSize: points, weight: choice("weight", from: Self.weights) ?? .regular)
        default: return self["name"].flatMap { UIFont(name: $0, size: points) } ?? size.map { .systemFont(ofSize: $0) }
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let styles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
        "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2,
    ]
}
