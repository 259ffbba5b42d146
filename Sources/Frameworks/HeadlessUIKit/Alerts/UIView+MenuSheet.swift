extension UIView {
    /// Dismisses the action sheet that shows a menu of the view.
    func dismissMenuSheet() {
        for case let controller as UIViewController in responders {
            if let sheet = controller.presentedViewController as? UIAlertController {
                return sheet.dismiss(animated: true)
            }
        }
    }
}
