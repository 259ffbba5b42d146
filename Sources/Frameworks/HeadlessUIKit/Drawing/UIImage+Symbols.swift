extension UIImage {
    open class Configuration: NSObject {
        /// What nothing is said of.
        public override init() {}
    }

    /// How a symbol is drawn: how large, and in what colour. Its weight is kept: all symbols here have one.
    public final class SymbolConfiguration: Configuration {
        var points: CGFloat?
        var share: CGFloat = 1
        var color: UIColor?

        /// As large as letters of so many points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .regular) }
        /// As large as letters of so many points, and as heavy as they.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }
        /// As large as letters of so many points, smaller or larger by a step.
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
        /// In a colour, whose shades are all the same here.
        public init(hierarchicalColor: UIColor) {
            color = hierarchicalColor
            super.init()
        }
        /// In the first of some colours.
        public init(paletteColors: [UIColor]) {
            color = paletteColors.first
            super.init()
        }

        public static var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .default) }

        /// What another one says, and what this one says where that says nothing.
        public func applying(_ configuration: Configuration) -> SymbolConfiguration {
            let new = SymbolConfiguration(scale: .default)
            let other = configuration as? SymbolConfiguration
            (new.points, new.color) = (other?.points ?? points, other?.color ?? color)
            new.share = other.map { $0.share == 1 ? share : $0.share } ?? share
            return new
        }

        /// The side of a symbol's square.
        var side: CGFloat { ((points ?? Self.plain.points) * share * Self.plain.side / Self.plain.points).rounded() }

        /// How large a symbol is beside letters of the body's size.
        static let plain: (points: CGFloat, side: CGFloat) = (17, 20)
    }

    /// How heavy a symbol is; kept.
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

    /// A picture among the app's own; only symbols are drawn otherwise for a configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// The picture as it is to be drawn: a symbol in its size and colour, any other as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol = source, let symbol = configuration as? SymbolConfiguration else { return self }
        return UIImage(
            source, size: CGSize(width: symbol.side, height: symbol.side), renderingMode: renderingMode,
            tint: symbol.color ?? ownTint)
    }

    /// The picture as it is to be drawn; see ``withConfiguration(_:)``.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
}
