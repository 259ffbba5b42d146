/// Makes the table of a table view controller avoid the keyboard by itself.
extension UITableView: KeyboardAvoiding {
    var avoidsKeyboard: Bool { controllerResponder is UITableViewController }

    func makeRoom(forKeyboardOf view: UIView?) {
        keyboardRoom = view == nil ? 0 : max(0, coveredByKeyboard - safeAreaInsets.bottom)
        guard let view else { return }
        scrollRectToVisible(convert(view.bounds, from: view), animated: false)
    }
}
