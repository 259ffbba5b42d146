import TextMetrics

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
            invalidateIntrinsicContentSize()
        }
    }
    /// Room around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if oldValue != textContainerInset { geometryChanged() } }
    }
    /// The room of the text inside the insets.
    open var textContainer: NSTextContainer {
        if let ownContainer { return ownContainer }
        let made = NSTextContainer { [weak self] in self?.geometryChanged() }
        ownContainer = made
        return made
    }
    private var ownContainer: NSTextContainer?
    /// Whether a person can scroll; one that cannot is as high as its text.
    open override var isScrollEnabled: Bool {
        didSet {
            guard oldValue != isScrollEnabled else { return }
            wrapsContent = !isScrollEnabled
            invalidateIntrinsicContentSize()
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
    /// Whether the font follows the text size that a person chooses, if it is a text style's or was scaled.
    open var adjustsFontForContentSizeCategory: Bool {
        get { look.follows }
        set { restyle { $0.follows = newValue } }
    }

    override func textSizeChanged() {
        super.textSizeChanged()
        if adjustsFontForContentSizeCategory { font = font?.forTextSizeOfNow }
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

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : sizeThatFits(.zero)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inset = textContainerInset
        let padding = (ownContainer?.lineFragmentPadding ?? 5) * 2 + inset.left + inset.right
        let width = size.width > 0 ? max(0, size.width - padding) : CGFloat.infinity
        let font = look.font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
        let box = TextBox(width: width, numberOfLines: ownContainer?.maximumNumberOfLines ?? 0)
        let text = DressedText(value.isEmpty ? " " : value, look, font: font).layout(in: box).size
        return CGSize(
            width: (value.isEmpty ? 0 : min(text.width, width)) + padding,
            height: text.height + inset.top + inset.bottom)
    }

    package override var plainKind: ViewKind { .textview }

    package override func receiveText(_ text: String) -> Bool {
        guard isEditable else { return false }
        guard text != value else { return true }
        self.text = text
        listener?.textViewDidChange(self)
        return true
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.string("value", value)
            let line = ownContainer?.lineFragmentPadding ?? 5
            let inside = UIEdgeInsets(top: 0, left: line, bottom: 0, right: line)
            writer.padding(flexPadding.adding(textContainerInset).adding(inside))
        }
        if keys.contains(.state) { writer.bool("readOnly", !isEditable) }
        if keys.contains(.style) { look.project(into: writer) }
    }

    private func geometryChanged() {
        mark(.style)
        invalidateIntrinsicContentSize()
    }

    private func restyle(_ change: (inout TextLook) -> Void) {
        let before = look
        change(&look)
        guard look != before else { return }
        mark(.style)
        if look.font != before.font { invalidateIntrinsicContentSize() }
    }
}

/// The room of a text view's text.
public final class NSTextContainer: NSObject {
    private let changed: () -> Void

    init(changed: @escaping () -> Void) { self.changed = changed }

    /// What every line keeps free at both ends.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if oldValue != lineFragmentPadding { changed() } } }
    /// How many lines at most; 0 is as many as it takes.
    public var maximumNumberOfLines = 0 { didSet { if oldValue != maximumNumberOfLines { changed() } } }
    /// How text that does not fit is broken or cut; kept.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
