open class UINavigationBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    /// The colour of the hairline; kept.
    open var shadowColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of large titles; kept.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public override init() {}

    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    open func configureWithDefaultBackground() { backgroundColor = nil }
    /// Fills the bar with nothing.
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }
