public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable {
        case center
        /// Equal to `center`.
        case natural
    }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of the image; nil uses the view's tint colour.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image; a length of 0 is unlimited.
        public var maximumSize = CGSize.zero
        /// Stored; has no visible effect.
        public var accessibilityIgnoresInvertColors = false
    }

    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 is no limit.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        /// Stored; has no visible effect.
        public var allowsDefaultTighteningForTruncation = false
    }

    public struct ButtonProperties {
        public var primaryAction: UIAction?
        /// The menu that opens if the button has no action; nil if there is none.
        public var menu: UIMenu?
        public var isEnabled = true
    }

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
    /// The configuration of the button. The button is shown only if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    /// The configuration of the second button. The button is shown only if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()

    /// Whether an activity indicator is shown in place of the image.
    let isLoading: Bool
    /// Whether this is the configuration for a search without results.
    private let isOfSearch: Bool

    private init(font: UIFont, color: UIColor, isLoading: Bool = false, isOfSearch: Bool = false) {
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

    public static func empty() -> UIContentUnavailableConfiguration { .init(font: headline, color: .label) }

    public static func loading() -> UIContentUnavailableConfiguration {
        var found = Self(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel, isLoading: true)
        found.text = SystemWords.word("Loading…")
        return found
    }

    public static func search() -> UIContentUnavailableConfiguration {
        var found = Self(font: headline, color: .label, isOfSearch: true)
        found.image = UIImage(systemName: "magnifyingglass")
        found.text = SystemWords.word("No Results")
        found.secondaryText = SystemWords.word("Check the spelling or try a new search.")
        return found
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. The configuration for a search gets the searched text in its message. Any
    /// other is returned unchanged.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isOfSearch, let state = state as? UIContentUnavailableConfigurationState else { return self }
        var found = self
        let words = SystemWords.word("No Results")
        found.text = state.searchText.flatMap { $0.isEmpty ? nil : "\(words): “\($0)”" } ?? words
        return found
    }
}
