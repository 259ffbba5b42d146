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

    /// Resigns as first responder, if the view is the first responder.
    package func giveUpFocus() { if holdsFocus { window?.focused = nil } }

    /// Called when the user focuses the view. Returns false if the view refuses.
    package func receiveFocus() -> Bool { isFirstResponder || becomeFirstResponder() }

    /// Called when the user removes the focus from the view. Returns false if the view refuses.
    package func receiveBlur() -> Bool { resignFirstResponder() }
}
