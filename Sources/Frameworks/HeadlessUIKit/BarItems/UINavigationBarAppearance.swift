/// The background and the texts of a navigation bar in one of its states.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title. Only colour and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of large titles. Only colour and font are drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; has no visible effect.
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The titles of buttons with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Always an empty image: the page draws its own chevron.
    open var backIndicatorImage: UIImage { UIImage() }

    public override init() { super.init() }
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance.copyTitles(of: other.buttonAppearance)
        doneButtonAppearance.copyTitles(of: other.doneButtonAppearance)
        backButtonAppearance.copyTitles(of: other.backButtonAppearance)
    }

    /// Has no visible effect.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}

    open override func copy() -> Any { UINavigationBarAppearance(barAppearance: self) }
}

public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}
