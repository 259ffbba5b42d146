extension UIView {
    /// The controller that presents panels of this view: the frontmost controller that is presented over the view's own
    /// controller. Nil outside of a window.
    var panelPresenter: UIViewController? {
        var responder: UIResponder? = next
        while let candidate = responder, !(candidate is UIViewController) { responder = candidate.next }
        var presenter = responder as? UIViewController ?? window?.rootViewController
        while let presented = presenter?.presentedViewController { presenter = presented }
        return presenter
    }
}
