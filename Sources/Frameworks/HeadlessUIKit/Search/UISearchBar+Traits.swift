extension UISearchBar: UITextInputTraits {}

extension UISearchBar {
    /// Stored; has no effect, because the keyboard follows the appearance of the device.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { stored(default: .default) }
        set { store(newValue) }
    }
}
