/// The value of a colour: components, or components for each appearance of the device.
package enum ColorValue: Hashable, Sendable {
    case fixed(Components)
    /// A CSS variable of the page with a value for each appearance.
    case named(String, light: Components, dark: Components, alpha: CGFloat)
    case dynamic(light: Components, dark: Components)

    /// The components of a colour, from 0 to 1.
    package struct Components: Hashable, Sendable {
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat

        package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    }

    package init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    package static let black = ColorValue(white: 0, alpha: 1)
    package static let clear = ColorValue(white: 0, alpha: 0)

    /// The components in light appearance.
    package var light: Components {
        switch self {
        case .fixed(let components): components
        case .named(_, let light, _, let alpha): light.faded(alpha)
        case .dynamic(let light, _): light
        }
    }

    /// The components in dark appearance.
    package var dark: Components {
        switch self {
        case .fixed(let components): components
        case .named(_, _, let dark, let alpha): dark.faded(alpha)
        case .dynamic(_, let dark): dark
        }
    }

    /// Whether the colour is fully transparent in both appearances.
    package var isTransparent: Bool { light.alpha <= 0 && dark.alpha <= 0 }
    /// Whether the colour is fully opaque in both appearances.
    package var isOpaque: Bool { light.alpha >= 1 && dark.alpha >= 1 }

    /// Returns the colour with another opacity.
    package func withAlpha(_ alpha: CGFloat) -> ColorValue {
        switch self {
        case .fixed(var components):
            components.alpha = alpha
            return .fixed(components)
        case .named(let name, let light, let dark, _):
            return .named(name, light: light, dark: dark, alpha: alpha)
        case .dynamic(var light, var dark):
            light.alpha = alpha
            dark.alpha = alpha
            return .dynamic(light: light, dark: dark)
        }
    }

    /// Returns the interpolation to another colour in both appearances; `position` 0 returns this colour.
    package func mixed(with other: ColorValue, _ position: CGFloat) -> ColorValue {
        .dynamic(light: light.mixed(with: other.light, position), dark: dark.mixed(with: other.dark, position))
    }
}

extension ColorValue.Components {
    fileprivate func faded(_ factor: CGFloat) -> Self {
        Self(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    fileprivate func mixed(with other: Self, _ position: CGFloat) -> Self {
        func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * position }
        return Self(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }
}
