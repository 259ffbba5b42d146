/// A view with editable text. Positions count UTF-16 units. A position inside a character stands for the character's
/// beginning.
public protocol UITextInput: UIKeyInput {
    /// The selected range. An empty range is the caret; nil if there is no caret.
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func text(in range: UITextRange) -> String?
    /// Replaces a range. The caret is placed after the new text.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns the range between two positions in either order; nil if one is outside the text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance from another position; nil if it is outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at a distance in a direction; nil if it is outside the text, or if the direction is up or
    /// down.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

extension UITextInput where Self: UIView {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Returns the range between two positions in either order; nil if one is outside the text.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (one, other) = (fromPosition, toPosition)
        guard max(one.offset, other.offset) <= endOfDocument.offset else { return nil }
        return one.offset <= other.offset ? UITextRange(start: one, end: other) : UITextRange(start: other, end: one)
    }
    /// Returns the position at a distance from another position; nil if it is outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isFar) = position.offset.addingReportingOverflow(offset)
        return isFar || place < 0 || place > endOfDocument.offset ? nil : UITextPosition(place)
    }
    /// Returns the position at a distance in a direction; nil if it is outside the text, or if the direction is up or
    /// down.
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
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
    public var hasText: Bool { endOfDocument.offset > 0 }
}

public protocol UIKeyInput: NSObjectProtocol {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
