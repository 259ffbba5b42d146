extension UIView {
    /// Whether the view is the first responder.
    package var holdsFocus: Bool { window?.focused === self }

    /// Makes the view the first responder. Returns false if the current one refuses to resign, or there is no window.
    package func takeFocus() -> Bool {
        guard let window else { return false }
        window.isHandingFocusOver = true
        defer { window.isHandingFocusOver = false }
        if let former = window.focused, former !== self, !former.resignFirstResponder() { return false }
        window.focused = self
        return true
    }

    /// Clears the first responder if it is this view.
    package func giveUpFocus() { if holdsFocus { window?.focused = nil } }

    /// Handles the user's focus of the view. Returns false if the view refuses.
    package func receiveFocus() -> Bool { isFirstResponder || becomeFirstResponder() }

    /// Handles the user's removal of the focus.
    package func receiveBlur() -> Bool { resignFirstResponder() }
}
