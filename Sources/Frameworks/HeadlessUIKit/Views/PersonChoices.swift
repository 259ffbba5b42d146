/// A view with tabs that the user can select.
package protocol TabHolding: UIView {
    /// The number of tabs.
    var tabCount: Int { get }
    /// Returns whether the tab at an index is enabled.
    func isTabEnabled(at index: Int) -> Bool
    /// Handles the selection of a tab, which may already be selected.
    func receiveTab(_ index: Int)
}

/// A view with pages that the user can turn.
package protocol PageHolding: UIView {
    /// The number of pages.
    var pageCount: Int { get }
    /// Handles a page turn that has ended.
    func receivePage(_ index: Int)
}
