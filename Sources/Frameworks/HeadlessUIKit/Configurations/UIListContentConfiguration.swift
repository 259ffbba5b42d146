public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public func resolvedColor() -> UIColor { color }
        public var alignment = TextAlignment.natural
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var transform = TextTransform.none
        /// Stored; has no visible effect.
        public var allowsDefaultTighteningForTruncation = true
        /// Stored; has no visible effect.
        public var showsExpansionTextWhenTruncated = false
    }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of the image; nil uses the view's tint colour.
        public var tintColor: UIColor?
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image; a length of 0 is unlimited.
        public var maximumSize = CGSize.zero
        /// The space in which the image is centred; a length of 0 uses the image's own length.
        public var reservedLayoutSize = CGSize.zero
        /// Stored; has no visible effect.
        public var accessibilityIgnoresInvertColors = false
        public static let standardDimension: CGFloat = -1
    }

    /// Stored; has no visible effect.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// The attributed text, which replaces ``text``; nil if there is none.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// The attributed secondary text, which replaces ``secondaryText``; nil if there is none.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The minimum height of the content, in points.
    let leastHeight: CGFloat

    private init(
        text first: TextProperties, secondaryText second: TextProperties, margins: NSDirectionalEdgeInsets,
        isSideBySide: Bool = false
    ) {
        leastHeight = margins == Self.row ? 44 - 1 / 3 : 0
        (textProperties, secondaryTextProperties, directionalLayoutMargins) = (first, second, margins)
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    private static func properties(_ style: UIFont.TextStyle, color: UIColor) -> TextProperties {
        TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    }

    private static let row = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    private static let edge = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)

    public static func cell() -> UIListContentConfiguration {
        .init(text: properties(.body, color: .label), secondaryText: properties(.caption1, color: .label), margins: row)
    }
    public static func subtitleCell() -> UIListContentConfiguration {
        .init(
            text: properties(.body, color: .label), secondaryText: properties(.caption1, color: .secondaryLabel),
            margins: row)
    }
    public static func valueCell() -> UIListContentConfiguration {
        .init(
            text: properties(.body, color: .label), secondaryText: properties(.body, color: .secondaryLabel),
            margins: row, isSideBySide: true)
    }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func plainHeader() -> UIListContentConfiguration {
        .init(
            text: properties(.headline, color: .label), secondaryText: properties(.body, color: .secondaryLabel),
            margins: edge, isSideBySide: true)
    }
    public static func plainFooter() -> UIListContentConfiguration {
        .init(
            text: properties(.footnote, color: .secondaryLabel),
            secondaryText: properties(.footnote, color: .secondaryLabel), margins: edge)
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        .init(
            text: properties(.footnote, color: .secondaryLabel),
            secondaryText: properties(.footnote, color: .secondaryLabel), margins: edge, isSideBySide: true)
    }
    public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(
            text: properties(.title3, color: .label), secondaryText: properties(.body, color: .secondaryLabel),
            margins: edge, isSideBySide: true)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(
            text: properties(.title2, color: .label), secondaryText: properties(.body, color: .secondaryLabel),
            margins: edge, isSideBySide: true)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Always returns self.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
