/// A text that reports its edits to a delegate. The text view that it belongs to shows it.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The edits since the first unmatched `beginEditing()`.
    private struct Edit {
        var actions: EditActions = []
        var range: NSRange
        var change = 0
    }

    open weak var delegate: (any NSTextStorageDelegate)?
    /// Called after edits by code.
    var edited: ((NSTextStorage) -> Void)?
    private var depth = 0
    private var pending: Edit?
    private var isFollowing = false

    /// The kinds of the edits that are being processed.
    open var editedMask: EditActions { pending?.actions ?? [] }
    /// The range of the edits that are being processed, in the new text.
    open var editedRange: NSRange { pending?.range ?? NSRange(location: NSNotFound, length: 0) }
    /// The change of the length by the edits that are being processed, in UTF-16 units.
    open var changeInLength: Int { pending?.change ?? 0 }

    private var isEditing = false

    /// Performs an edit and records it once, even if Foundation's method calls others of this class.
    private func edit(_ actions: EditActions, in range: NSRange, _ change: () -> Void) {
        guard !isEditing else { return change() }
        isEditing = true
        let before = length
        change()
        isEditing = false
        edited(actions, range: range, changeInLength: length - before)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        edit(.editedCharacters, in: range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], in: range) {
            super.replaceCharacters(in: range, with: attrString)
        }
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], in: NSRange(location: 0, length: length)) {
            super.setAttributedString(attrString)
        }
    }

    open override func append(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], in: NSRange(location: length, length: 0)) {
            super.append(attrString)
        }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        edit([.editedCharacters, .editedAttributes], in: NSRange(location: loc, length: 0)) {
            super.insert(attrString, at: loc)
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        edit(.editedCharacters, in: range) { super.deleteCharacters(in: range) }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        edit(.editedAttributes, in: range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        edit(.editedAttributes, in: range) { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        edit(.editedAttributes, in: range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        edit(.editedAttributes, in: range) { super.removeAttribute(name, range: range) }
    }

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth -= 1
        if depth == 0 { processEditing() }
    }

    /// Adds an edit. Outside of `beginEditing()` and `endEditing()` it is processed immediately.
    ///
    /// - Parameters:
    ///   - editedRange: The range of the old text that was replaced.
    ///   - delta: The change of the length, in UTF-16 units.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        var edit = pending ?? Edit(range: range)
        edit.actions.formUnion(editedMask)
        edit.range = edit.range.union(range)
        edit.change += delta
        pending = edit
        if depth == 0 { processEditing() }
    }

    /// Notifies the delegate of the pending edits.
    open func processEditing() {
        guard let edit = pending else { return }
        delegate?.textStorage(self, willProcessEditing: edit.actions, range: edit.range, changeInLength: edit.change)
        delegate?.textStorage(self, didProcessEditing: edit.actions, range: edit.range, changeInLength: edit.change)
        pending = nil
        if !isFollowing { edited?(self) }
    }

    /// Takes over the text that the text view shows.
    func follow(_ text: NSAttributedString) {
        guard !isFollowing, pending == nil, !isEqual(to: text) else { return }
        isFollowing = true
        setAttributedString(text)
        isFollowing = false
    }
}

/// Is notified of the edits of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        forward([textStorage, editedMask, editedRange, delta]) { (next: any NSTextStorageDelegate) in
            next.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        forward([textStorage, editedMask, editedRange, delta]) { (next: any NSTextStorageDelegate) in
            next.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }
}
