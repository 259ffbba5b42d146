extension UIViewController {
    /// Returns the controller of `view`, or of its nearest ancestor that has one.
    package static func nearest(to view: UIView) -> UIViewController? {
        var current: UIView? = view
        while let candidate = current {
            if let controller = candidate.controllerResponder as? UIViewController { return controller }
            current = candidate.superview
        }
        return nil
    }
}

extension UIViewController {
    /// Applies pending changes of this controller and of its containers.
    func settleAround() {
        var next: UIViewController? = self
        while let controller = next {
            controller.settleChildren()
            next = controller.parent
        }
    }
}
