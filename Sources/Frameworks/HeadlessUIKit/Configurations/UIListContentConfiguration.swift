/// What a row of a list contains: a picture and two texts, each with its looks.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// Where a text stands.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        /// How a text's letters are changed.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        /// Its font.
        public var font: UIFont
        /// Its colour.
        public var color: UIColor
        /// Its colour as it is drawn.
        public func resolvedColor() -> UIColor { color }
        /// Where it stands.
        public var alignment = TextAlignment.natural
        /// How many lines it may have; 0 is as many as it takes.
        public var numberOfLines = 0
        /// How it is broken.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether its font follows the text size that a person chooses.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the letters of a single line shrink where it would not fit.
        public var adjustsFontSizeToFitWidth = false
        /// How small they may become, as a share of their size.
        public var minimumScaleFactor: CGFloat = 0
        /// How its letters are changed.
        public var transform = TextTransform.none
        /// Whether gaps are closed to fit a text; kept.
        public var allowsDefaultTighteningForTruncation = true
        /// Whether its colour follows what the font does; kept.
        public var showsExpansionTextWhenTruncated = false
    }

    /// How the picture looks.
    public struct ImageProperties {
        /// The weight and size of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol or template; nil is the view's tint.
        public var tintColor: UIColor?
        /// The colour of a symbol or template in a view of a tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
        /// How round its corners are.
        public var cornerRadius: CGFloat = 0
        /// How large it is at most; 0 on a side sets no bound.
        public var maximumSize = CGSize.zero
        /// The room that is kept for it, in whose middle it stands; 0 on a side is as much as the picture takes.
        public var reservedLayoutSize = CGSize.zero
        /// Whether it is drawn in its own colours where a screen inverts them; kept.
        public var accessibilityIgnoresInvertColors = false
        /// The room that symbols of the system are given by themselves.
        public static let standardDimension: CGFloat = -1
    }

    /// Along which ways margins of what is around count; kept.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The picture before the texts.
    public var image: UIImage?
    /// How it looks.
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
    /// Room around all.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand beside each other.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Room between the picture and the texts.
    public var imageToTextPadding: CGFloat = 16
    /// Room between texts beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Room between texts below each other.
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
    /// A row with two texts beside each other.
    public static func valueCell() -> UIListContentConfiguration {
        .init(words(.body, .label), words(.body, .secondaryLabel), row, isSideBySide: true)
    }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A row of a sidebar with two texts.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// A row of a sidebar with a picture.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// Words above a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        .init(words(.headline, .label), words(.body, .secondaryLabel), edge, isSideBySide: true)
    }
    /// Words below a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        .init(words(.footnote, .secondaryLabel), words(.footnote, .secondaryLabel), edge)
    }
    /// Words above a section of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        .init(words(.footnote, .secondaryLabel), words(.footnote, .secondaryLabel), edge, isSideBySide: true)
    }
    /// Words below a section of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
    /// Words above a section, in letters that stand out.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(words(.title3, .label), words(.body, .secondaryLabel), edge, isSideBySide: true)
    }
    /// Words above a section, in letters that stand out.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(words(.title2, .label), words(.body, .secondaryLabel), edge, isSideBySide: true)
    }
    /// Words above a section of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

    /// A ``UIListContentView``.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same: its looks do not depend on a state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Ways across a screen.
public struct UIAxis: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt
    /// The ways of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
