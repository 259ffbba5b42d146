public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text, the scope or the active state changed.
    func updateSearchResults(for searchController: UISearchController)
}

public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {
        forward([searchController]) { (next: any UISearchControllerDelegate) in
            next.willPresentSearchController(searchController)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {
        forward([searchController]) { (next: any UISearchControllerDelegate) in
            next.didPresentSearchController(searchController)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {
        forward([searchController]) { (next: any UISearchControllerDelegate) in
            next.willDismissSearchController(searchController)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {
        forward([searchController]) { (next: any UISearchControllerDelegate) in
            next.didDismissSearchController(searchController)
        }
    }
}

open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: UISearchBar.row))
    /// The controller that shows the results; nil if the searched controller shows them.
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Stored; has no visible effect.
    open var obscuresBackgroundDuringPresentation = true
    /// Stored; has no visible effect.
    open var dimsBackgroundDuringPresentation = true
    /// Stored; has no visible effect.
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results controller is shown even if the text is empty.
    open var showsSearchResultsController = false { didSet { showResults() } }
    private var isSearching = false

    /// Creates a search controller. If the results controller is nil, the searched controller itself shows the results.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.began = { [weak self] in self?.isActive = true }
        searchBar.changed = { [weak self] in self?.update() }
        searchBar.cancelled = { [weak self] in self?.isActive = false }
    }

    public convenience init() { self.init(searchResultsController: nil) }

    /// Always returns nil.
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

    /// Shows or hides the results controller over the searched controller.
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

    /// The searched controller: the nearest one that contains the search bar; nil if there is none.
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
