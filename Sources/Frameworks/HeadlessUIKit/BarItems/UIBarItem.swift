open class UIBarItem: NSObject {
    /// Called when a property that the bar draws changed.
    package var changed: (() -> Void)?

    open var title: String? { didSet { if oldValue != title { changed?() } } }
    open var image: UIImage? { didSet { if oldValue != image { changed?() } } }
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed?() } } }
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { changed?() } }
    open var accessibilityLabel: String? { didSet { changed?() } }
    open var accessibilityHint: String? { didSet { changed?() } }

    public override init() {}
}
