extension UIViewController {
    /// Replaces the view of a child by that of another one, and calls their appearance methods. The animations run at
    /// once; the page draws them over `duration` seconds.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let (from, to): (UIView, UIView) = (fromViewController.view, toViewController.view)
        from.superview?.addSubview(to)
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
            from.removeFromSuperview()
            completion?(finished)
        }
    }

    /// Has no effect. The screen always rotates with the device.
    public static func attemptRotationToDeviceOrientation() {}
    /// Has no effect. Bars follow the first scroll view of the controller.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
    /// Returns the scroll view that bars follow.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollsAtBars }
}
