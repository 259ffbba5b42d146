/// How a navigation bar looks.
open class UINavigationBarAppearance: NSObject {
    /// The fill of the bar.
    open var backgroundColor: UIColor?
    /// The colour of the hairline; kept.
    open var shadowColor: UIColor?
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of large titles; kept.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The system's own look.
    public override init() {}

    /// Fills the bar with the background of screens.
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    /// Leaves the fill to the system.
    open func configureWithDefaultBackground() { backgroundColor = nil }
    /// Fills the bar with nothing.
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The height a bar is meant for.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
