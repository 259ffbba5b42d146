/// An attributed string that notifies layout managers, a delegate, and the text view that shows it of its changes.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The phase of a change.
    private enum Phase {
        case idle
        /// A method of the string is running. It may call other methods of the string.
        case changing
        case processing
    }

    open weak var delegate: (any NSTextStorageDelegate)?
    public private(set) var layoutManagers: [NSLayoutManager] = []
    public private(set) var editedMask: EditActions = []
    public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    public private(set) var changeInLength = 0
    /// Called after changes were processed.
    var changed: () -> Void = {}
    private var phase = Phase.idle
    /// The number of calls of ``beginEditing()`` without a call of ``endEditing()``.
    private var depth = 0

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(aLayoutManager) else { return }
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    /// Records a change. It is processed at once, or by ``endEditing()`` if ``beginEditing()`` was called before.
    ///
    /// - Parameters:
    ///   - editedMask: What has changed.
    ///   - editedRange: The range before the change.
    ///   - delta: The number of characters that the change added.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedMask.isEmpty ? range : self.editedRange.union(range)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if depth == 0, phase == .idle { processEditing() }
    }

    /// Notifies the delegate, the layout managers and the text view. The delegate may change attributes meanwhile.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        phase = .processing
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        phase = .idle
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        for manager in layoutManagers { manager.textChanged() }
        changed()
    }

    open override func beginEditing() {
        super.beginEditing()
        depth += 1
    }

    open override func endEditing() {
        super.endEditing()
        depth = max(0, depth - 1)
        if depth == 0, phase == .idle { processEditing() }
    }

    // MARK: - Changes

    /// Makes a change and records it once. The superclass may call other methods of this class to make it.
    private func change(_ mask: EditActions, in range: NSRange, by body: () -> Void) {
        guard phase != .changing else { return body() }
        let (outer, before) = (phase, length)
        phase = .changing
        body()
        phase = outer
        edited(mask, range: range, changeInLength: length - before)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change(.editedCharacters, in: range) { super.replaceCharacters(in: range, with: str) }
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], in: range) {
            super.replaceCharacters(in: range, with: attrString)
        }
    }
    open override func deleteCharacters(in range: NSRange) {
        change(.editedCharacters, in: range) { super.deleteCharacters(in: range) }
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        change([.editedCharacters, .editedAttributes], in: NSRange(location: loc, length: 0)) {
            super.insert(attrString, at: loc)
        }
    }
    open override func append(_ attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], in: NSRange(location: length, length: 0)) {
            super.append(attrString)
        }
    }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], in: NSRange(location: 0, length: length)) {
            super.setAttributedString(attrString)
        }
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, in: range) { super.setAttributes(attrs, range: range) }
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(.editedAttributes, in: range) { super.addAttribute(name, value: value, range: range) }
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(.editedAttributes, in: range) { super.addAttributes(attrs, range: range) }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(.editedAttributes, in: range) { super.removeAttribute(name, range: range) }
    }
}

/// The delegate of a text storage.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        forward([textStorage, editedMask, editedRange, delta]) { (next: any NSTextStorageDelegate) in
            next.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        forward([textStorage, editedMask, editedRange, delta]) { (next: any NSTextStorageDelegate) in
            next.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }
}
