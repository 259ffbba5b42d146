import HashKeys
import TextMetrics

/// What letters look like beyond what they measure.
struct TextPaint: Hashable {
    /// The colour; nil is the page's own.
    var color: String?
    /// What is behind them.
    var background: String?
    /// The lines below and through them, as CSS has them.
    var decorations: [String] = []
}

/// A text as a view draws it: what measuring must know, and what each part looks like.
struct DressedText {
    /// The words; the `look` of a part is a place in `paints`.
    let text: StyledText
    /// The looks that there are, the view's own first.
    let paints: [TextPaint]
    /// The view that shows it, which an error names.
    let view: UIView?

    /// A text in a view's own look; in one that is mirrored, natural lines stand on the right.
    init(
        _ string: String, appearance look: TextAppearance, font: UIFont, isMirrored: Bool = false,
        for view: UIView? = nil
    ) {
        self.view = view
        text = StyledText(string, attributes: TextAttributes(font, paragraph: look.paragraphStyle.sided(isMirrored)))
        paints = [TextPaint(color: look.drawnColor)]
    }

    /// A text with attributes; what they do not say is a view's own.
    init(
        _ string: NSAttributedString, appearance look: TextAppearance, font: UIFont, isMirrored: Bool = false,
        for view: UIView? = nil
    ) {
        self.view = view
        var parts: [(String, TextAttributes)] = []
        var paints = [TextPaint(color: look.drawnColor)]
        var places = [SeededKey(paints[0]): 0]
        let words = string.string as NSString
        let paragraph = look.paragraphStyle
        string.enumerateAttributes(in: NSRange(location: 0, length: words.length)) { attributes, range, _ in
            let reader = AttributeReader(attributes: attributes)
            let paint = TextPaint(reader, appearance: look)
            let place = places[SeededKey(paint)] ?? paints.endIndex
            if place == paints.endIndex {
                paints.append(paint)
                places[SeededKey(paint)] = place
            }
            parts.append(
                (
                    words.substring(with: range),
                    TextAttributes(
                        reader.font ?? font, paragraph: (reader.paragraphStyle?.style ?? paragraph).sided(isMirrored),
                        kern: reader.number(.kern) ?? reader.number(.tracking) ?? 0,
                        baselineOffset: reader.number(.baselineOffset) ?? 0, look: place)
                ))
        }
        text = StyledText(parts)
        self.paints = paints
    }

    /// How large it is in a box. What cannot be measured as asked is told in the app's log, once each.
    func extent(in box: TextBox) -> TextExtent { text.extent(in: box, for: view) }
}

extension StyledText {
    /// The lines in a box; none where there are no fonts, or where the turn has done all that it may.
    ///
    /// - Parameters:
    ///   - box: The room for the text.
    ///   - view: The view that shows it.
    func layout(in box: TextBox, for view: UIView?) -> TextLayout {
        guard case .success(let measurer) = DeviceFonts.measurer else { return TextLayout() }
        let application = UIApplication.shared
        let layout = application.work.measure(self, in: box, for: .lines, of: view, cost: \.work) { budget in
            measurer.layout(self, in: box, within: budget)
        }
        guard let layout else { return TextLayout() }
        if !layout.notices.isEmpty { application.logOnce(layout.notices) }
        return layout
    }

    /// How large it is in a box; 0 where there are no fonts, or where the turn has done all that it may.
    ///
    /// - Parameters:
    ///   - box: The room for the text.
    ///   - view: The view that shows it.
    func extent(in box: TextBox, for view: UIView?) -> TextExtent {
        guard case .success(let measurer) = DeviceFonts.measurer else { return TextExtent(TextLayout()) }
        let application = UIApplication.shared
        let extent = application.work.measure(self, in: box, for: .size, of: view, cost: \.work) { budget in
            measurer.extent(of: self, in: box, within: budget)
        }
        guard let extent else { return TextExtent(TextLayout()) }
        if !extent.notices.isEmpty { application.logOnce(extent.notices) }
        return extent
    }

    /// The line of a text that is sure to be one in this width; nil where that is to be measured, and where there are
    /// no fonts.
    func unmeasuredLine(in width: CGFloat) -> UnmeasuredLine? {
        guard case .success(let measurer) = DeviceFonts.measurer else { return nil }
        return measurer.unmeasuredLine(of: self, in: width)
    }

    /// The greatest scale, from `minimum` to 1, at which it fits.
    func fittingScale(in box: TextBox, minimum: Double, for view: UIView?) -> Double {
        guard case .success(let measurer) = DeviceFonts.measurer else { return 1 }
        return measurer.fittingScale(of: self, in: box, minimum: minimum) { extent(in: $0, for: view).isTruncated }
    }
}

extension TextAttributes {
    /// Letters of a font, which are as far from each other as those of the system's are.
    init(
        _ font: UIFont, paragraph: ParagraphStyle, kern: Double = 0, baselineOffset: Double = 0, look: Int = 0
    ) {
        let font = font.textFont
        self.init(
            font: font, kern: font.tracking + kern, baselineOffset: baselineOffset, paragraph: paragraph, look: look)
    }
}

extension TextPaint {
    fileprivate init(_ reader: AttributeReader, appearance look: TextAppearance) {
        let own = look.isEnabled ? reader.color(.foregroundColor)?.css : nil
        color = own ?? (reader.hasLink && look.isEnabled ? UIColor.link.css : look.drawnColor)
        background = reader.color(.backgroundColor)?.css
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
    /// The colour of the letters.
    var drawnColor: String? { isEnabled ? color?.css : UIColor.tertiaryLabel.css }

    /// How lines are made.
    var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment.measured
        style.lineBreakMode = lineBreak.measured
        return style
    }
}

extension ParagraphStyle {
    /// The same with natural lines on the right, in a view that is mirrored.
    fileprivate func sided(_ isMirrored: Bool) -> ParagraphStyle {
        guard isMirrored, alignment == .natural else { return self }
        var style = self
        style.alignment = .right
        return style
    }
}

extension TextExtent {
    /// As large as it is, in whole pixels of the device.
    var size: CGSize { CGSize(width: Self.onPixels(width), height: Self.onPixels(height)) }

    /// A length in whole pixels of the device.
    fileprivate static func onPixels(_ length: Double) -> CGFloat {
        let scale = UIScreen.main.scale
        return (length * scale - 0.001).rounded(.up) / scale
    }
}

extension UnmeasuredLine {
    /// As high as it is, in whole pixels of the device.
    var heightOnPixels: CGFloat { TextExtent.onPixels(height) }
}
