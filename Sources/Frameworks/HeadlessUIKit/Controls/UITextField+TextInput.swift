extension UITextField: TextHolding, UITextInput {
    var heldText: String { text ?? "" }
    var hasCaret: Bool { isFirstResponder }

    func hold(_ text: String) {
        self.text = text
        textEdited()
    }

    /// The selection made by code, or the caret at the end of the text during editing. The page's own caret is not
    /// reported.
    public var selectedTextRange: UITextRange? {
        get { chosen() }
        set { choose(newValue) }
    }

    public var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    public func text(in range: UITextRange) -> String? { letters(in: range) }
    /// The caret is placed after the new text.
    public func replace(_ range: UITextRange, withText text: String) { put(text, in: range) }
    public func insertText(_ text: String) { write(text) }
    public func deleteBackward() { eraseBackward() }
}
