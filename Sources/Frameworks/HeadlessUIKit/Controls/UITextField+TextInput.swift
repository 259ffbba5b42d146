extension UITextField: TextHolding, UITextInput {
    var heldText: String { text ?? "" }
    var hasCaret: Bool { isFirstResponder }

    func hold(_ text: String) {
        self.text = text
        textEdited()
    }

    /// What code has chosen, or else the caret behind the last letter while it is here; the page keeps a caret of its
    /// own, and reports none.
    public var selectedTextRange: UITextRange? {
        get { chosen() }
        set { choose(newValue) }
    }

    /// Behind the last letter.
    public var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    public func text(in range: UITextRange) -> String? { letters(in: range) }
    /// Puts other letters in the place of a part; the caret is behind them.
    public func replace(_ range: UITextRange, withText text: String) { put(text, in: range) }
    public func insertText(_ text: String) { write(text) }
    /// Deletes what is chosen, or the letter before the caret.
    public func deleteBackward() { eraseBackward() }
}
