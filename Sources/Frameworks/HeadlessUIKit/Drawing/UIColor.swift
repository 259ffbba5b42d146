/// A colour. Unlike on iOS, it never changes after its initialization, so that sessions on different threads can share
/// constants such as ``red``.
public final class UIColor: NSObject, @unchecked Sendable {  // every stored property is a constant
    struct Components: Hashable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat
    }

    enum Source: Hashable {
        case fixed(Components)
        /// A CSS variable of the page with a value for each appearance.
        case named(String, light: Components, dark: Components, alpha: CGFloat)
        case dynamic(light: Components, dark: Components)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
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

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(var components):
            components.alpha = alpha
            return UIColor(.fixed(components))
        case .named(let name, let light, let dark, _):
            return UIColor(.named(name, light: light, dark: dark, alpha: alpha))
        case .dynamic(var light, var dark):
            light.alpha = alpha
            dark.alpha = alpha
            return UIColor(.dynamic(light: light, dark: dark))
        }
    }

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

    public var cgColor: CGColor { CGColor(color: self) }

    public convenience init(cgColor: CGColor) { self.init(cgColor.color.source) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || other.source == source
    }

    public override var hash: Int { source.hashValue }
    public override var description: String { "UIColor(\(css))" }
}

extension UIColor {
    var light: Components {
        switch source {
        case .fixed(let components): components
        case .named(_, let light, _, let alpha): light.faded(alpha)
        case .dynamic(let light, _): light
        }
    }

    var dark: Components {
        switch source {
        case .fixed(let components): components
        case .named(_, _, let dark, let alpha): dark.faded(alpha)
        case .dynamic(_, let dark): dark
        }
    }

    /// Whether the colour is fully transparent in both appearances.
    package var isTransparent: Bool { light.alpha <= 0 && dark.alpha <= 0 }
    /// Whether the colour is fully opaque in both appearances.
    package var isOpaque: Bool { light.alpha >= 1 && dark.alpha >= 1 }

    /// The CSS value of the colour. System colours use the page's variables.
    package var css: String {
        switch source {
        case .fixed(let components): components.css
        case .dynamic(let light, let dark): "light-dark(\(light.css), \(dark.css))"
        case .named(let name, _, _, let alpha):
            alpha >= 1
                ? "var(--\(name))"
                : "color-mix(in srgb, var(--\(name)) \(CSSValue.percent(alpha)), transparent)"
        }
    }
}

extension UIColor.Components {
    func faded(_ factor: CGFloat) -> Self {
        Self(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    var css: String {
        func byte(_ share: CGFloat) -> Int { Int((max(0, min(1, share)) * 255).rounded()) }
        func hex(_ share: CGFloat) -> String {
            let digits = String(byte(share), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        if alpha >= 1 { return "#" + hex(red) + hex(green) + hex(blue) }
        return "rgb(\(byte(red)) \(byte(green)) \(byte(blue)) / \(CSSValue.number(max(0, alpha))))"
    }
}

/// Supports `#colorLiteral(red:green:blue:alpha:)`.
extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
