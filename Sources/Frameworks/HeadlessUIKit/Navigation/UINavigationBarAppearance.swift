open class UINavigationBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    /// Stored; has no visible effect.
    open var shadowColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of large titles. Only the colour is drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public override init() {}

    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    open func configureWithDefaultBackground() { backgroundColor = nil }
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }
