extension UITextField: TextHolding, UITextInput {
    var heldText: String { text ?? "" }
    var hasCaret: Bool { isFirstResponder }

    func replaceText(with text: String) {
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
    public func text(in range: UITextRange) -> String? { substring(in: range) }
    /// Replaces a range. The caret is placed after the new text.
    public func replace(_ range: UITextRange, withText text: String) { insert(text, replacing: range) }
    public func insertText(_ text: String) { replaceSelection(with: text) }
    public func deleteBackward() { eraseBackward() }
}
