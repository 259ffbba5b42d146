/// Lets the table of a table view controller avoid the keyboard automatically.
extension UITableView: KeyboardAvoiding {
    var avoidsKeyboard: Bool { controllerResponder is UITableViewController }

    func makeRoomForKeyboard() { keyboardRoom = max(0, coveredByKeyboard - safeAreaInsets.bottom) }

    func removeRoomForKeyboard() { keyboardRoom = 0 }

    func showField(_ field: UIView) {
        scrollRectToVisible(convert(field.bounds, from: field), animated: false)
    }
}
