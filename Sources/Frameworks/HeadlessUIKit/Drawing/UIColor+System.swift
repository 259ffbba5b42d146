/// The colours that follow the appearance; the page defines a variable for each, and the values here answer `getRed`.
extension UIColor {
    /// UIKit's `systemRed`, the page's `--system-red`.
    public static let systemRed = system("system-red", light: 0xff3b30ff, dark: 0xff453aff)
    /// UIKit's `systemGreen`, the page's `--system-green`.
    public static let systemGreen = system("system-green", light: 0x34c759ff, dark: 0x30d158ff)
    /// UIKit's `systemBlue`, the page's `--system-blue`.
    public static let systemBlue = system("system-blue", light: 0x007affff, dark: 0x0a84ffff)
    /// UIKit's `systemOrange`, the page's `--system-orange`.
    public static let systemOrange = system("system-orange", light: 0xff9500ff, dark: 0xff9f0aff)
    /// UIKit's `systemYellow`, the page's `--system-yellow`.
    public static let systemYellow = system("system-yellow", light: 0xffcc00ff, dark: 0xffd60aff)
    /// UIKit's `systemPink`, the page's `--system-pink`.
    public static let systemPink = system("system-pink", light: 0xff2d55ff, dark: 0xff375fff)
    /// UIKit's `systemPurple`, the page's `--system-purple`.
    public static let systemPurple = system("system-purple", light: 0xaf52deff, dark: 0xbf5af2ff)
    /// UIKit's `systemTeal`, the page's `--system-teal`.
    public static let systemTeal = system("system-teal", light: 0x30b0c7ff, dark: 0x40c8e0ff)
    /// UIKit's `systemIndigo`, the page's `--system-indigo`.
    public static let systemIndigo = system("system-indigo", light: 0x5856d6ff, dark: 0x5e5ce6ff)
    /// UIKit's `systemBrown`, the page's `--system-brown`.
    public static let systemBrown = system("system-brown", light: 0xa2845eff, dark: 0xac8e68ff)
    /// UIKit's `systemMint`, the page's `--system-mint`.
    public static let systemMint = system("system-mint", light: 0x00c7beff, dark: 0x63e6e2ff)
    /// UIKit's `systemCyan`, the page's `--system-cyan`.
    public static let systemCyan = system("system-cyan", light: 0x32ade6ff, dark: 0x64d2ffff)
    /// UIKit's `systemGray`, the page's `--system-gray`.
    public static let systemGray = system("system-gray", light: 0x8e8e93ff, dark: 0x8e8e93ff)
    /// UIKit's `systemGray2`, the page's `--system-gray2`.
    public static let systemGray2 = system("system-gray2", light: 0xaeaeb2ff, dark: 0x636366ff)
    /// UIKit's `systemGray3`, the page's `--system-gray3`.
    public static let systemGray3 = system("system-gray3", light: 0xc7c7ccff, dark: 0x48484aff)
    /// UIKit's `systemGray4`, the page's `--system-gray4`.
    public static let systemGray4 = system("system-gray4", light: 0xd1d1d6ff, dark: 0x3a3a3cff)
    /// UIKit's `systemGray5`, the page's `--system-gray5`.
    public static let systemGray5 = system("system-gray5", light: 0xe5e5eaff, dark: 0x2c2c2eff)
    /// UIKit's `systemGray6`, the page's `--system-gray6`.
    public static let systemGray6 = system("system-gray6", light: 0xf2f2f7ff, dark: 0x1c1c1eff)
    /// UIKit's `systemBackground`, the page's `--system-background`.
    public static let systemBackground = system("system-background", light: 0xffffffff, dark: 0x000000ff)
    /// UIKit's `secondarySystemBackground`, the page's `--secondary-system-background`.
    public static let secondarySystemBackground = system(
        "secondary-system-background", light: 0xf2f2f7ff, dark: 0x1c1c1eff)
    /// UIKit's `tertiarySystemBackground`, the page's `--tertiary-system-background`.
    public static let tertiarySystemBackground = system(
        "tertiary-system-background", light: 0xffffffff, dark: 0x2c2c2eff)
    /// UIKit's `systemGroupedBackground`, the page's `--system-grouped-background`.
    public static let systemGroupedBackground = system("system-grouped-background", light: 0xf2f2f7ff, dark: 0x000000ff)
    /// UIKit's `secondarySystemGroupedBackground`, the page's `--secondary-system-grouped-background`.
    public static let secondarySystemGroupedBackground = system(
        "secondary-system-grouped-background", light: 0xffffffff, dark: 0x1c1c1eff)
    /// UIKit's `label`, the page's `--label`.
    public static let label = system("label", light: 0x000000ff, dark: 0xffffffff)
    /// UIKit's `secondaryLabel`, the page's `--secondary-label`.
    public static let secondaryLabel = system("secondary-label", light: 0x3c3c4399, dark: 0xebebf599)
    /// UIKit's `tertiaryLabel`, the page's `--tertiary-label`.
    public static let tertiaryLabel = system("tertiary-label", light: 0x3c3c434d, dark: 0xebebf54d)
    /// UIKit's `quaternaryLabel`, the page's `--quaternary-label`.
    public static let quaternaryLabel = system("quaternary-label", light: 0x3c3c432e, dark: 0xebebf52e)
    /// UIKit's `placeholderText`, the page's `--placeholder-text`.
    public static let placeholderText = system("placeholder-text", light: 0x3c3c434d, dark: 0xebebf54d)
    /// UIKit's `separator`, the page's `--separator`.
    public static let separator = system("separator", light: 0x3c3c434a, dark: 0x54545899)
    /// UIKit's `opaqueSeparator`, the page's `--opaque-separator`.
    public static let opaqueSeparator = system("opaque-separator", light: 0xc6c6c8ff, dark: 0x38383aff)
    /// UIKit's `link`, the page's `--link`.
    public static let link = system("link", light: 0x007affff, dark: 0x0984ffff)
    /// UIKit's `systemFill`, the page's `--system-fill`.
    public static let systemFill = system("system-fill", light: 0x78788033, dark: 0x7878805c)
    /// UIKit's `secondarySystemFill`, the page's `--secondary-system-fill`.
    public static let secondarySystemFill = system("secondary-system-fill", light: 0x78788029, dark: 0x78788052)
    /// UIKit's `tintColor`, the page's `--tint-color`.
    public static let tintColor = system("tint-color", light: 0x007affff, dark: 0x0a84ffff)

    private static func system(_ name: String, light: UInt32, dark: UInt32) -> UIColor {
        UIColor(.named(name, light: Components(rgba: light), dark: Components(rgba: dark), alpha: 1))
    }
}

extension UIColor.Components {
    init(rgba: UInt32) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xff) / 255 }
        self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
}
