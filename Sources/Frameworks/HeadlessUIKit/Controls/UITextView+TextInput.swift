extension UITextView: TextHolding, UITextInput {
    var heldText: String { text ?? "" }
    var hasCaret: Bool { isFirstResponder }

    func hold(_ text: String) {
        self.text = text
        textEdited()
    }

    /// What code has chosen, or else the caret behind the last letter.
    public var selectedRange: NSRange {
        get {
            let chosen = chosen() ?? UITextRange(endOfDocument, endOfDocument)
            return NSRange(location: chosen.start.offset, length: chosen.end.offset - chosen.start.offset)
        }
        set {
            guard newValue.location >= 0, newValue.length >= 0 else { return choose(nil) }
            let end = newValue.location.addingReportingOverflow(newValue.length)
            choose(
                UITextRange(UITextPosition(newValue.location), UITextPosition(end.overflow ? .max : end.partialValue)))
        }
    }

    /// What code has chosen, or else the caret behind the last letter while it is here; the page keeps a caret of its
    /// own, and reports none.
    public var selectedTextRange: UITextRange? {
        get { chosen() }
        set { choose(newValue) }
    }

    /// Would bring a part of the text into sight; does nothing, because the page keeps the caret in sight by itself.
    public func scrollRangeToVisible(_ range: NSRange) {}

    /// Behind the last letter.
    public var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    public func text(in range: UITextRange) -> String? { letters(in: range) }
    /// Puts other letters in the place of a part; the caret is behind them.
    public func replace(_ range: UITextRange, withText text: String) { put(text, in: range) }
    public func insertText(_ text: String) { write(text) }
    /// Deletes what is chosen, or the letter before the caret.
    public func deleteBackward() { eraseBackward() }
}
