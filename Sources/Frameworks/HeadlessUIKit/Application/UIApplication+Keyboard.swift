private enum KeyboardFrameKey: ApplicationKey {
    static var defaultValue: CGRect? { nil }
}

extension UIApplication {
    /// The frame of the keyboard on the screen; nil while it is hidden.
    package internal(set) var keyboardFrame: CGRect? {
        get { values[KeyboardFrameKey.self] }
        set { values[KeyboardFrameKey.self] = newValue }
    }
}

extension SimulatedDevice {
    /// The frame of the keyboard on the screen of the running app; nil while it is hidden.
    static var keyboardFrame: CGRect? { UIApplication.shared.keyboardFrame }

    /// Returns the height of the keyboard including its suggestion bar. A number pad, `ofDigits`, has no suggestion
    /// bar.
    func keyboardHeight(ofDigits: Bool) -> CGFloat {
        let isWide = size.width > size.height
        if traits().userInterfaceIdiom == .pad { return isWide ? 408 : 320 }
        let hasHomeButton = safeArea.bottom == 0
        if isWide { return hasHomeButton ? (ofDigits ? 162 : 200) : (ofDigits ? 171 : 209) }
        if hasHomeButton { return ofDigits ? 216 : 260 }
        return ofDigits ? 291 : 336
    }
}
