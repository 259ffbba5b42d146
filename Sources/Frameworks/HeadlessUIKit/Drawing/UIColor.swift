/// A colour. Unlike on iOS, it never changes after its initialization, so that sessions on different threads can share
/// constants such as ``red``.
public final class UIColor: NSObject, @unchecked Sendable {  // every stored property is a constant
    typealias Components = ColorValue.Components

    let source: ColorValue

    init(_ source: ColorValue) { self.source = source }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a colour with these components in sRGB, because the page draws only sRGB.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Creates a colour for both appearances. `dynamicProvider` is called immediately, once for each.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(.dynamic(light: light.light, dark: dark.dark))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(source.withAlpha(alpha)) }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        switch traits.userInterfaceStyle {
        case .dark: UIColor(.fixed(dark))
        case .light, .unspecified: UIColor(.fixed(light))
        }
    }

    /// Gets the components of the light appearance. Always returns true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = light.red
        green?.pointee = light.green
        blue?.pointee = light.blue
        alpha?.pointee = light.alpha
        return true
    }

    /// Gets hue, saturation, brightness and opacity of the light appearance, each from 0 to 1. Always returns true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let most = max(light.red, light.green, light.blue)
        let range = most - min(light.red, light.green, light.blue)
        let sixth: CGFloat =
            if range == 0 {
                0
            } else if most == light.red {
                ((light.green - light.blue) / range + 6).truncatingRemainder(dividingBy: 6)
            } else if most == light.green {
                (light.blue - light.red) / range + 2
            } else {
                (light.red - light.green) / range + 4
            }
        hue?.pointee = sixth / 6
        saturation?.pointee = most == 0 ? 0 : range / most
        brightness?.pointee = most
        alpha?.pointee = light.alpha
        return true
    }

    /// Gets brightness and opacity of the light appearance. Returns false, and changes nothing, for a colour that is
    /// not grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard light.red == light.green, light.green == light.blue else { return false }
        white?.pointee = light.red
        alpha?.pointee = light.alpha
        return true
    }

    public var cgColor: CGColor { CGColor(source) }

    public convenience init(cgColor: CGColor) { self.init(cgColor.value) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || other.source == source
    }

    public override var hash: Int { source.hashValue }
    public override var description: String { "UIColor(\(css))" }
}

extension UIColor {
    var light: Components { source.light }
    var dark: Components { source.dark }

    /// Whether the colour is fully transparent in both appearances.
    package var isTransparent: Bool { source.isTransparent }
    /// Whether the colour is fully opaque in both appearances.
    package var isOpaque: Bool { source.isOpaque }

    /// The CSS value of the colour. System colours use the page's variables.
    package var css: String { source.css }
}

extension UIColor: ColorValueConvertible {
    package var colorValue: ColorValue { source }
}

/// Supports `#colorLiteral(red:green:blue:alpha:)`.
extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
