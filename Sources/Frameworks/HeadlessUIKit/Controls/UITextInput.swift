/// Text with places, parts of it and a caret; places count UTF-16, and one inside of a letter is before that letter.
public protocol UITextInput: UIKeyInput {
    /// What is chosen; an empty part is the caret. Nil while there is no caret.
    var selectedTextRange: UITextRange? { get set }
    /// Before the first letter.
    var beginningOfDocument: UITextPosition { get }
    /// Behind the last letter.
    var endOfDocument: UITextPosition { get }
    /// The letters of a part.
    func text(in range: UITextRange) -> String?
    /// Puts other letters in the place of a part; the caret is behind them.
    func replace(_ range: UITextRange, withText text: String)
    /// The part between two places, in either order; nil where one is not in the text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place so far behind another, or before it; nil where that is not in the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place so far from another in a direction; nil where that is not in the text, and up and down.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// How far it is from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Which of two places is the first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

extension UITextInput where Self: UIView {
    /// Before the first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The part between two places, in either order; nil where one is not in the text.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (one, other) = (fromPosition, toPosition)
        guard max(one.offset, other.offset) <= endOfDocument.offset else { return nil }
        return one.offset <= other.offset ? UITextRange(one, other) : UITextRange(other, one)
    }
    /// The place so far behind another, or before it; nil where that is not in the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isFar) = position.offset.addingReportingOverflow(offset)
        return isFar || place < 0 || place > endOfDocument.offset ? nil : UITextPosition(place)
    }
    /// The place so far from another in a direction; nil where that is not in the text, and up and down.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: isMirrored ? -offset : offset)
        case .left: self.position(from: position, offset: isMirrored ? offset : -offset)
        case .up, .down: nil
        }
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Which of two places is the first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
    public var hasText: Bool { endOfDocument.offset > 0 }
}

public protocol UIKeyInput: AnyObject {
    /// Whether there are letters.
    var hasText: Bool { get }
    /// Writes at the caret, or in the place of what is chosen.
    func insertText(_ text: String)
    /// Deletes what is chosen, or the letter before the caret.
    func deleteBackward()
}
