extension UITextView: TextHolding, UITextInput {
    var heldText: String { text ?? "" }
    var hasCaret: Bool { isFirstResponder }

    func hold(_ text: String) {
        self.text = text
        (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
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

    /// What code has chosen, or else the caret behind the last letter while it is here; the page keeps a caret of its own, and
    /// reports none.
    public var selectedTextRange: UITextRange? {
        get { chosen() }
        set { choose(newValue) }
    }

    /// Before the first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Behind the last letter.
    public var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    /// The letters of a part.
    public func text(in range: UITextRange) -> String? { letters(in: range) }
    /// Puts other letters in the place of a part; the caret is behind them.
    public func replace(_ range: UITextRange, withText text: String) { put(text, in: range) }
    /// The part between two places, in either order; nil where one is not in the text.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        part(from: fromPosition, to: toPosition)
    }
    /// The place so far behind another, or before it; nil where that is not in the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        place(from: position, offset: offset)
    }
    /// The place so far from another in a direction; nil where that is not in the text, and up and down.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: place(from: position, offset: isMirrored ? -offset : offset)
        case .left: place(from: position, offset: isMirrored ? offset : -offset)
        case .up, .down: nil
        }
    }
    /// How far it is from one place to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Which of two places is the first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
    /// Whether there are letters.
    public var hasText: Bool { !heldText.isEmpty }
    /// Writes at the caret, or in the place of what is chosen.
    public func insertText(_ text: String) { write(text) }
    /// Deletes what is chosen, or the letter before the caret.
    public func deleteBackward() { eraseBackward() }
}
