import HashKeys
import TextMetrics

/// The attributes of a text that do not affect its size.
struct TextPaint: Hashable {
    /// The text colour in CSS; nil means the page's default.
    var color: String?
    /// The background colour in CSS; nil means none.
    var background: String?
    /// The underline and the strikethrough, as values of `text-decoration` in CSS.
    var decorations: [String] = []
    /// The shadow, a value of `text-shadow` in CSS; nil means none.
    var shadow: String?
    /// The URL that a tap on the text opens; nil if the text is not a link.
    var link: URL?
    /// The image that is drawn in place of an attachment character; nil for other text.
    var image: TextImage?
}

/// A text as a view draws it. It consists of the attributes for measuring, and of a ``TextPaint`` for each run.
struct DressedText {
    /// The text. The `appearanceID` of a run is an index into `paints`.
    let text: StyledText
    /// The distinct paints of all runs. The first one is the view's own.
    let paints: [TextPaint]
    /// The view that shows the text, for error messages; nil if there is none.
    let view: UIView?

    /// Creates a text with the view's own attributes. If the view is mirrored, lines with natural alignment are aligned
    /// to the right.
    init(
        _ string: String, appearance look: TextAppearance, font: UIFont, isMirrored: Bool = false,
        for view: UIView? = nil
    ) {
        self.view = view
        text = StyledText(string, attributes: TextAttributes(font, paragraph: look.paragraphStyle.sided(isMirrored)))
        paints = [TextPaint(color: look.drawnColor, shadow: look.shadow)]
    }

    /// Creates an attributed text. The view's own attributes are used where the text has none.
    init(
        _ string: NSAttributedString, appearance look: TextAppearance, font: UIFont, isMirrored: Bool = false,
        for view: UIView? = nil
    ) {
        self.view = view
        var parts: [(String, TextAttributes)] = []
        var paints = [TextPaint(color: look.drawnColor, shadow: look.shadow)]
        var places = [SeededKey(paints[0]): 0]
        let words = string.string as NSString
        let paragraph = look.paragraphStyle
        string.enumerateAttributes(in: NSRange(location: 0, length: words.length)) { attributes, range, _ in
            let reader = AttributeReader(attributes: attributes)
            let font = reader.font ?? font
            var paint = TextPaint(reader, appearance: look)
            let box = reader.attachment.map { attachment in
                let place = attachment.place(in: font, at: range.location)
                paint.image = TextImage(
                    attachment, in: place, at: range.location, color: paint.color,
                    style: (view?.traitCollection ?? .current).userInterfaceStyle)
                return InlineBox(width: place.width, ascent: place.maxY, descent: -place.minY)
            }
            let place = places[SeededKey(paint)] ?? paints.endIndex
            if place == paints.endIndex {
                paints.append(paint)
                places[SeededKey(paint)] = place
            }
            parts.append(
                (
                    words.substring(with: range),
                    TextAttributes(
                        font, paragraph: (reader.paragraphStyle?.style ?? paragraph).sided(isMirrored),
                        kern: reader.number(.kern) ?? reader.number(.tracking) ?? 0,
                        baselineOffset: reader.number(.baselineOffset) ?? 0, look: place, box: box)
                ))
        }
        text = StyledText(parts)
        self.paints = paints
    }

    /// Returns the size of the text in a box. A notice about inexact measuring is logged only once.
    func extent(in box: TextBox) -> TextExtent { text.extent(in: box, for: view) }
}

extension StyledText {
    /// Returns the lines of the text in a box. There are no lines without installed fonts, or if the turn has exceeded
    /// a limit.
    ///
    /// - Parameters:
    ///   - box: The box in which the text is laid out.
    ///   - view: The view that shows the text, for error messages.
    func layout(in box: TextBox, for view: UIView?) -> TextLayout {
        guard case .success(let measurer) = DeviceFonts.measurer else { return TextLayout() }
        let application = UIApplication.shared
        let layout = application.environment.measure(self, in: box, for: .lines, of: view, cost: \.work) { budget in
            measurer.layout(self, in: box, within: budget)
        }
        guard let layout else { return TextLayout() }
        if !layout.notices.isEmpty { application.logOnce(layout.notices) }
        return layout
    }

    /// Returns the size of the text in a box; zero without installed fonts, or if the turn has exceeded a limit.
    ///
    /// - Parameters:
    ///   - box: The box in which the text is laid out.
    ///   - view: The view that shows the text, for error messages.
    func extent(in box: TextBox, for view: UIView?) -> TextExtent {
        guard case .success(let measurer) = DeviceFonts.measurer else { return TextExtent(TextLayout()) }
        let application = UIApplication.shared
        let extent = application.environment.measure(self, in: box, for: .size, of: view, cost: \.work) { budget in
            measurer.extent(of: self, in: box, within: budget)
        }
        guard let extent else { return TextExtent(TextLayout()) }
        if !extent.notices.isEmpty { application.logOnce(extent.notices) }
        return extent
    }

    /// Returns the text as one line, if it is certain that the text fits into this width. Returns nil if the text must
    /// be measured, or without installed fonts.
    func unmeasuredLine(in width: CGFloat) -> UnmeasuredLine? {
        guard case .success(let measurer) = DeviceFonts.measurer else { return nil }
        return measurer.unmeasuredLine(of: self, in: width)
    }

    /// Returns the greatest scale, from `minimum` to 1, at which the text fits the box.
    func fittingScale(in box: TextBox, minimum: Double, for view: UIView?) -> Double {
        guard case .success(let measurer) = DeviceFonts.measurer else { return 1 }
        return measurer.fittingScale(of: self, in: box, minimum: minimum) { extent(in: $0, for: view).isTruncated }
    }
}

extension TextAttributes {
    /// Creates the attributes of text in a font. The font's tracking is added to `kern`.
    init(
        _ font: UIFont, paragraph: ParagraphStyle, kern: Double = 0, baselineOffset: Double = 0, look: Int = 0,
        box: InlineBox? = nil
    ) {
        let font = font.textFont
        self.init(
            font: font, kern: font.tracking + kern, baselineOffset: baselineOffset, paragraph: paragraph, look: look,
            box: box)
    }
}

extension TextPaint {
    fileprivate init(_ reader: AttributeReader, appearance look: TextAppearance) {
        let own = look.isEnabled ? reader.color(.foregroundColor)?.css : nil
        color = own ?? (reader.hasLink && look.isEnabled ? UIColor.link.css : look.drawnColor)
        background = reader.color(.backgroundColor)?.css
        link = reader.link
        shadow = reader.shadow.flatMap(\.css) ?? look.shadow
        let lines = [
            (
                "underline", reader.line(.underlineStyle) ?? (reader.hasLink ? .single : nil),
                reader.color(.underlineColor)
            ),
            ("line-through", reader.line(.strikethroughStyle), reader.color(.strikethroughColor)),
        ]
        decorations = lines.compactMap { line, style, color in
            style.map { [line, $0.css, color?.css].compactMap(\.self).joined(separator: " ") }
        }
    }
}

extension TextAppearance {
    /// The text colour in CSS; nil uses the page's default. A disabled view has the tertiary label colour.
    var drawnColor: String? { isEnabled ? color?.css : UIColor.tertiaryLabel.css }

    /// The paragraph style with the alignment and the line break mode.
    var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment.measured
        style.lineBreakMode = lineBreak.measured
        return style
    }
}

extension ParagraphStyle {
    /// Returns this style for a view. In a mirrored view, natural alignment becomes right alignment.
    fileprivate func sided(_ isMirrored: Bool) -> ParagraphStyle {
        guard isMirrored, alignment == .natural else { return self }
        var style = self
        style.alignment = .right
        return style
    }
}

extension TextExtent {
    /// The size, rounded up to whole pixels of the device.
    var size: CGSize { CGSize(width: Self.onPixels(width), height: Self.onPixels(height)) }

    /// Returns a length in points, rounded up to whole pixels of the device.
    fileprivate static func onPixels(_ length: Double) -> CGFloat {
        let scale = UIScreen.main.scale
        return (length * scale - 0.001).rounded(.up) / scale
    }
}

extension UnmeasuredLine {
    /// The height, rounded up to whole pixels of the device.
    var heightOnPixels: CGFloat { TextExtent.onPixels(height) }
}
