/// Hears of a scroll view's movements.
public protocol UIScrollViewDelegate: AnyObject {
    /// The content moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A person took hold of the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A person let the content go.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
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
}
