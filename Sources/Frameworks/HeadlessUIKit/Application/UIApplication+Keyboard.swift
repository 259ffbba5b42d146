/// The position of the keyboard on the screen, including the accessory view above it.
enum KeyboardPlace: Equatable {
    case hidden
    /// The accessory view of the first responder is shown without a keyboard.
    case docked(CGRect)
    /// The keyboard, or an input view in its place, is shown.
    case shown(CGRect)

    /// The frame on the screen; nil if nothing is shown.
    var frame: CGRect? {
        switch self {
        case .hidden: nil
        case .docked(let frame), .shown(let frame): frame
        }
    }

    /// Whether the keyboard disappears when its position changes from `former` to this one.
    func hidesKeyboard(of former: KeyboardPlace) -> Bool {
        switch (former, self) {
        case (_, .hidden), (.shown, .docked): true
        case (_, .shown), (.hidden, .docked), (.docked, .docked): false
        }
    }
}

private enum KeyboardPlaceKey: ApplicationKey {
    static var defaultValue: KeyboardPlace { .hidden }
}

extension UIApplication {
    /// The position of the keyboard and the accessory view.
    var keyboardPlace: KeyboardPlace {
        get { values[KeyboardPlaceKey.self] }
        set { values[KeyboardPlaceKey.self] = newValue }
    }

    /// The frame of the keyboard, or of a docked accessory view, on the screen; nil while both are hidden.
    package var keyboardFrame: CGRect? { keyboardPlace.frame }
}

extension SimulatedDevice {
    /// The frame of the keyboard on the screen of the running app; nil while it is hidden.
    static var keyboardFrame: CGRect? { UIApplication.shared.keyboardFrame }

    /// Returns the height of the keyboard including its suggestion bar. If `ofDigits` is true, the keyboard is a number
    /// pad, which has no suggestion bar.
    func keyboardHeight(ofDigits: Bool) -> CGFloat {
        let isWide = size.width > size.height
        if traits().userInterfaceIdiom == .pad { return isWide ? 408 : 320 }
        let hasHomeButton = safeArea.bottom == 0
        if isWide { return hasHomeButton ? (ofDigits ? 162 : 200) : (ofDigits ? 171 : 209) }
        if hasHomeButton { return ofDigits ? 216 : 260 }
        return ofDigits ? 291 : 336
    }
}
