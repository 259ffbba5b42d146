import TextMetrics
package import ViewSchema

open class UILabel: UIView {
    open var text: String? {
        didSet {
            if textAppearance.attributed != nil {
                restyle { $0.attributed = nil }
            } else if oldValue == text {
                return
            }
            contentChanged()
        }
    }
    /// The attributed text; nil if there is none. Attributes that it lacks are those of the label.
    open var attributedText: NSAttributedString? {
        get { textAppearance.attributed ?? text.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            restyle { $0.attributed = NSAttributedString(attributedString: newValue) }
            contentChanged()
        }
    }
    /// The maximum number of lines; 0 is no limit.
    open var numberOfLines: Int {
        get { Int(textAppearance.lines) }
        set {
            guard newValue != numberOfLines else { return }
            var after = textAppearance
            after.lines = Int32(clamping: newValue)
            ownTextAppearance = TextAppearance.common(after) ?? Box(after)
            wrapsContent = newValue != 1
            contentChanged()
        }
    }
    private var ownTextAppearance: Box<TextAppearance>?
    /// The text style that was last sent to the pages; nil if none was sent.
    private var sentTextStyle: SharedTextStyle?

    open var textColor: UIColor! {
        get { textAppearance.color ?? .label }
        set { restyle(.foregroundColor) { $0.color = newValue } }
    }
    open var font: UIFont! {
        get { textAppearance.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set { restyle(.font) { $0.font = newValue } }
    }
    open var textAlignment: NSTextAlignment {
        get { textAppearance.alignment }
        set { restyle { $0.alignment = newValue } }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { textAppearance.lineBreak }
        set { restyle { $0.lineBreak = newValue } }
    }
    open var isEnabled: Bool {
        get { textAppearance.isEnabled }
        set { restyle { $0.isEnabled = newValue } }
    }
    open var adjustsFontSizeToFitWidth: Bool {
        get { textAppearance.shrinks }
        set { restyle { $0.shrinks = newValue } }
    }
    open var minimumScaleFactor: CGFloat {
        get { textAppearance.minimumScale }
        set { restyle { $0.minimumScale = newValue } }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { textAppearance.follows }
        set { restyle { $0.follows = newValue } }
    }
    open var preferredMaxLayoutWidth: CGFloat {
        get { textAppearance.preferredWidth }
        set { restyle { $0.preferredWidth = newValue } }
    }

    open override var intrinsicContentSize: CGSize { size(in: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: numberOfLines == 1 ? 0 : size.width) }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let box = TextBox(width: bounds.width, height: bounds.height, numberOfLines: numberOfLines)
        guard let size = dressed?.extent(in: box).size else { return CGRect(origin: bounds.origin, size: .zero) }
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
    }

    open func drawText(in rect: CGRect) { AppEnvironment.current.values[DrawnRectangle.self] = rect }

    override func heightOfOneLine(in width: CGFloat) -> CGFloat? {
        guard type(of: self) == UILabel.self else { return nil }  // an app's subclass may return another size
        return dressed?.text.unmeasuredLine(in: width)?.heightOnPixels
    }

    package override var baselines: (first: CGFloat, last: CGFloat)? {
        let width = constraintEngine?.frame(of: self)?.width ?? bounds.width
        let box = TextBox(
            width: numberOfLines == 1 || width <= 0 ? .infinity : width, numberOfLines: numberOfLines)
        guard let extent = dressed?.extent(in: box) else { return nil }
        return (extent.firstBaseline - extent.height / 2, extent.lastBaseline - extent.height / 2)
    }

    override var hasBaseline: Bool { text?.isEmpty == false }

    override var isPassedByDefault: Bool { true }
    package override var plainKind: ViewKind { .label }

    override func textSizeChanged() {
        super.textSizeChanged()
        if adjustsFontForContentSizeCategory { font = font.forTextSizeOfNow }
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.setString(.text, to: text?.withoutAttachments) }
        if keys.isDisjoint(with: [.content, .style]) { return }
        sentTextStyle = TextDrawing.project(drawing, told: keys.contains(.style) ? nil : sentTextStyle, into: writer)
    }

    override func sizeChanged() { mark(.content) }

    override func styleChanged() {
        super.styleChanged()
        if textAppearance.attributed.hasAttachments { mark(.content) }
    }

    // MARK: - Shadow

    open var shadowColor: UIColor? {
        get { stored(default: nil) }
        set {
            store(newValue)
            shadowChanged()
        }
    }
    open var shadowOffset: CGSize {
        get { stored(default: CGSize(width: 0, height: -1)) }
        set {
            store(newValue)
            shadowChanged()
        }
    }

    private func shadowChanged() {
        let shadow = shadowColor.map { NSShadow.css(offset: shadowOffset, blur: 0, color: $0) }
        restyle { $0.shadow = shadow }
    }

    // MARK: - Drawing

    /// The laid-out lines for the current bounds; nil without text.
    var drawing: TextDrawing? {
        guard let dressed else { return nil }
        let scale = textAppearance.minimumScale > 0 ? min(textAppearance.minimumScale, 1) : 0.01
        return TextDrawing(
            dressed, in: drawnRectangle.offsetBy(dx: -bounds.minX, dy: -bounds.minY), lines: numberOfLines,
            minimumScale: textAppearance.shrinks && numberOfLines == 1 ? scale : 1)
    }

    /// The text with its attributes, for measuring and drawing; nil without text.
    var dressed: DressedText? {
        if let attributed = textAppearance.attributed {
            return DressedText(attributed, appearance: textAppearance, font: font, isMirrored: isMirrored, for: self)
        }
        guard let text, !text.isEmpty else { return nil }
        return DressedText(text, appearance: textAppearance, font: font, isMirrored: isMirrored, for: self)
    }

    var textAppearance: TextAppearance { ownTextAppearance?.value ?? .plain }

    /// The rectangle that a subclass passed to `super.drawText(in:)`. The text is drawn in it.
    private var drawnRectangle: CGRect {
        let rectangle = bounds.inset(by: flexPadding)
        if type(of: self) == UILabel.self { return rectangle }
        let values = AppEnvironment.current.values
        values[DrawnRectangle.self] = rectangle
        drawText(in: rectangle)
        return values[DrawnRectangle.self]
    }

    /// Uses the font of a text style, and updates it when the content size category changes.
    func follow(_ style: UIFont.TextStyle) {
        if ownTextAppearance == nil {
            ownTextAppearance = TextAppearance.following(style)
        } else {
            adjustsFontForContentSizeCategory = true
            font = .preferredFont(forTextStyle: style)
        }
    }

    /// A length that no text exceeds, in points.
    private static let unbounded: CGFloat = 16_777_216

    private func size(in width: CGFloat) -> CGSize {
        let bounds = CGRect(
            x: 0, y: 0, width: width > 0 ? min(width, Self.unbounded) : Self.unbounded, height: Self.unbounded)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [
            .font: textAppearance.font ?? .systemFont(ofSize: UIFont.labelFontSize),
            .foregroundColor: textAppearance.color ?? .label,
            .paragraphStyle: style,
        ]
    }

    private func contentChanged() {
        mark(.content)
        invalidateIntrinsicContentSize()
    }

    /// Changes the text attributes. An attribute set for the whole label is removed from parts of the attributed text.
    private func restyle(_ key: NSAttributedString.Key? = nil, change: (inout TextAppearance) -> Void) {
        var after = textAppearance
        if let key, let attributed = after.attributed {
            let text = NSMutableAttributedString(attributedString: attributed)
            text.removeAttribute(key, range: NSRange(location: 0, length: text.length))
            after.attributed = text
        }
        change(&after)
        guard after != textAppearance else { return }
        let measuresAlike = after.measuresAs(textAppearance)
        ownTextAppearance = TextAppearance.common(after) ?? Box(after)
        mark(.style)
        if !measuresAlike { invalidateIntrinsicContentSize() }
    }

    // MARK: - Properties without effect

    /// Stored; has no visible effect.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { stored(default: .alignBaselines) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var highlightedTextColor: UIColor? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var isHighlighted: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
}

extension TextAppearance {
    /// Whether both sets of text attributes result in the same text size.
    fileprivate func measuresAs(_ other: TextAppearance) -> Bool {
        font == other.font && lineBreak == other.lineBreak && preferredWidth == other.preferredWidth
            && attributed == other.attributed
    }
}

/// The rectangles that subclasses of labels passed to `drawText(in:)`.
private enum DrawnRectangle: ApplicationKey {
    static var defaultValue: CGRect { .zero }
}
