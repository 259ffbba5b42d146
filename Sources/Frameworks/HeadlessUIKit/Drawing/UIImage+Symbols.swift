extension UIImage {
    open class Configuration: NSObject {
        public override init() {}
    }

    /// The size and colour of a symbol. The weight is stored and has no visible effect, because all symbols have one
    /// weight.
    public final class SymbolConfiguration: Configuration {
        var points: CGFloat?
        var share: CGFloat = 1
        var color: UIColor?

        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .regular) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            points = pointSize > 0 && pointSize.isFinite ? pointSize : nil
            share = scale.share
            super.init()
        }
        public init(scale: SymbolScale) {
            share = scale.share
            super.init()
        }
        public init(weight: SymbolWeight) { super.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .default) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        public convenience init(font: UIFont) { self.init(font: font, scale: .default) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: .regular, scale: scale)
        }
        /// Creates a configuration in which all layers of the symbol have this colour.
        public init(hierarchicalColor: UIColor) {
            color = hierarchicalColor
            super.init()
        }
        /// Creates a configuration with the first of `paletteColors`. The other colours have no effect.
        public init(paletteColors: [UIColor]) {
            color = paletteColors.first
            super.init()
        }

        public static var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .default) }

        /// Returns this configuration, overridden by the values that `configuration` specifies.
        public func applying(_ configuration: Configuration) -> SymbolConfiguration {
            let new = SymbolConfiguration(scale: .default)
            let other = configuration as? SymbolConfiguration
            (new.points, new.color) = (other?.points ?? points, other?.color ?? color)
            new.share = other.map { $0.share == 1 ? share : $0.share } ?? share
            return new
        }

        /// The side length of a symbol.
        var side: CGFloat { ((points ?? Self.plain.points) * share * Self.plain.side / Self.plain.points).rounded() }

        /// The default font size of a symbol, and the side length of a symbol with that font size.
        static let plain: (points: CGFloat, side: CGFloat) = (17, 20)
    }

    /// Has no visible effect.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        fileprivate var share: CGFloat {
            switch self {
            case .small: 0.78
            case .default, .unspecified, .medium: 1
            case .large: 1.28
            }
        }
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbol = configuration as? SymbolConfiguration
        let side = symbol?.side ?? SymbolConfiguration.plain.side
        self.init(.symbol(name), size: CGSize(width: side, height: side), tint: symbol?.color)
    }

    /// Finds an image. The configuration has an effect on symbols only.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// Returns the image with a configuration, which has an effect on symbols only.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol = source, let symbol = configuration as? SymbolConfiguration else { return self }
        return UIImage(
            source, size: CGSize(width: symbol.side, height: symbol.side), renderingMode: renderingMode,
            tint: symbol.color ?? ownTint)
    }

    /// Returns the image with a configuration; see ``withConfiguration(_:)``.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// The font size and colour with which a symbol was made; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        guard isSymbolImage else { return nil }
        let plain = SymbolConfiguration.plain
        let found = SymbolConfiguration(pointSize: size.width * plain.points / plain.side)
        found.color = ownTint
        return found
    }

    public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
}
