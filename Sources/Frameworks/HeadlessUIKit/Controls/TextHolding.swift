/// An editable text with a selection.
protocol TextHolding: UITextInput {
    /// The text of the view.
    var heldText: String { get }
    /// Replaces the whole text without asking the delegate.
    func replaceText(with text: String)
    /// The selection made by code, in UTF-16 units; nil after any other change of the text.
    var heldSelection: Range<Int>? { get set }
    /// Whether the view is being edited.
    var hasCaret: Bool { get }
}

extension TextHolding {
    private var length: Int { heldText.utf16.count }

    /// Returns the string index of an offset in UTF-16 units. An offset inside a character gives the character's
    /// beginning.
    private func index(_ offset: Int) -> String.Index {
        let text = heldText
        let index = text.utf16.index(text.startIndex, offsetBy: min(max(0, offset), length))
        return index < text.endIndex ? text.rangeOfComposedCharacterSequence(at: index).lowerBound : index
    }

    private func range(_ range: UITextRange) -> Range<String.Index> {
        let (start, end) = (index(range.start.offset), index(range.end.offset))
        return min(start, end)..<max(start, end)
    }

    /// Returns the selection that code has made; otherwise the caret at the end of the text.
    func chosen() -> UITextRange? {
        guard hasCaret || heldSelection != nil else { return nil }
        let chosen = heldSelection?.clamped(to: 0..<(length + 1)) ?? length..<length
        return UITextRange(
            start: UITextPosition(min(chosen.lowerBound, length)), end: UITextPosition(min(chosen.upperBound, length)))
    }

    /// Selects a range; nil removes the selection.
    func choose(_ range: UITextRange?) {
        heldSelection = range.map { range in
            let (start, end) = (min(range.start.offset, length), min(range.end.offset, length))
            return min(start, end)..<max(start, end)
        }
    }

    func substring(in range: UITextRange) -> String { String(heldText[self.range(range)]) }

    func insert(_ text: String, replacing range: UITextRange) {
        var all = heldText
        let replaced = self.range(range)
        let start = all.utf16.distance(from: all.startIndex, to: replaced.lowerBound)
        all.replaceSubrange(replaced, with: text)
        replaceText(with: all)
        let caret = start + text.utf16.count
        heldSelection = caret..<caret
    }

    func replaceSelection(with text: String) {
        insert(text, replacing: chosen() ?? UITextRange(start: endOfDocument, end: endOfDocument))
    }

    func eraseBackward() {
        let range = chosen() ?? UITextRange(start: endOfDocument, end: endOfDocument)
        if !range.isEmpty { return insert("", replacing: range) }
        let text = heldText
        let caret = index(range.start.offset)
        guard caret > text.startIndex else { return }
        let before = text.utf16.distance(from: text.startIndex, to: text.index(before: caret))
        insert("", replacing: UITextRange(start: UITextPosition(before), end: range.start))
    }
}
