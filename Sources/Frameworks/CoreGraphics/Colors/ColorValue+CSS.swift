import SessionEnvironment

extension ColorValue {
    /// The CSS value of the colour. System colours use the page's variables.
    package var css: String {
        switch self {
        case .fixed(let components): components.css
        case .dynamic(let light, let dark): "light-dark(\(light.css), \(dark.css))"
        case .named(let name, _, _, let alpha):
            alpha >= 1
                ? "var(--\(name))"
                : "color-mix(in srgb, var(--\(name)) \(CSSValue.percent(alpha)), transparent)"
        }
    }

    /// The CSS value of the colour for the device's current appearance. An image is drawn only once, so its colours
    /// cannot change later.
    package var drawn: String {
        let parts = DeviceSettings.current.isDark ? dark : light
        let whole = [parts.red, parts.green, parts.blue].map { "\(Int((max(0, min(1, $0)) * 255).rounded()))" }
        return "rgba(\(whole.joined(separator: ",")),\(CSSValue.number(parts.alpha)))"
    }

    /// The components in light appearance: red, green, blue and opacity.
    package var parts: [CGFloat] { [light.red, light.green, light.blue, light.alpha] }

    /// Returns the CSS colour of four components from 0 to 1.
    package static func css(parts: [CGFloat]) -> String {
        let shares = parts.prefix(3).map { CSSValue.number($0 * 255) }
        return "rgb(\(shares.joined(separator: " ")) / \(CSSValue.number(parts[3])))"
    }
}

extension ColorValue.Components {
    /// The CSS value of the colour.
    package var css: String {
        func byte(_ share: CGFloat) -> Int { Int((max(0, min(1, share)) * 255).rounded()) }
        func hex(_ share: CGFloat) -> String {
            let digits = String(byte(share), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        if alpha >= 1 { return "#" + hex(red) + hex(green) + hex(blue) }
        return "rgb(\(byte(red)) \(byte(green)) \(byte(blue)) / \(CSSValue.number(max(0, alpha))))"
    }
}
