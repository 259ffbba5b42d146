/// Hears of what happens to a text view.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// The caret came.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The text changed.
    func textViewDidChange(_ textView: UITextView)
    /// The caret went.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Lines of text that a person can change.
open class UITextView: UIScrollView {
    private var value = ""
    private var look = TextLook()

    /// The text.
    open var text: String! {
        get { value }
        set {
            guard value != newValue ?? "" else { return }
            value = newValue ?? ""
            mark(.content)
        }
    }
    /// Whether it can be changed.
    open var isEditable = true { didSet { if oldValue != isEditable { mark(.state) } } }
    /// Whether it can be selected; kept.
    open var isSelectable = true
    /// The colour of the letters.
    open var textColor: UIColor? {
        get { look.color }
        set { restyle { $0.color = newValue } }
    }
    /// The font of the letters.
    open var font: UIFont? {
        get { look.font }
        set { restyle { $0.font = newValue } }
    }
    /// Where the lines stand.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set { restyle { $0.alignment = newValue } }
    }

    private var listener: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open override var canBecomeFirstResponder: Bool { isEditable }
    open override var isFirstResponder: Bool { holdsFocus }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder, takeFocus() else { return isFirstResponder }
        listener?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        giveUpFocus()
        listener?.textViewDidEndEditing(self)
        return true
    }

    package override var plainKind: ViewKind { .textview }
    package override var flow: ChildFlow { .none }

    package override func receiveText(_ text: String) -> Bool {
        guard isEditable else { return false }
        guard text != value else { return true }
        self.text = text
        listener?.textViewDidChange(self)
        return true
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.string("value", value) }
        if keys.contains(.state) { writer.bool("readOnly", !isEditable) }
        if keys.contains(.style) { look.project(into: writer, except: css) }
    }

    private func restyle(_ change: (inout TextLook) -> Void) {
        let before = look
        change(&look)
        if look != before { mark(.style) }
    }
}
