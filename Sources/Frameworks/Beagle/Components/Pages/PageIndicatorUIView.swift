/// The number of pages and the current one (Beagle iOS 2.1, PageIndicatorUI.swift).
public struct PageIndicatorUIViewModel {
    public let numberOfPages: Int
    /// The current page, counted from 0.
    public let currentPage: Int
}

/// A view that shows the current page, for the `pageIndicator` of a ``PageView`` (Beagle iOS 2.1,
/// PageIndicatorUI.swift).
public protocol PageIndicatorUIView: AnyObject {
    /// The content of the view; set whenever the current page changes.
    var model: PageIndicatorUIViewModel? { get set }
}

/// Receives the new page number when the user changes the page of a ``PageView`` (Beagle iOS 2.1,
/// PageViewUIComponent.swift).
///
/// On iOS only Beagle's own views have such a delegate; apps use `onPageChange`.
public protocol PageViewUIComponentDelegate: AnyObject {
    /// Called with the number of the new page, counted from 0, after it is shown.
    func changedCurrentPage(_ currentPage: Int)
}
