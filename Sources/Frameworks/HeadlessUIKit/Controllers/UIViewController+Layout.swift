extension UIViewController {
    /// The controller whose view `view` is, or the nearest one around it.
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
    /// The controller and all containers around it show what is still to come into them.
    func settleAround() {
        var next: UIViewController? = self
        while let controller = next {
            controller.settleChildren()
            next = controller.parent
        }
    }
}
