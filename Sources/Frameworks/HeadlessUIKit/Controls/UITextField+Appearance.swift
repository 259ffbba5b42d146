extension UITextField {
    func adoptAppearance() {
        forEachProxy(of: UITextField.self) { proxy in
            if ownTint == nil, let tint = proxy.ownTint { tintColor = tint }
            if textColor == nil { textColor = proxy.textColor }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
        }
    }
}
