extension UITextField {
    /// Returns the appearance proxy. It applies to text fields that enter a window afterwards.
    public static func appearance() -> UITextField {
        AppEnvironment.current.values[Appearances.self].proxy(for: UITextField.self) { UITextField() }
    }

    /// Returns the appearance proxy for text fields inside views of these classes; the innermost class comes first. It
    /// applies to text fields that enter a window afterwards.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> UITextField {
        AppEnvironment.current.values[Appearances.self].proxy(for: UITextField.self, inside: containerTypes) {
            UITextField()
        }
    }

    func adoptAppearance() {
        forEachProxy(of: UITextField.self) { proxy in
            if ownTint == nil, let tint = proxy.ownTint { tintColor = tint }
            if textColor == nil { textColor = proxy.textColor }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
        }
    }
}
