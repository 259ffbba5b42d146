extension UITextField {
    /// The caret came into a field, which is the object.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// A person changed the text of a field, which is the object.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// The caret went from a field, which is the object.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
    /// The caret came into a text view, which is the object.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// A person changed the text of a text view, which is the object.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// The caret went from a text view, which is the object.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
}
