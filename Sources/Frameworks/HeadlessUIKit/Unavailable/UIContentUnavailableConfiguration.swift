/// Says that there is nothing to show, and why: a picture, two texts and up to two buttons, each with its looks.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable {
        case center
        /// As it suits the rest; here in the middle too.
        case natural
    }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol or template; nil is the view's tint.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// How large it is at most; 0 on a side sets no bound.
        public var maximumSize = CGSize.zero
        /// Whether it is drawn in its own colours where a screen inverts them; kept.
        public var accessibilityIgnoresInvertColors = false
    }

    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines it may have; 0 is as many as it takes.
        public var numberOfLines = 0
        /// Whether the letters of a single line shrink where it would not fit.
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        /// Whether gaps are closed to fit a text; kept.
        public var allowsDefaultTighteningForTruncation = false
    }

    public struct ButtonProperties {
        public var primaryAction: UIAction?
        /// What the button opens, where it has no action.
        public var menu: UIMenu?
        public var isEnabled = true
    }

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
    /// The button below the texts; without words and a picture there is none.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    /// The button below it; without words and a picture there is none.
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()

    /// Whether a wheel turns in the place of the picture.
    let isLoading: Bool
    /// Whether it speaks of a search.
    private let isOfSearch: Bool

    private init(_ font: UIFont, _ color: UIColor, isLoading: Bool = false, isOfSearch: Bool = false) {
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        (self.isLoading, self.isOfSearch) = (isLoading, isOfSearch)
    }

    private static var headline: UIFont {
        .boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize)
    }

    /// Nothing yet: an app sets the picture and the texts.
    public static func empty() -> UIContentUnavailableConfiguration { .init(headline, .label) }

    public static func loading() -> UIContentUnavailableConfiguration {
        var found = Self(.preferredFont(forTextStyle: .subheadline), .secondaryLabel, isLoading: true)
        found.text = SystemWords.word("Loading…")
        return found
    }

    /// That a search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var found = Self(headline, .label, isOfSearch: true)
        found.image = UIImage(systemName: "magnifyingglass")
        found.text = SystemWords.word("No Results")
        found.secondaryText = SystemWords.word("Check the spelling or try a new search.")
        return found
    }

    /// A ``UIContentUnavailableView``.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The same; one of a search has the words that are searched for behind its own.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isOfSearch, let state = state as? UIContentUnavailableConfigurationState else { return self }
        var found = self
        let words = SystemWords.word("No Results")
        found.text = state.searchText.flatMap { $0.isEmpty ? nil : "\(words): “\($0)”" } ?? words
        return found
    }
}
