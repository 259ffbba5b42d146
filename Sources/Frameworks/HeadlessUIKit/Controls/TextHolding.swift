/// What holds a text of which parts are chosen.
protocol TextHolding: UITextInput {
    /// The letters.
    var heldText: String { get }
    /// Puts other letters in the place of all; asks nobody, as code does.
    func hold(_ text: String)
    /// What code has chosen, in UTF-16; nil where it has chosen nothing since the text changed otherwise.
    var heldSelection: Range<Int>? { get set }
    /// Whether the caret is there.
    var hasCaret: Bool { get }
}

extension TextHolding {
    private var length: Int { heldText.utf16.count }

    /// The place in the text; one inside of a letter is before that.
    private func index(_ offset: Int) -> String.Index {
        let text = heldText
        let index = text.utf16.index(text.startIndex, offsetBy: min(max(0, offset), length))
        return index < text.endIndex ? text.rangeOfComposedCharacterSequence(at: index).lowerBound : index
    }

    private func range(_ range: UITextRange) -> Range<String.Index> {
        let (start, end) = (index(range.start.offset), index(range.end.offset))
        return min(start, end)..<max(start, end)
    }

    /// What is chosen: what code chose, or else the caret behind all letters.
    func chosen() -> UITextRange? {
        guard hasCaret || heldSelection != nil else { return nil }
        let chosen = heldSelection?.clamped(to: 0..<(length + 1)) ?? length..<length
        return UITextRange(
            UITextPosition(min(chosen.lowerBound, length)), UITextPosition(min(chosen.upperBound, length)))
    }

    /// Chooses a part; nil nothing.
    func choose(_ range: UITextRange?) {
        heldSelection = range.map { range in
            let (start, end) = (min(range.start.offset, length), min(range.end.offset, length))
            return min(start, end)..<max(start, end)
        }
    }

    func letters(in range: UITextRange) -> String { String(heldText[self.range(range)]) }

    func put(_ text: String, in range: UITextRange) {
        var all = heldText
        let replaced = self.range(range)
        let start = all.utf16.distance(from: all.startIndex, to: replaced.lowerBound)
        all.replaceSubrange(replaced, with: text)
        hold(all)
        let caret = start + text.utf16.count
        heldSelection = caret..<caret
    }

    func write(_ text: String) {
        put(text, in: chosen() ?? UITextRange(endOfDocument, endOfDocument))
    }

    func eraseBackward() {
        let range = chosen() ?? UITextRange(endOfDocument, endOfDocument)
        if !range.isEmpty { return put("", in: range) }
        let text = heldText
        let caret = index(range.start.offset)
        guard caret > text.startIndex else { return }
        let before = text.utf16.distance(from: text.startIndex, to: text.index(before: caret))
        put("", in: UITextRange(UITextPosition(before), range.start))
    }
}
