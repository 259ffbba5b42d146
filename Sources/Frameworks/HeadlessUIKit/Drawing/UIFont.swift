public final class UIFont: NSObject, @unchecked Sendable {  // every stored property is a constant
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// CSS weight 100.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// CSS weight 200.
        public static let thin = Weight(rawValue: -0.6)
        /// CSS weight 300.
        public static let light = Weight(rawValue: -0.4)
        /// CSS weight 400.
        public static let regular = Weight(rawValue: 0)
        /// CSS weight 500.
        public static let medium = Weight(rawValue: 0.23)
        /// CSS weight 600.
        public static let semibold = Weight(rawValue: 0.3)
        /// CSS weight 700.
        public static let bold = Weight(rawValue: 0.4)
        /// CSS weight 800.
        public static let heavy = Weight(rawValue: 0.56)
        /// CSS weight 900.
        public static let black = Weight(rawValue: 0.62)
    }

    enum Source: Hashable {
        case system(Weight)
        case italic(Weight)
        case monospaced(Weight)
        case monospacedDigits(Weight)
        case style(TextStyle)
        case family(String)
        case face(String, Weight, isItalic: Bool)
    }

    let source: Source
    /// The size in points.
    public let pointSize: CGFloat
    /// The scaling with the content size category; nil for a fixed size.
    var scaling: FontScaling? { boxedScaling?.value }
    private let boxedScaling: Box<FontScaling>?

    init(_ source: Source, size: CGFloat, scaling: FontScaling? = nil) {
        self.source = source
        pointSize = size
        boxedScaling = scaling.map(Box.init)
    }

    /// Creates the font of a family or face. The page uses the system font if it does not have the family.
    public convenience init?(name: String, size: CGFloat) {
        if name.isEmpty { return nil }
        self.init(.family(name), size: size)
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        TextAppearance.common(size: size)?.value.font ?? UIFont(.system(.regular), size: size)
    }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight), size: size)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(.bold), size: size) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.italic(.regular), size: size) }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.monospaced(weight), size: size)
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.monospacedDigits(weight), size: size)
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        switch source {
        case .style(let style): UIFont(.system(style.weight), size: size)
        case .system, .italic, .monospaced, .monospacedDigits, .family, .face: UIFont(source, size: size)
        }
    }

    /// The size of system text: 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of small system text: 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels: 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of button titles: 18 points.
    public static var buttonFontSize: CGFloat { 18 }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.source == source && other.pointSize == pointSize && other.scaling == scaling)
    }

    public override var hash: Int { source.hashValue ^ pointSize.hashValue }
}
