import TextMetrics
package import ViewSchema

open class UITextView: UIScrollView {
    private var value = ""
    private var textAppearance = TextAppearance()
    /// The selection made by code, in UTF-16 units; nil after any other change of the text.
    var heldSelection: Range<Int>?

    /// Always true. The page has its own edit menu, so only ``target(forAction:withSender:)`` calls the method.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

    open var text: String! {
        get { value }
        set {
            heldSelection = nil
            guard value != newValue ?? "" || attributed != nil else { return }
            attributed = nil
            value = newValue ?? ""
            wordsChanged()
        }
    }
    /// The attributed text. Parts of the text without attributes get the text view's. After the user has edited the
    /// text, all of it has them.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: value, attributes: ownAttributes) }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            attributed = NSAttributedString(attributedString: newValue)
            wordsChanged()
        }
    }
    private var attributed: NSAttributedString?
    private var ownAttributes: [NSAttributedString.Key: Any] {
        [.font: ownFont, .foregroundColor: textColor ?? .label]
    }
    /// Stored; has no visible effect.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { stored(default: ownAttributes) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { stored(default: [:]) }
        set { store(newValue ?? [:]) }
    }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if oldValue != textContainerInset { wordsChanged() } }
    }
    open var textContainer: NSTextContainer {
        if let ownContainer { return ownContainer }
        let made = NSTextContainer(size: .zero)
        adopt(made)
        return made
    }
    private var ownContainer: NSTextContainer?

    private func adopt(_ container: NSTextContainer) {
        let own = container.changed
        container.changed = { [weak self] in
            own()
            self?.wordsChanged()
        }
        ownContainer = container
    }

    /// The text as a text storage. Changes of the storage change ``attributedText``.
    open var textStorage: NSTextStorage {
        if let ownStorage { return ownStorage }
        let made = textContainer.layoutManager?.textStorage ?? NSTextStorage(string: "")
        if made.length == 0 { made.setAttributedString(attributedText) }
        made.changed = { [weak self] in self?.takeStorage() }
        if made.layoutManagers.isEmpty {
            let manager = NSLayoutManager()
            manager.addTextContainer(textContainer)
            made.addLayoutManager(manager)
        }
        ownStorage = made
        return made
    }
    private var ownStorage: NSTextStorage?
    /// Whether text is being copied from or to the storage.
    private var isCopyingStorage = false

    /// The layout of the text in a container that has the width of the text view.
    open var layoutManager: NSLayoutManager {
        let inset = flexPadding.adding(textContainerInset)
        let width = max(0, bounds.width - inset.left - inset.right)
        let manager = textStorage.layoutManagers[0]
        manager.textContainers.first?.size = CGSize(width: width, height: 0)
        return manager
    }

    /// Shows the text of the storage in the view.
    private func takeStorage() {
        guard let ownStorage, !isCopyingStorage else { return }
        isCopyingStorage = true
        attributedText = ownStorage
        isCopyingStorage = false
    }

    /// Copies the current text into the storage.
    private func fillStorage() {
        guard let ownStorage, !isCopyingStorage else { return }
        isCopyingStorage = true
        let shown = attributedText ?? NSAttributedString(string: "")
        if !ownStorage.isEqual(to: shown) { ownStorage.setAttributedString(shown) }
        isCopyingStorage = false
        if !ownStorage.isEqual(to: attributedText) { takeStorage() }
    }

    /// Creates a text view. It shows the text of the container's layout manager. If the container is nil, one is
    /// created.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        guard let textContainer else { return }
        adopt(textContainer)
        if let storage = textContainer.layoutManager?.textStorage, storage.length > 0 {
            attributedText = storage
            _ = textStorage
        }
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Whether the text view scrolls. If false, it is as high as its text.
    open override var isScrollEnabled: Bool {
        didSet {
            guard oldValue != isScrollEnabled else { return }
            wrapsContent = !isScrollEnabled
            invalidateIntrinsicContentSize()
        }
    }
    open var isEditable = true {
        didSet {
            guard oldValue != isEditable else { return }
            mark(.state)
            linksMayChange()
        }
    }
    /// The types of data that are detected in the text. Such data is drawn as links, which a tap opens while the text
    /// is not editable.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { stored(default: []) }
        set {
            guard dataDetectorTypes != newValue else { return }
            store(newValue)
            linksMayChange()
        }
    }

    /// The text with the links that are detected in it.
    var shownText: NSAttributedString {
        let text = attributed ?? NSAttributedString(string: value)
        return isEditable || dataDetectorTypes.isEmpty ? text : text.linked(dataDetectorTypes)
    }

    private var linkTap: LinkTap?

    /// Adds or removes the tap recogniser, depending on whether the text has links that a tap can open.
    private func linksMayChange() {
        var hasLinks = false
        if !isEditable, attributed != nil || !dataDetectorTypes.isEmpty {
            let text = shownText
            text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, _, stop in
                guard link != nil else { return }
                hasLinks = true
                stop.pointee = true
            }
        }
        if hasLinks, linkTap == nil {
            let made = LinkTap(on: self)
            linkTap = made
            addGestureRecognizer(made)
        } else if !hasLinks, let gone = linkTap.take() {
            removeGestureRecognizer(gone)
        }
        if !dataDetectorTypes.isEmpty { mark([.content, .style]) }
    }
    open var keyboardType = UIKeyboardType.default
    /// The title of the return key. Pressing it inserts a line break.
    open var returnKeyType = UIReturnKeyType.default
    private var ownInputs = InputViews()
    open override var inputAccessoryView: UIView? {
        get { ownInputs.accessory }
        set { ownInputs.accessory = newValue }
    }
    open override var inputView: UIView? {
        get { ownInputs.input }
        set { ownInputs.input = newValue }
    }
    /// Stored; has no visible effect.
    open var isSelectable = true
    open var textColor: UIColor? {
        get { textAppearance.color }
        set { restyle { $0.color = newValue } }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { textAppearance.follows }
        set { restyle { $0.follows = newValue } }
    }

    override func textSizeChanged() {
        super.textSizeChanged()
        if adjustsFontForContentSizeCategory { font = font?.forTextSizeOfNow }
    }

    open var font: UIFont? {
        get { textAppearance.font }
        set { restyle { $0.font = newValue } }
    }
    open var textAlignment: NSTextAlignment {
        get { textAppearance.alignment }
        set { restyle { $0.alignment = newValue } }
    }

    private var listener: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        guard listener?.textViewShouldBeginEditing(self) ?? true, takeFocus() else { return isFirstResponder }
        UIApplication.shared.followFocus()
        listener?.textViewDidBeginEditing(self)
        AppEnvironment.current.post(Self.textDidBeginEditingNotification, of: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard listener?.textViewShouldEndEditing(self) ?? true else { return false }
        giveUpFocus()
        listener?.textViewDidEndEditing(self)
        AppEnvironment.current.post(Self.textDidEndEditingNotification, of: self)
        UIApplication.shared.followFocus()
        return true
    }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : sizeThatFits(.zero)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inset = textInsets
        let across = inset.left + inset.right
        let width = size.width > 0 ? max(0, size.width - across) : CGFloat.infinity
        let text = words.extent(in: TextBox(width: width, numberOfLines: mostLines)).size
        return CGSize(
            width: (value.isEmpty ? 0 : min(text.width, width)) + across,
            height: text.height + inset.top + inset.bottom)
    }

    open override var contentSize: CGSize {
        get {
            takeTextSize()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    private var textSizeIsOld = true

    private func takeTextSize() {
        guard textSizeIsOld, bounds.width > 0 else { return }
        textSizeIsOld = false
        super.contentSize = CGSize(
            width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeTextSize()
    }

    override func styleChanged() {
        super.styleChanged()
        if attributed.hasAttachments { mark(.content) }
    }

    override func sizeChanged() {
        super.sizeChanged()
        textSizeIsOld = true
        mark(.content)
    }

    // MARK: - Text

    private var ownFont: UIFont { textAppearance.font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }
    private var mostLines: Int { ownContainer?.maximumNumberOfLines ?? 0 }

    /// The text for measuring. A space is appended to an empty last line, because the caret can be in that line.
    private var words: DressedText {
        let isOpen = value.isEmpty || value.hasSuffix("\n")
        let detects = !isEditable && !dataDetectorTypes.isEmpty
        if let attributed = detects ? shownText : attributed {
            let whole = NSMutableAttributedString(attributedString: attributed)
            if isOpen { whole.append(NSAttributedString(string: " ")) }
            return DressedText(
                whole, appearance: lineAppearance, font: ownFont, isMirrored: isMirrored, for: self)
        }
        let text = isOpen ? value + " " : value
        return DressedText(text, appearance: lineAppearance, font: ownFont, isMirrored: isMirrored, for: self)
    }

    /// The text attributes with word wrapping. Other line break modes are not used, because lines are never truncated.
    private var lineAppearance: TextAppearance {
        var look = textAppearance
        look.lineBreak = .byWordWrapping
        return look
    }

    /// The insets of the text: the flexbox padding, the container insets, and the padding at the ends of lines.
    private var textInsets: UIEdgeInsets {
        let line = ownContainer?.lineFragmentPadding ?? 5
        return flexPadding.adding(textContainerInset).adding(UIEdgeInsets(top: 0, left: line, bottom: 0, right: line))
    }

    /// The laid-out lines for the current width.
    var drawing: TextDrawing? {
        let inset = textInsets
        return TextDrawing(
            words, from: CGPoint(x: inset.left, y: inset.top), width: max(0, bounds.width - inset.left - inset.right),
            lines: mostLines)
    }

    package override var plainKind: ViewKind { .textview }

    /// Called after the user, or code that used text input methods, changed the text.
    func textEdited() {
        listener?.textViewDidChangeSelection(self)
        listener?.textViewDidChange(self)
        AppEnvironment.current.post(Self.textDidChangeNotification, of: self)
    }

    package override func receiveText(_ text: String) -> Bool {
        guard isEditable else { return false }
        let value = value.withoutAttachments
        guard text != value else { return true }
        let change = TextChange(from: value, to: text)
        let mayChange = listener?.textView(
            self, shouldChangeTextIn: change.range, replacementText: change.replacement)
        guard mayChange ?? true else {
            mark(.content)  // the page shows the refused text and must revert it
            return true
        }
        self.text = text
        textEdited()
        return true
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.setString(.value, to: value.withoutAttachments)
            writer.padding(textInsets)
        }
        if keys.contains(.state) { writer.setBool(.readOnly, to: !isEditable) }
        guard !keys.isDisjoint(with: [.content, .style]) else { return }
        TextDrawing.project(drawing, color: textAppearance.color, withLines: !value.isEmpty, into: writer)
        writer.setStyle(
            "text-align",
            to: (isMirrored && textAppearance.alignment == .natural ? .right : textAppearance.alignment).css)
        writer.setStyle("line-height", to: CSSValue.pixels(ownFont.lineHeight))
    }

    private func wordsChanged() {
        fillStorage()
        linksMayChange()
        textSizeIsOld = true
        mark(.content)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func restyle(_ change: (inout TextAppearance) -> Void) {
        let before = textAppearance
        change(&textAppearance)
        guard textAppearance != before else { return }
        mark(.style)
        if textAppearance.font != before.font { wordsChanged() }
    }

    // MARK: - Text input

    /// The selection made by code, or the caret at the end of the text.
    open var selectedRange: NSRange {
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
    open var selectedTextRange: UITextRange? {
        get { chosen() }
        set { choose(newValue) }
    }

    /// Has no effect, because the page keeps the caret visible.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// Returns the frame of the caret before a position. The caret is as high as its line.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let corner = CGPoint(x: textInsets.left, y: textInsets.top)
        let before = (value as NSString).substring(to: min(position.offset, (value as NSString).length))
        let width = max(0, bounds.width - textInsets.left - textInsets.right)
        let lines = (before as NSString).boundingRect(
            with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin,
            attributes: [.font: ownFont], context: nil)
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        let x = (line as NSString).size(withAttributes: [.font: ownFont]).width
        let y = max(0, lines.height - ownFont.lineHeight) + (before.hasSuffix("\n") ? ownFont.lineHeight : 0)
        return CGRect(x: corner.x + min(x, width), y: corner.y + y, width: 2, height: ownFont.lineHeight)
    }

    open var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    open func text(in range: UITextRange) -> String? { substring(in: range) }

    /// Replaces a range. The caret is placed after the new text.
    open func replace(_ range: UITextRange, withText text: String) { insert(text, replacing: range) }

    open func insertText(_ text: String) { replaceSelection(with: text) }
    open func deleteBackward() { eraseBackward() }
}

extension UITextView: KeyTaking {
    var returnKey: String? { nil }
}
