/// Text that is only read.
open class UILabel: UIView {
    private var lines: Int32 = 1
    /// The words; nil shows nothing.
    open var text: String? { didSet { if oldValue != text { contentChanged() } } }
    /// How many lines at most; 0 is as many as it takes.
    open var numberOfLines: Int {
        get { Int(lines) }
        set {
            guard newValue != numberOfLines else { return }
            lines = Int32(clamping: newValue)
            wrapsContent = newValue != 1
            contentChanged()
        }
    }
    private var ownLook: Box<TextLook>?

    /// The colour of the letters.
    open var textColor: UIColor! {
        get { look.color ?? .label }
        set { restyle { $0.color = newValue } }
    }
    /// The font of the letters.
    open var font: UIFont! {
        get { look.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set { restyle { $0.font = newValue } }
    }
    /// Where the lines stand.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set { restyle { $0.alignment = newValue } }
    }
    /// How text that does not fit is broken or cut.
    open var lineBreakMode: NSLineBreakMode {
        get { look.lineBreak }
        set { restyle { $0.lineBreak = newValue } }
    }
    /// Whether the text looks usable.
    open var isEnabled: Bool {
        get { look.isEnabled }
        set { restyle { $0.isEnabled = newValue } }
    }
    /// Whether letters shrink to fit; kept, the page does not shrink text.
    open var adjustsFontSizeToFitWidth: Bool {
        get { look.shrinks }
        set { restyle { $0.shrinks = newValue } }
    }
    /// Whether the font follows the reader's text size; text styles always do.
    open var adjustsFontForContentSizeCategory: Bool {
        get { look.follows }
        set { restyle { $0.follows = newValue } }
    }

    open override var intrinsicContentSize: CGSize { font.size(of: text ?? "", lines: numberOfLines) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        font.size(of: text ?? "", width: size.width > 0 ? size.width : .infinity, lines: numberOfLines)
    }

    package override var plainKind: ViewKind { .label }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.string("text", text)
            writer.number("lines", numberOfLines == 1 ? nil : Double(numberOfLines))
        }
        if keys.contains(.style) { look.project(into: writer, except: css) }
    }

    private var look: TextLook { ownLook?.value ?? .plain }

    private func contentChanged() {
        mark(.content)
        invalidateIntrinsicContentSize()
    }

    private func restyle(_ change: (inout TextLook) -> Void) {
        var after = look
        change(&after)
        guard after != look else { return }
        let isSame = after.font == look.font
        ownLook = TextLook.common(after) ?? Box(after)
        mark(.style)
        if !isSame { invalidateIntrinsicContentSize() }
    }
}
