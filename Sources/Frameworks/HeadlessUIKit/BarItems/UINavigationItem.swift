open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    /// Called when a property that the bar draws changed.
    package var changed: (() -> Void)?

    open var title: String? {
        didSet {
            guard oldValue != title else { return }
            UIApplication.shared.changes.noteControllersChanged()
            changed?()
        }
    }
    open var titleView: UIView? { didSet { if oldValue !== titleView { changed?() } } }
    /// The form in which the back button of the next screen shows this item.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if oldValue != backButtonDisplayMode { changed?() } }
    }
    /// Stored; has no visible effect.
    open var prompt: String?
    /// The search controller of the content. Its search bar is shown below the title.
    var search: AnyObject?
    var searchBar: UIView? { didSet { if oldValue !== searchBar { changed?() } } }
    /// Stored; has no visible effect. The search bar is always shown.
    open var hidesSearchBarWhenScrolling = true
    /// The appearance of the bar while the item is shown and content is scrolled beneath it; nil uses the bar's.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    /// The appearance of the bar while the item is shown and the content is at its beginning; nil uses the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    /// Stored; has no visible effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// The action that a press of the back button performs instead of going back; nil goes back.
    open var backAction: UIAction? { didSet { changed?() } }
    open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { changed?() } } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed?() } }
    open var backButtonTitle: String? { didSet { if oldValue != backButtonTitle { changed?() } } }
    /// Whether left items are shown beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { changed?() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if oldValue != largeTitleDisplayMode { changed?() } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(from: oldValue, to: leftBarButtonItems) } }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsChanged(from: oldValue, to: rightBarButtonItems) }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public init(title: String) { self.title = title }
    public override init() {}

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    private func itemsChanged(from before: [UIBarButtonItem]?, to after: [UIBarButtonItem]?) {
        for item in before ?? [] { item.changed = nil }
        for item in after ?? [] { item.changed = { [weak self] in self?.changed?() } }
        changed?()
    }
}
