public protocol UISearchResultsUpdating: AnyObject {
    /// The text, the scope, or whether anything is searched is another.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends.
public protocol UISearchControllerDelegate: AnyObject {
    /// A search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// A search began.
    func didPresentSearchController(_ searchController: UISearchController)
    /// A search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// A search ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Looks after a search bar, and shows what is found.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: UISearchBar.row))
    /// Who shows what is found; nil where the controller that is searched does so itself.
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who hears when a search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether what is below is dimmed while nothing is searched; kept.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether what is below is dimmed; kept.
    open var dimsBackgroundDuringPresentation = true
    /// Whether the navigation bar goes away; kept, it stays.
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    /// Whether they are shown though nothing is searched.
    open var showsSearchResultsController = false { didSet { showResults() } }
    private var isSearching = false

    /// A search whose results a controller shows; nil where the one that is searched does so.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.began = { [weak self] in self?.isActive = true }
        searchBar.changed = { [weak self] in self?.update() }
        searchBar.cancelled = { [weak self] in self?.isActive = false }
    }

    public convenience init() { self.init(searchResultsController: nil) }

    /// There is none in a storyboard.
    public required init?(coder: NSCoder) { nil }

    open var isActive: Bool {
        get { isSearching }
        set { if newValue { begin() } else { end() } }
    }

    private func begin() {
        guard !isSearching else { return }
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.showsScopeBar = true }
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        delegate?.didPresentSearchController(self)
        update()
    }

    private func end() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        searchBar.text = ""
        searchBar.resignFirstResponder()
        update()
        delegate?.didDismissSearchController(self)
    }

    private func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        host?.setNeedsUpdateContentUnavailableConfiguration()
        showResults()
    }

    /// Shows the results over the controller that is searched.
    private func showResults() {
        guard let results = searchResultsController else { return }
        let isAsked = automaticallyShowsSearchResultsController && isSearching && searchBar.text?.isEmpty == false
        guard isAsked || (isSearching && showsSearchResultsController), let host else {
            guard results.parent != nil else { return }
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
            return
        }
        guard results.parent == nil, let around = host.view else { return }
        host.addChild(results)
        results.view.frame = around.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        around.addSubview(results.view)
        results.didMove(toParent: host)
    }

    /// The controller that is searched: the one on the screen around the bar.
    private var host: UIViewController? {
        let around = sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        return (around as? UINavigationController)?.topViewController ?? around
    }
}

extension UINavigationItem {
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set {
            search = newValue
            searchBar = newValue?.searchBar
        }
    }
}

extension UINavigationItem: SearchedText {
    var searchedText: String? {
        guard let searchController, searchController.isActive else { return nil }
        return searchController.searchBar.text
    }
}
