import TextMetrics
package import ViewSchema

public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called at the end of editing. If a delegate implements it, the method without `reason` is not called.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called after a change of the text, but not when only the caret moves on the page.
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        forward([textField]) { (next: any UITextFieldDelegate) in
            next.textFieldShouldBeginEditing(textField)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        forward([textField]) { (next: any UITextFieldDelegate) in
            next.textFieldDidBeginEditing(textField)
        }
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        forward([textField]) { (next: any UITextFieldDelegate) in
            next.textFieldShouldEndEditing(textField)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        forward([textField]) { (next: any UITextFieldDelegate) in
            next.textFieldDidEndEditing(textField)
        }
    }
    /// Calls the method without `reason`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        let answer: Void? = forward([textField, reason]) { (next: any UITextFieldDelegate) in
            next.textFieldDidEndEditing(textField, reason: reason)
        }
        if answer == nil { textFieldDidEndEditing(textField) }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        forward([textField]) { (next: any UITextFieldDelegate) in
            next.textFieldDidChangeSelection(textField)
        }
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        forward([textField, range, string]) { (next: any UITextFieldDelegate) in
            next.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        } ?? true
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        forward([textField]) { (next: any UITextFieldDelegate) in
            next.textFieldShouldClear(textField)
        } ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        forward([textField]) { (next: any UITextFieldDelegate) in
            next.textFieldShouldReturn(textField)
        } ?? true
    }
}

open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// The reason for the end of editing, which is always `committed`.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    /// Always true. The page has its own edit menu, so only ``target(forAction:withSender:)`` calls the method.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

    open weak var delegate: (any UITextFieldDelegate)?
    private var value = ""
    private var textAppearance = TextAppearance()
    /// The selection made by code, in UTF-16 units; nil after any other change of the text.
    var heldSelection: Range<Int>?

    /// The text. Never nil, as on iOS.
    open var text: String? {
        get { value }
        set { setValue(newValue ?? "") }
    }
    open var placeholder: String? {
        didSet {
            guard oldValue != placeholder else { return }
            mark(.content)
            invalidateIntrinsicContentSize()
        }
    }
    /// The colour of the placeholder; nil uses the system's.
    var placeholderColor: UIColor? { didSet { if oldValue != placeholderColor { mark(.style) } } }
    var sides = FieldSides()
    open var leftView: UIView? {
        get { sides.left }
        set {
            let old = sides.left
            sides.left = newValue
            sidesChanged(from: old, to: newValue)
        }
    }
    open var leftViewMode: ViewMode {
        get { sides.leftMode }
        set {
            sides.leftMode = newValue
            sidesChanged()
        }
    }
    open var rightView: UIView? {
        get { sides.right }
        set {
            let old = sides.right
            sides.right = newValue
            sidesChanged(from: old, to: newValue)
        }
    }
    open var rightViewMode: ViewMode {
        get { sides.rightMode }
        set {
            sides.rightMode = newValue
            sidesChanged()
        }
    }
    /// The state in which the clear button is shown. It is never shown for an empty text.
    open var clearButtonMode: ViewMode {
        get { sides.clearMode }
        set {
            sides.clearMode = newValue
            sidesChanged()
        }
    }
    open var clearsOnBeginEditing = false
    /// Stored; has no visible effect.
    open var clearsOnInsertion = false
    /// Stored; has no visible effect.
    open var background: UIImage?
    open var isSecureTextEntry = false { didSet { if oldValue != isSecureTextEntry { mark(.content) } } }
    open var keyboardType = UIKeyboardType.default { didSet { if oldValue != keyboardType { mark(.content) } } }
    open var returnKeyType = UIReturnKeyType.default {
        didSet { if oldValue != returnKeyType, isFirstResponder { UIApplication.shared.followFocus() } }
    }
    /// Stored; has no visible effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Stored; has no visible effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Stored; has no visible effect.
    open var textContentType: UITextContentType?
    open var borderStyle = BorderStyle.none {
        didSet {
            guard oldValue != borderStyle else { return }
            _ = layer  // creates the layer, so that a removed outline is undone
            mark(.style)
            invalidateIntrinsicContentSize()
        }
    }
    private var ownInputs = InputViews()
    open override var inputAccessoryView: UIView? {
        get { ownInputs.accessory }
        set { ownInputs.accessory = newValue }
    }
    open override var inputView: UIView? {
        get { ownInputs.input }
        set { ownInputs.input = newValue }
    }
    /// The value of the `type` attribute on the page, such as "date". If nil, it is derived from the keyboard type.
    package var inputKind: String? { didSet { if oldValue != inputKind { mark(.content) } } }
    /// Whether the text can be read but not changed.
    package var isReadOnly = false { didSet { if oldValue != isReadOnly { mark(.state) } } }
    /// The view that shows the error message for this field; nil if the text is valid.
    package weak var complaint: UIView? { didSet { if oldValue !== complaint { mark(.state) } } }

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
        get { textAppearance.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set { restyle { $0.font = newValue } }
    }
    /// Stored; has no visible effect, because the browser lays out the text of a field.
    open var adjustsFontSizeToFitWidth = false
    /// Stored; has no visible effect.
    open var minimumFontSize: CGFloat = 0
    open var textAlignment: NSTextAlignment {
        get { textAppearance.alignment }
        set { restyle { $0.alignment = newValue } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adoptAppearance() }
    }

    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled && !isReadOnly }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, takeFocus() else { return false }
        sidesChanged()
        if clearsOnBeginEditing, !value.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
            setValue("")
            textEdited()
        }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        AppEnvironment.current.post(Self.textDidBeginEditingNotification, of: self)
        UIApplication.shared.followFocus()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        giveUpFocus()
        sidesChanged()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        AppEnvironment.current.post(Self.textDidEndEditingNotification, of: self)
        UIApplication.shared.followFocus()
        return true
    }

    open override var intrinsicContentSize: CGSize {
        let text = shownText.map { dressed($0).extent(in: TextBox(numberOfLines: 1)).size } ?? .zero
        let padding = borderStyle.padding
        return CGSize(
            width: text.width.rounded(.up) + padding.width * 2,
            height: ownFont.lineHeight.rounded(.up) + 1 + padding.height * 2)
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let padding = borderStyle.padding
        let text = bounds.inset(by: UIEdgeInsets(top: 0, left: padding.width, bottom: 0, right: padding.width))
        return betweenSides(text, in: bounds)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(leftView, at: bounds.minX, isRight: false, in: bounds)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(rightView, at: bounds.maxX, isRight: true, in: bounds)
    }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeSides()
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The insets of the text, from the border style and the padding of the flexbox style.
    private var textInsets: UIEdgeInsets {
        let whole = CGRect(x: 0, y: 0, width: 1000, height: 1000)  // independent of the current size
        let text = textRect(forBounds: whole)
        let (first, last) = (text.minX, whole.maxX - text.maxX)
        return flexPadding.adding(
            UIEdgeInsets(top: 0, left: isMirrored ? last : first, bottom: 0, right: isMirrored ? first : last))
    }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    package override var baselines: (first: CGFloat, last: CGFloat)? {
        let font = ownFont
        let baseline = font.ascender - font.lineHeight / 2
        return (baseline, baseline)
    }

    private var ownFont: UIFont { textAppearance.font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    /// The drawn text: the text, or the placeholder if the text is empty.
    private var shownText: String? {
        if value.isEmpty { return placeholder }
        return isSecureTextEntry ? String(repeating: "•", count: value.count) : value
    }

    private func dressed(_ text: String) -> DressedText {
        DressedText(text, appearance: textAppearance, font: ownFont, for: self)
    }

    package override var plainKind: ViewKind { .textfield }

    package override func receiveText(_ text: String) -> Bool {
        guard isEnabled, !isReadOnly else { return false }
        guard text != value else { return true }
        let change = TextChange(from: value, to: text)
        let mayChange = delegate?.textField(
            self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
        guard mayChange ?? true else {
            mark(.content)  // the page shows the refused text and must revert it
            return true
        }
        setValue(text)
        textEdited()
        return true
    }

    /// Called after the user, or code that used text input methods, changed the text.
    func textEdited() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        AppEnvironment.current.post(Self.textDidChangeNotification, of: self)
    }

    package override func receiveReturn() -> Bool {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        return true
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.setString(.value, to: value)
            writer.setString(.placeholder, to: placeholder)
            writer.padding(textInsets)
            writer.setString(.input, to: inputKind ?? keyboardType.input(secure: isSecureTextEntry))
        }
        if keys.contains(.state) {
            writer.setBool(.readOnly, to: isReadOnly)
            writer.setString(.describedBy, to: complaint?.id?.description)
        }
        if keys.contains(.style) {
            textAppearance.project(into: writer, isMirrored: isMirrored)
            writer.setStyle("--placeholder-text", to: placeholderColor?.css)
        }
    }

    package override func drawOutline(_ declare: (_ property: String, _ value: String?) -> Void) {
        if borderStyle == .none || layer.borderWidth > 0 { return super.drawOutline(declare) }
        let isRound = borderStyle == .roundedRect || layer.cornerRadius > 0
        declare("border-radius", isRound ? CSSValue.pixels(max(layer.cornerRadius, 6)) : nil)
        declare("box-shadow", "inset 0 0 0 1px var(--separator)")
    }

    private func setValue(_ new: String) {
        heldSelection = nil
        guard new != value else { return }
        let wasEmpty = value.isEmpty
        value = new
        mark(.content)
        if wasEmpty != value.isEmpty, sides.clearMode != .never { setNeedsLayout() }
        invalidateIntrinsicContentSize()
    }

    private func restyle(_ change: (inout TextAppearance) -> Void) {
        let before = textAppearance
        change(&textAppearance)
        guard textAppearance != before else { return }
        mark(.style)
        if textAppearance.font != before.font { invalidateIntrinsicContentSize() }
    }

    // MARK: - Attributed texts

    /// The attributed text. The whole text has the attributes of its first character.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            let looks = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = looks[.font] as? UIFont { self.font = font }
            if let color = looks[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// The attributes of the text. Only the font and the colour are stored.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var looks: [NSAttributedString.Key: Any] = [.foregroundColor: textColor ?? .label]
            if let font { looks[.font] = font }
            return looks
        }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// The attributed placeholder. Only its colour is stored; the font is the field's.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            placeholder.map {
                NSAttributedString(
                    string: $0, attributes: [.foregroundColor: placeholderColor ?? .placeholderText])
            }
        }
        set {
            placeholder = newValue?.string
            guard let newValue, newValue.length > 0 else { return placeholderColor = nil }
            placeholderColor = newValue.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        }
    }

    // MARK: - Text input

    /// The selection made by code, or the caret at the end of the text during editing. The page's own caret is not
    /// reported.
    open var selectedTextRange: UITextRange? {
        get { chosen() }
        set { choose(newValue) }
    }

    open var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    open func text(in range: UITextRange) -> String? { substring(in: range) }

    /// Replaces a range. The caret is placed after the new text.
    open func replace(_ range: UITextRange, withText text: String) { insert(text, replacing: range) }

    open func insertText(_ text: String) { replaceSelection(with: text) }
    open func deleteBackward() { eraseBackward() }
}

extension UITextField: KeyTaking {
    var returnKey: String? { returnKeyType.words }
}

extension UITextField.BorderStyle {
    /// The padding between the border and the text.
    fileprivate var padding: CGSize {
        switch self {
        case .none: .zero
        case .line: CGSize(width: 2, height: 1)
        case .bezel: CGSize(width: 7, height: 3)
        case .roundedRect: CGSize(width: 7, height: 6)
        }
    }
}
