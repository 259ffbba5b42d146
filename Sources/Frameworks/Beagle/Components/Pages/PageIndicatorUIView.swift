/// Which page is seen, and how many there are (Beagle iOS 2.1, PageIndicatorUI.swift).
public struct PageIndicatorUIViewModel {
    /// How many pages there are.
    public let numberOfPages: Int
    /// The page that is seen, counted from 0.
    public let currentPage: Int
}

/// A view that shows which page of several is seen, for the `pageIndicator` of a ``PageView``
/// (Beagle iOS 2.1, PageIndicatorUI.swift).
public protocol PageIndicatorUIView: AnyObject {
    /// What to show; assigned whenever another page is seen.
    var model: PageIndicatorUIViewModel? { get set }
}

/// Hears which page of a ``PageView`` a person turned to (Beagle iOS 2.1, PageViewUIComponent.swift).
///
/// On iOS only Beagle's own views have such a delegate; an app hears of pages by `onPageChange`.
public protocol PageViewUIComponentDelegate: AnyObject {
    /// Called with the page's number, counted from 0, once it is seen.
    func changedCurrentPage(_ currentPage: Int)
}
