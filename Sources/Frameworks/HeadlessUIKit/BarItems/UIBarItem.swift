/// The base of what stands in bars.
open class UIBarItem: NSObject {
    /// Called when something the bar draws changed.
    package var changed: (() -> Void)?

    /// The words.
    open var title: String? { didSet { if oldValue != title { changed?() } } }
    /// The picture.
    open var image: UIImage? { didSet { if oldValue != image { changed?() } } }
    /// Whether it can be used.
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed?() } } }
    /// A number that code finds it by.
    open var tag = 0
    /// What tests find it by.
    open var accessibilityIdentifier: String? { didSet { changed?() } }
    /// What it is called.
    open var accessibilityLabel: String? { didSet { changed?() } }
    /// What using it does.
    open var accessibilityHint: String? { didSet { changed?() } }

    /// An empty item.
    public override init() {}
}
