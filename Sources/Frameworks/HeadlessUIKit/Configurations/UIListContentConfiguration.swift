/// What a row of a list contains: a picture and two texts, each with its looks.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public func resolvedColor() -> UIColor { color }
        public var alignment = TextAlignment.natural
        /// How many lines it may have; 0 is as many as it takes.
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
        /// Whether the letters of a single line shrink where it would not fit.
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var transform = TextTransform.none
        /// Whether gaps are closed to fit a text; kept.
        public var allowsDefaultTighteningForTruncation = true
        /// Whether its colour follows what the font does; kept.
        public var showsExpansionTextWhenTruncated = false
    }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol or template; nil is the view's tint.
        public var tintColor: UIColor?
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
        public var cornerRadius: CGFloat = 0
        /// How large it is at most; 0 on a side sets no bound.
        public var maximumSize = CGSize.zero
        /// The room that is kept for it, in whose middle it stands; 0 on a side is as much as the picture takes.
        public var reservedLayoutSize = CGSize.zero
        /// Whether it is drawn in its own colours where a screen inverts them; kept.
        public var accessibilityIgnoresInvertColors = false
        public static let standardDimension: CGFloat = -1
    }

    /// Along which ways margins of what is around count; kept.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The picture before the texts.
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    /// The first text.
    public var text: String?
    /// The first text in its own looks, in the place of ``text``.
    public var attributedText: NSAttributedString?
    /// How the first text looks.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String?
    /// The second text in its own looks, in the place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// How tall it is at least.
    let leastHeight: CGFloat

    private init(
        _ first: TextProperties, _ second: TextProperties, _ margins: NSDirectionalEdgeInsets,
        isSideBySide: Bool = false
    ) {
        leastHeight = margins == Self.row ? 44 - 1 / 3 : 0
        (textProperties, secondaryTextProperties, directionalLayoutMargins) = (first, second, margins)
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    private static func words(_ style: UIFont.TextStyle, _ color: UIColor) -> TextProperties {
        TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    }

    private static let row = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    private static let edge = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)

    /// A row with one text, and a second one below it.
    public static func cell() -> UIListContentConfiguration {
        .init(words(.body, .label), words(.caption1, .label), row)
    }
    /// A row with two texts, the second one smaller and grey.
    public static func subtitleCell() -> UIListContentConfiguration {
        .init(words(.body, .label), words(.caption1, .secondaryLabel), row)
    }
    public static func valueCell() -> UIListContentConfiguration {
        .init(words(.body, .label), words(.body, .secondaryLabel), row, isSideBySide: true)
    }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func plainHeader() -> UIListContentConfiguration {
        .init(words(.headline, .label), words(.body, .secondaryLabel), edge, isSideBySide: true)
    }
    public static func plainFooter() -> UIListContentConfiguration {
        .init(words(.footnote, .secondaryLabel), words(.footnote, .secondaryLabel), edge)
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        .init(words(.footnote, .secondaryLabel), words(.footnote, .secondaryLabel), edge, isSideBySide: true)
    }
    public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(words(.title3, .label), words(.body, .secondaryLabel), edge, isSideBySide: true)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(words(.title2, .label), words(.body, .secondaryLabel), edge, isSideBySide: true)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

    /// A ``UIListContentView``.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same: its looks do not depend on a state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
