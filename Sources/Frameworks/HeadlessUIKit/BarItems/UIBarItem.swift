open class UIBarItem: NSObject {
    /// Called when a property that the bar draws changed.
    package var changed: (() -> Void)?

    open var title: String? { didSet { if oldValue != title { changed?() } } }
    open var image: UIImage? { didSet { if oldValue != image { changed?() } } }
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed?() } } }
    open var tag = 0
    /// The insets of the image. They move and resize it. Only tabs draw them.
    open var imageInsets = UIEdgeInsets.zero { didSet { if oldValue != imageInsets { changed?() } } }
    /// Stored; has no visible effect.
    open var landscapeImagePhone: UIImage?
    /// Stored; has no visible effect.
    open var largeContentSizeImage: UIImage?
    open var accessibilityIdentifier: String? { didSet { changed?() } }
    open var accessibilityLabel: String? { didSet { changed?() } }
    open var accessibilityHint: String? { didSet { changed?() } }
    /// Stored; has no visible effect.
    open var isAccessibilityElement = true
    /// Stored; has no visible effect.
    open var accessibilityTraits: UIAccessibilityTraits = .button

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed?() } }

    public override init() {}

    /// Sets the attributes of the title in a state; nil removes them. Only the colour and the font are drawn, for the
    /// state `normal` and, for tabs, also `selected`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
}
