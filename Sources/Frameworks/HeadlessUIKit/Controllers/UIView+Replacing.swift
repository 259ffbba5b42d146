extension UIView {
    /// Replaces another view on the screen, so that the new root view of a controller is visible at once.
    func takePlace(of former: UIView) {
        guard let around = former.superview, superview == nil else { return }
        frame = former.frame
        autoresizingMask = former.autoresizingMask
        around.insertSubview(self, belowSubview: former)
        former.removeFromSuperview()
    }
}
