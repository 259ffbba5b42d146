/// A view that receives typed text.
protocol KeyTaking: UIView {
    /// The keyboard layout that is shown first.
    var keyboardType: UIKeyboardType { get }
    /// The title of the return key; nil if return inserts a line break.
    var returnKey: String? { get }
}

/// A view that moves its content out of the keyboard's way by itself.
protocol KeyboardAvoiding: UIView {
    /// Whether the view avoids the keyboard at the moment.
    var avoidsKeyboard: Bool { get }
    /// Called when the keyboard, or a docked accessory view, moved.
    func makeRoomForKeyboard()
    /// Called when the keyboard is hidden, or is shown for another view.
    func removeRoomForKeyboard()
    /// Scrolls to a field inside the view, in which the user types.
    func showField(_ field: UIView)
}

private enum AvoiderKey: ApplicationKey {
    static var defaultValue: Weak { Weak() }

    final class Weak {
        weak var view: (any KeyboardAvoiding)?
    }
}

extension UIApplication: FocusObserver {
    /// Shows the keyboard and the accessory view for the first responder, or hides them, and posts the notifications
    /// before and after.
    func followFocus() {
        guard !windows.contains(where: \.isHandingFocusOver) else { return }
        for window in windows { window.passFocusOn() }
        let user = inputUser
        let tray = tray(for: user)
        let former = keyboardPlace
        let next = place(of: tray, for: user)
        showKeyboard(for: user, above: tray)
        guard next != former else { return makeRoom(for: user) }
        let change = KeyboardChange(from: former, to: next, on: screen.bounds)
        announce(change, at: change.isHiding ? .will(.hide) : .will(.show))
        keyboardPlace = next
        for window in windows {
            window.safeAreaChanged()
            for view in window.subviews { view.setNeedsLayout() }
        }
        // A view that leaves also resigns first responder. It must not be laid out meanwhile.
        if let user, let window = user.focusView?.window {
            UIView.animate(withDuration: KeyboardChange.duration) {
                window.layoutIfNeeded()
                makeRoom(for: user)
            }
        } else {
            makeRoom(for: nil)
        }
        announce(change, at: change.isHiding ? .did(.hide) : .did(.show))
    }

    /// The first responder whose keyboard or accessory view is shown; nil if it is behind a presented controller.
    private var inputUser: UIResponder? {
        let focused = windows.compactMap(\.focused).filter { !$0.isBehindPresentation }
        return focused.last { $0 is any KeyTaking } ?? focused.last
    }

    /// Gives the views of `tray` their frames, and returns the place of the keyboard with them.
    private func place(of tray: KeyboardTray?, for user: UIResponder?) -> KeyboardPlace {
        let keys = keysFrame(for: user, in: tray)
        guard let tray else { return keys.map(KeyboardPlace.shown) ?? .hidden }
        let bottom = keys ?? CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: 0)
        let accessory = tray.accessoryHeight(above: bottom)
        let whole = bottom.inset(by: UIEdgeInsets(top: -accessory, left: 0, bottom: 0, right: 0))
        let keysHeight = tray.content.input == nil ? bottom.height : 0
        tray.frame = whole.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: keysHeight, right: 0))
        tray.setNeedsLayout()
        return keys == nil ? .docked(whole) : .shown(whole)
    }

    /// Draws the keyboard for a view that receives typed text, unless an input view is in its place.
    private func showKeyboard(for user: UIResponder?, above tray: KeyboardTray?) {
        screen.keyboard = (user as? any KeyTaking).flatMap { user in
            let frame = tray?.content.input == nil ? keysFrame(for: user, in: tray) : nil
            return user.id.map { ScreenKeyboard(frame: frame, returnKey: returnKey(of: user), user: $0) }
        }
    }

    /// Returns the frame of the keyboard or the input view; nil if the responder has neither.
    private func keysFrame(for user: UIResponder?, in tray: KeyboardTray?) -> CGRect? {
        let screen = screen.bounds
        let wanted =
            tray?.inputHeight(width: screen.width)
            ?? (user as? any KeyTaking).map { device.keyboardHeight(ofDigits: $0.keyboardType.hasDigitsOnly) }
        return wanted.map { wanted in
            let height = min(wanted, screen.height)
            return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        }
    }

    private func returnKey(of user: any KeyTaking) -> String? {
        user.keyboardType.hasDigitsOnly ? nil : user.returnKey
    }

    private func makeRoom(for user: UIResponder?) {
        let held = values[AvoiderKey.self]
        let found = user?.responders.lazy.compactMap { $0.focusView as? any KeyboardAvoiding }.first {
            $0.avoidsKeyboard
        }
        if let former = held.view, former !== found { former.removeRoomForKeyboard() }
        held.view = found
        found?.makeRoomForKeyboard()
        if let found, let field = user as? UIView, field.isDescendant(of: found) { found.showField(field) }
    }

    private func announce(_ change: KeyboardChange, at moment: KeyboardChange.Phase) {
        for name in moment.names { environment.post(name, userInfo: change.userInfo) }
    }
}
