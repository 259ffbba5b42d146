extension UIView {
    /// Replaces `former`, the previous root view of a controller, in its superview, so that the new root view is
    /// visible immediately.
    func takePlace(of former: UIView) {
        guard let around = former.superview, superview == nil else { return }
        frame = former.frame
        autoresizingMask = former.autoresizingMask
        around.insertSubview(self, belowSubview: former)
        former.removeFromSuperview()
    }
}
