/// A view with tabs, one of which a person chooses.
package protocol TabHolding: UIView {
    /// How many tabs there are.
    var tabCount: Int { get }
    /// Whether the tab at a place could be chosen now.
    func isTabEnabled(at index: Int) -> Bool
    /// A person chose a tab, perhaps the one that is chosen already.
    func receiveTab(_ index: Int)
}

/// A view that shows one of several pages, which a person turns.
package protocol PageHolding: UIView {
    /// How many pages there are.
    var pageCount: Int { get }
    /// A person turned to a page, and it came to rest there.
    func receivePage(_ index: Int)
}
