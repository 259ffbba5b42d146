public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called at the end of a drag. Setting `targetContentOffset` changes where the scroll ends. The velocity is always
    /// zero.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Never called.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Never called.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Never called.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidScroll(scrollView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewWillBeginDragging(scrollView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forward([scrollView, decelerate]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidEndDecelerating(scrollView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.viewForZooming(in: scrollView)
        } ?? nil
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forward([scrollView, view as Any]) { (next: any UIScrollViewDelegate) in
            next.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidZoom(scrollView)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forward([scrollView, view as Any, scale]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forward([scrollView, velocity, NSValue(pointer: targetContentOffset)]) { (next: any UIScrollViewDelegate) in
            next.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewWillBeginDecelerating(scrollView)
        }
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewShouldScrollToTop(scrollView)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forward([scrollView]) { (next: any UIScrollViewDelegate) in
            next.scrollViewDidScrollToTop(scrollView)
        }
    }
}
