private enum KeyboardFrameKey: ApplicationKey {
    static var defaultValue: CGRect? { nil }
}

extension UIApplication {
    /// Where the keyboard lies on the screen; nil while there is none.
    package internal(set) var keyboardFrame: CGRect? {
        get { values[KeyboardFrameKey.self] }
        set { values[KeyboardFrameKey.self] = newValue }
    }
}

extension SimulatedDevice {
    /// Where the keyboard lies on the screen of the running app; nil while there is none.
    static var keyboardFrame: CGRect? { UIApplication.shared.keyboardFrame }

    /// How tall the keyboard is, with what it offers to type above its keys; one of digits offers nothing.
    func keyboardHeight(ofDigits: Bool) -> CGFloat {
        let isWide = size.width > size.height
        if traits().userInterfaceIdiom == .pad { return isWide ? 408 : 320 }
        let hasHomeButton = safeArea.bottom == 0
        if isWide { return hasHomeButton ? (ofDigits ? 162 : 200) : (ofDigits ? 171 : 209) }
        if hasHomeButton { return ofDigits ? 216 : 260 }
        return ofDigits ? 291 : 336
    }
}
