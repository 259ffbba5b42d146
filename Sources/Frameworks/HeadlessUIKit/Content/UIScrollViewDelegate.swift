/// Hears of a scroll view's movements.
public protocol UIScrollViewDelegate: AnyObject {
    /// The content moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A person took hold of the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A person is about to let the content go, which would come to rest at `targetContentOffset` unless that is set to
    /// another place. What is told of a finger has no velocity here.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A person let the content go.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content goes on by itself; never called, because the page has it come to rest.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar leads to the top; never asked, because nothing of it can be tapped.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Such a tap led to the top; never called.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The content came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A movement that code began came to rest.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Bars and corners take another part of the content's room.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Which view inside is made larger and smaller; nil where none is.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Two fingers, or code that asks for an animation, are about to make it larger or smaller.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// It has another scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// It is as large as it is to be.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
