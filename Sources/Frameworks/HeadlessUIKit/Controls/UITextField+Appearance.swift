extension UITextField {
    /// What is set here counts for all fields that come into a window from now on.
    public static func appearance() -> UITextField {
        UIApplication.shared.values[Appearances.self].proxy(UITextField.self) { UITextField() }
    }

    /// What is set here counts for fields that come into a window inside views of these classes, the nearest named
    /// first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> UITextField {
        UIApplication.shared.values[Appearances.self].proxy(UITextField.self, inside: containerTypes) { UITextField() }
    }

    func adoptAppearance() {
        adopt(UITextField.self) { proxy in
            if ownTint == nil, let tint = proxy.ownTint { tintColor = tint }
            if textColor == nil { textColor = proxy.textColor }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
        }
    }
}
