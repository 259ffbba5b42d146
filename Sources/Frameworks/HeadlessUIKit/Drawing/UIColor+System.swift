/// The colours that differ between light and dark appearance. The page has a CSS variable for each. The values here are
/// for code that reads the components.
extension UIColor {
    public static let systemRed = system("system-red", light: 0xff3b30ff, dark: 0xff453aff)
    public static let systemGreen = system("system-green", light: 0x34c759ff, dark: 0x30d158ff)
    public static let systemBlue = system("system-blue", light: 0x007affff, dark: 0x0a84ffff)
    public static let systemOrange = system("system-orange", light: 0xff9500ff, dark: 0xff9f0aff)
    public static let systemYellow = system("system-yellow", light: 0xffcc00ff, dark: 0xffd60aff)
    public static let systemPink = system("system-pink", light: 0xff2d55ff, dark: 0xff375fff)
    public static let systemPurple = system("system-purple", light: 0xaf52deff, dark: 0xbf5af2ff)
    public static let systemTeal = system("system-teal", light: 0x30b0c7ff, dark: 0x40c8e0ff)
    public static let systemIndigo = system("system-indigo", light: 0x5856d6ff, dark: 0x5e5ce6ff)
    public static let systemBrown = system("system-brown", light: 0xa2845eff, dark: 0xac8e68ff)
    public static let systemMint = system("system-mint", light: 0x00c7beff, dark: 0x63e6e2ff)
    public static let systemCyan = system("system-cyan", light: 0x32ade6ff, dark: 0x64d2ffff)
    public static let systemGray = system("system-gray", light: 0x8e8e93ff, dark: 0x8e8e93ff)
    public static let systemGray2 = system("system-gray2", light: 0xaeaeb2ff, dark: 0x636366ff)
    public static let systemGray3 = system("system-gray3", light: 0xc7c7ccff, dark: 0x48484aff)
    public static let systemGray4 = system("system-gray4", light: 0xd1d1d6ff, dark: 0x3a3a3cff)
    public static let systemGray5 = system("system-gray5", light: 0xe5e5eaff, dark: 0x2c2c2eff)
    public static let systemGray6 = system("system-gray6", light: 0xf2f2f7ff, dark: 0x1c1c1eff)
    public static let systemBackground = system("system-background", light: 0xffffffff, dark: 0x000000ff)
    public static let secondarySystemBackground = system(
        "secondary-system-background", light: 0xf2f2f7ff, dark: 0x1c1c1eff)
    public static let tertiarySystemBackground = system(
        "tertiary-system-background", light: 0xffffffff, dark: 0x2c2c2eff)
    public static let systemGroupedBackground = system("system-grouped-background", light: 0xf2f2f7ff, dark: 0x000000ff)
    public static let secondarySystemGroupedBackground = system(
        "secondary-system-grouped-background", light: 0xffffffff, dark: 0x1c1c1eff)
    public static let tertiarySystemGroupedBackground = system(
        "tertiary-system-grouped-background", light: 0xf2f2f7ff, dark: 0x2c2c2eff)
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    public static let label = system("label", light: 0x000000ff, dark: 0xffffffff)
    public static let secondaryLabel = system("secondary-label", light: 0x3c3c4399, dark: 0xebebf599)
    public static let tertiaryLabel = system("tertiary-label", light: 0x3c3c434d, dark: 0xebebf54d)
    public static let quaternaryLabel = system("quaternary-label", light: 0x3c3c432e, dark: 0xebebf52e)
    public static let placeholderText = system("placeholder-text", light: 0x3c3c434d, dark: 0xebebf54d)
    public static let separator = system("separator", light: 0x3c3c434a, dark: 0x54545899)
    public static let opaqueSeparator = system("opaque-separator", light: 0xc6c6c8ff, dark: 0x38383aff)
    public static let link = system("link", light: 0x007affff, dark: 0x0984ffff)
    public static let systemFill = system("system-fill", light: 0x78788033, dark: 0x7878805c)
    public static let secondarySystemFill = system("secondary-system-fill", light: 0x78788029, dark: 0x78788052)
    public static let tertiarySystemFill = system("tertiary-system-fill", light: 0x7676801f, dark: 0x7676803d)
    public static let quaternarySystemFill = system("quaternary-system-fill", light: 0x74748014, dark: 0x7676802e)
    public static let tintColor = system("tint-color", light: 0x007affff, dark: 0x0a84ffff)

    /// All colours that are declared above.
    package static let systemColors: [UIColor] = [
        .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal,
        .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4,
        .systemGray5, .systemGray6, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .label,
        .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .opaqueSeparator, .link,
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .tintColor,
    ]

    /// The colours by the names that storyboards and asset catalogs use for them, such as `systemRedColor`.
    static let byReference: [String: UIColor] = {
        var colors = [
            "groupTableViewBackgroundColor": UIColor.groupTableViewBackground,
            "darkTextColor": UIColor(white: 0, alpha: 1), "lightTextColor": UIColor(white: 1, alpha: 0.6),
        ]
        for color in systemColors {
            guard let words = color.token?.name.split(separator: "-") else { continue }
            let name = words.dropFirst().reduce(words[0].description) { $0 + $1.capitalized }
            colors[name.hasSuffix("Color") ? name : name + "Color"] = color
        }
        return colors
    }()

    /// The page's CSS variable of the colour, without `--`, and its values; nil if the colour is not a system colour.
    package var token: (name: String, light: String, dark: String)? {
        guard case .named(let name, let light, let dark, _) = source else { return nil }
        return (name, light.hex, dark.hex)
    }

    private static func system(_ name: String, light: UInt32, dark: UInt32) -> UIColor {
        UIColor(.named(name, light: Components(rgba: light), dark: Components(rgba: dark), alpha: 1))
    }
}

extension ColorValue.Components {
    init(rgba: UInt32) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xff) / 255 }
        self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }

    /// The colour as CSS writes it in hexadecimal, in as few digits as possible.
    fileprivate var hex: String {
        let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
        let pairs = channels.map { String(256 + Int(($0 * 255).rounded()), radix: 16).dropFirst() }
        let isShort = pairs.allSatisfy { $0.first == $0.last }
        return "#" + pairs.map { isShort ? $0.prefix(1) : $0 }.joined()
    }
}
