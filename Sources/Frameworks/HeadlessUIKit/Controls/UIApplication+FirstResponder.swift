/// A view that receives typed text.
protocol KeyTaking: UIView {
    /// The keyboard layout that is shown first.
    var keyboardType: UIKeyboardType { get }
    /// The title of the return key; nil if return inserts a line break.
    var returnKey: String? { get }
}

/// A view that moves its content out of the keyboard's way by itself.
protocol KeyboardAvoiding: UIView {
    /// Whether the view does so at present.
    var avoidsKeyboard: Bool { get }
    /// Called when the keyboard moved. `view` is the first responder; nil if the keyboard is hidden.
    func makeRoom(forKeyboardOf view: UIView?)
}

private enum AvoiderKey: ApplicationKey {
    static var defaultValue: Weak { Weak() }

    final class Weak {
        weak var view: (any KeyboardAvoiding)?
    }
}

extension UIApplication {
    /// Shows the keyboard for the first responder, or hides it, and posts the notifications before and after.
    func followFocus() {
        guard !windows.contains(where: \.isHandingFocusOver) else { return }
        let user = windows.lazy.compactMap { $0.focused as? any KeyTaking }.last
        let tray = tray(for: user)
        let keys = user.map { frame(for: $0, in: tray) }
        let accessory = tray?.accessoryHeight(width: screen.bounds.width) ?? 0
        let next = keys.map { $0.inset(by: UIEdgeInsets(top: -accessory, left: 0, bottom: 0, right: 0)) }
        let former = keyboardFrame
        let isDrawn = tray?.content.input == nil
        if let next {
            let below = UIEdgeInsets(top: 0, left: 0, bottom: isDrawn ? next.height - accessory : 0, right: 0)
            tray?.frame = next.inset(by: below)
            tray?.setNeedsLayout()
        }
        screen.keyboard = user.flatMap { user in
            user.id.map { ScreenKeyboard(frame: isDrawn ? keys : nil, returnKey: returnKey(of: user), user: $0) }
        }
        guard next != former else { return makeRoom(for: user) }
        let change = KeyboardChange(from: former, to: next, on: screen.bounds)
        announce(change, at: change.isHiding ? .will(.hide) : .will(.show))
        keyboardFrame = next
        for window in windows {
            window.safeAreaChanged()
            for view in window.subviews { view.setNeedsLayout() }
        }
        // A view that leaves also resigns, and must not be laid out meanwhile.
        if let user {
            UIView.animate(withDuration: KeyboardChange.duration) {
                user.window?.layoutIfNeeded()
                makeRoom(for: user)
            }
        } else {
            makeRoom(for: nil)
        }
        announce(change, at: change.isHiding ? .did(.hide) : .did(.show))
    }

    private func frame(for user: any KeyTaking, in tray: KeyboardTray?) -> CGRect {
        let screen = screen.bounds
        let wanted =
            tray?.inputHeight(width: screen.width)
            ?? device.keyboardHeight(ofDigits: user.keyboardType.hasDigitsOnly)
        let height = min(wanted, screen.height)
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    private func returnKey(of user: any KeyTaking) -> String? {
        user.keyboardType.hasDigitsOnly ? nil : user.returnKey
    }

    private func makeRoom(for user: (any KeyTaking)?) {
        let held = values[AvoiderKey.self]
        var view: UIView? = user
        var found: (any KeyboardAvoiding)?
        while let current = view, found == nil {
            if let avoider = current as? any KeyboardAvoiding, avoider.avoidsKeyboard { found = avoider }
            view = current.superview
        }
        if let former = held.view, former !== found { former.makeRoom(forKeyboardOf: nil) }
        held.view = found
        found?.makeRoom(forKeyboardOf: user)
    }

    private func announce(_ change: KeyboardChange, at moment: KeyboardChange.Phase) {
        for name in moment.names { environment.post(name, userInfo: change.userInfo) }
    }
}
