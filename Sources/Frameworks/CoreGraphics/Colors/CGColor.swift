/// A colour of a layer or a drawing. Unlike on iOS, the `cgColor` of a dynamic UIKit colour still depends on the
/// appearance.
public final class CGColor: Hashable, Sendable {
    package let value: ColorValue

    package init(_ value: ColorValue) { self.value = value }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(ColorValue(white: gray, alpha: alpha)) }

    /// The opacity in light appearance.
    public var alpha: CGFloat { value.light.alpha }

    /// Red, green, blue and opacity in light appearance.
    public var components: [CGFloat]? { value.parts }

    /// Always 4, because every colour has red, green, blue and opacity.
    public var numberOfComponents: Int { 4 }

    /// Always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.withAlpha(alpha)) }

    public static func == (one: CGColor, other: CGColor) -> Bool { one === other || one.value == other.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Supports `#colorLiteral(red:green:blue:alpha:)`.
extension CGColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
