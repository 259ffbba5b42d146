extension UITextView: TextHolding, UITextInput {
    var heldText: String { text ?? "" }
    var hasCaret: Bool { isFirstResponder }

    func replaceText(with text: String) {
        self.text = text
        textEdited()
    }

    /// The selection made by code, or the caret at the end of the text.
    public var selectedRange: NSRange {
        get {
            let chosen = chosen() ?? UITextRange(start: endOfDocument, end: endOfDocument)
            return NSRange(location: chosen.start.offset, length: chosen.end.offset - chosen.start.offset)
        }
        set {
            guard newValue.location >= 0, newValue.length >= 0 else { return choose(nil) }
            let end = newValue.location.addingReportingOverflow(newValue.length)
            choose(
                UITextRange(
                    start: UITextPosition(newValue.location),
                    end: UITextPosition(end.overflow ? .max : end.partialValue)))
        }
    }

    /// The selection made by code, or the caret at the end of the text during editing. The page's own caret is not
    /// reported.
    public var selectedTextRange: UITextRange? {
        get { chosen() }
        set { choose(newValue) }
    }

    /// Has no effect, because the page keeps the caret visible.
    public func scrollRangeToVisible(_ range: NSRange) {}

    public var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    public func text(in range: UITextRange) -> String? { substring(in: range) }
    /// Replaces a range. The caret is placed after the new text.
    public func replace(_ range: UITextRange, withText text: String) { insert(text, replacing: range) }
    public func insertText(_ text: String) { replaceSelection(with: text) }
    public func deleteBackward() { eraseBackward() }
}
