extension UIView {
    /// Whether the focus is here.
    package var holdsFocus: Bool { window?.focused === self }

    /// Moves the focus here; false when who has it keeps it, or there is no window.
    package func takeFocus() -> Bool {
        guard let window else { return false }
        window.isHandingFocusOver = true
        defer { window.isHandingFocusOver = false }
        if let former = window.focused, former !== self, !former.resignFirstResponder() { return false }
        window.focused = self
        return true
    }

    /// Leaves the focus to nobody.
    package func giveUpFocus() { if holdsFocus { window?.focused = nil } }

    /// A person put the caret here; false when it may not be.
    package func receiveFocus() -> Bool { isFirstResponder || becomeFirstResponder() }

    /// A person took the caret away.
    package func receiveBlur() -> Bool { resignFirstResponder() }
}
