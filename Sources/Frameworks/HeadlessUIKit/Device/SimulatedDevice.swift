/// The simulated device: the size of its screen, its safe area, and its settings.
package struct SimulatedDevice: Equatable, Sendable {
    /// The size of the screen, in points.
    package var size = Self.usualSize
    /// The parts of the screen covered by rounded corners, the Dynamic Island and the home indicator.
    package var safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    /// The text size setting.
    package var textSize = UIContentSizeCategory.large
    /// The layout direction.
    package var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The appearance: light or dark.
    package var style: UIUserInterfaceStyle {
        get { settings.isDark ? .dark : .light }
        set { settings.isDark = newValue == .dark }
    }
    /// Whether the setting Reduce Motion is on.
    package var reducesMotion = false
    /// Whether the setting Increase Contrast is on.
    package var increasesContrast = false
    /// Whether the setting Bold Text is on.
    package var hasBoldText = false
    /// Whether the setting Reduce Transparency is on.
    package var reducesTransparency = false
    /// The settings that frameworks other than UIKit read too.
    package var settings = DeviceSettings()

    /// The default size of a phone, in points.
    static let usualSize = CGSize(width: 393, height: 852)

    /// Creates a phone with default settings.
    package init() {}

    /// Pixels per point.
    static let scale: CGFloat = 3

    /// The orientation of the device: landscape if the screen is wider than high.
    var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }

    /// The minimum length of a tablet's shorter side.
    private static let tablet: CGFloat = 600
    /// The minimum width at which a phone has a regular horizontal size class.
    private static let widePhone: CGFloat = 896
    /// The maximum height of a compact vertical size class.
    private static let lowScreen: CGFloat = 500

    private var isTablet: Bool { min(size.width, size.height) >= Self.tablet }

    /// Returns the device's traits for views whose ancestor overrides the interface style with `override`;
    /// `unspecified` uses the device's style.
    func traits(_ override: UIUserInterfaceStyle = .unspecified) -> UITraitCollection {
        var facts = UITraitCollection.Facts()
        facts.style = override == .unspecified ? style : override
        facts.horizontal = isTablet || size.width >= Self.widePhone ? .regular : .compact
        facts.vertical = size.height <= Self.lowScreen ? .compact : .regular
        facts.textSize = textSize
        facts.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
        facts.scale = Self.scale
        facts.contrast = increasesContrast ? .high : .normal
        facts.weight = hasBoldText ? .bold : .regular
        facts.idiom = isTablet ? .pad : .phone
        return UITraitCollection(facts)
    }
}
