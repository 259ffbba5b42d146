/// The object that is notified when the first responder has changed. The application implements it.
protocol FocusObserver: AnyObject {
    /// Shows or hides the keyboard and the accessory view for the first responder.
    func followFocus()
}

extension UIResponder {
    /// Whether the responder is the first responder.
    package var holdsFocus: Bool { focusView?.window?.focused === self }

    /// Makes the responder the first responder. Returns false if the current one refuses to resign, or there is no
    /// window.
    package func takeFocus() -> Bool {
        guard let window = focusView?.window else { return false }
        window.isHandingFocusOver = true
        defer { window.isHandingFocusOver = false }
        if let former = window.focused, former !== self, !former.resignFirstResponder() { return false }
        window.successor = nil
        window.focused = self
        return true
    }

    /// Resigns first responder if the responder has that status. When the keyboard is next updated, the nearest
    /// controller that can become the first responder becomes it.
    package func giveUpFocus() {
        guard holdsFocus, let window = focusView?.window else { return }
        window.focused = nil
        window.successor = responders.dropFirst().first {
            $0.takesFocusBack && $0.canBecomeFirstResponder && window.keeps($0)
        }
    }

    /// The responder itself, followed by the next ones in the responder chain.
    var responders: UnfoldFirstSequence<UIResponder> { sequence(first: self, next: \.next) }

    /// Whether the responder is `view`, or `view` follows it in the responder chain.
    func isWithin(_ view: UIView) -> Bool { responders.contains { $0.focusView === view } }

    /// Whether a controller is presented over the screen of the responder.
    var isBehindPresentation: Bool { responders.contains(where: \.isPresenting) }

    /// Notifies the application that the first responder or its input views changed.
    func focusChanged() { (AppEnvironment.current.application as? any FocusObserver)?.followFocus() }
}

extension UIView {
    /// Called when the user focuses the view. Returns false if the view refuses.
    package func receiveFocus() -> Bool { isFirstResponder || becomeFirstResponder() }

    /// Called when the user removes the focus from the view. Returns false if the view refuses.
    package func receiveBlur() -> Bool { resignFirstResponder() }

    /// Makes the first responder resign if it is inside this view, because the view is about to leave the window.
    func releaseFocus() {
        guard let window, let focused = window.focused, focused.isWithin(self) else { return }
        let former = window.leavingView
        window.leavingView = self
        focused.resignFirstResponder()
        window.leavingView = former
    }
}

extension UIWindow {
    /// Whether the responder is in this window and will stay in it.
    fileprivate func keeps(_ responder: UIResponder) -> Bool {
        guard responder.focusView?.window === self else { return false }
        return leavingView.map { !responder.isWithin($0) } ?? true
    }

    /// Makes the successor of the former first responder the first responder.
    func passFocusOn() {
        guard let successor else { return }
        self.successor = nil
        if focused == nil { successor.becomeFirstResponder() }
    }
}
