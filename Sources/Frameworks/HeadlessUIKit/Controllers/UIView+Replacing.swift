extension UIView {
    /// Stands where another view stands on the screen, which goes: what a controller's view is exchanged for is seen at
    /// once.
    func takePlace(of former: UIView) {
        guard let around = former.superview, superview == nil else { return }
        frame = former.frame
        autoresizingMask = former.autoresizingMask
        around.insertSubview(self, belowSubview: former)
        former.removeFromSuperview()
    }
}
