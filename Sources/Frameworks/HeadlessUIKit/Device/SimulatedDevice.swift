/// What a person holds: how large its screen is, what covers its edges, and what was chosen in its settings.
package struct SimulatedDevice: Equatable, Sendable {
    /// The size of the screen in points.
    package var size = Self.usualSize
    /// What corners, island and home indicator cover of it.
    package var safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    /// How large a person likes text.
    package var textSize = UIContentSizeCategory.large
    /// Where lines of text begin.
    package var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// Light or dark.
    package var style = UIUserInterfaceStyle.light
    /// The language of apps and of the system, as a BCP 47 tag.
    package var language = "en"
    /// Whether a person asked for less motion.
    package var reducesMotion = false
    /// Where on earth it is.
    package var place = Place(latitude: 37.3323, longitude: -122.0312)

    /// A place on earth, in degrees to the north and to the east.
    package struct Place: Equatable, Sendable {
        /// To the north.
        package let latitude: Double
        /// To the east.
        package let longitude: Double

        /// A place in degrees.
        package init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
    }

    /// The size of a phone as it comes, in points.
    static let usualSize = CGSize(width: 393, height: 852)

    /// A phone as it comes.
    package init() {}

    /// Pixels per point.
    static let scale: CGFloat = 3

    /// Which way up it is held.
    var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }

    /// From this length of its shorter side on it is no phone.
    private static let tablet: CGFloat = 600
    /// From this width on a phone on its side is regularly wide.
    private static let widePhone: CGFloat = 896
    /// Up to this height a screen is low.
    private static let lowScreen: CGFloat = 500

    private var isTablet: Bool { min(size.width, size.height) >= Self.tablet }

    /// What views find around them, below a view that asks for a style of its own, or without one.
    func traits(_ override: UIUserInterfaceStyle = .unspecified) -> UITraitCollection {
        var facts = UITraitCollection.Facts()
        facts.style = override == .unspecified ? style : override
        facts.horizontal = isTablet || size.width >= Self.widePhone ? .regular : .compact
        facts.vertical = size.height <= Self.lowScreen ? .compact : .regular
        facts.textSize = textSize
        facts.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
        facts.scale = Self.scale
        facts.idiom = isTablet ? .pad : .phone
        return UITraitCollection(facts)
    }
}
