import HashKeys

extension TextDrawing {
    /// Writes the lines as the page draws them, and the style of the first piece as CSS declarations.
    ///
    /// Most views have only one style. Further styles are written as a list, and pieces refer to them by index. A style
    /// with a background, decoration, shadow or image is always in that list.
    ///
    /// - Parameters:
    ///   - color: The colour of the element if the text has none.
    ///   - withLines: Whether the lines are written in addition to the style.
    ///   - told: The style that the page already has for the view. It is not written again if it is unchanged.
    /// - Returns: The style that the page has now; nil if there is no text or more than one style.
    @discardableResult
    static func project(
        _ drawing: TextDrawing?, color: UIColor? = nil, withLines: Bool = true, told: SharedTextStyle? = nil,
        into writer: any PropertyWriter
    ) -> SharedTextStyle? {
        let pieces = drawing?.pieces ?? []
        let own = pieces.first?.style.plain
        var styles = [own].compactMap(\.self)
        // Each justified line has its own word spacing and thus its own style, so a text may have thousands of styles.
        var places: [SeededKey<Style>: Int] = [:]
        var last = 0
        let rows = pieces.map { piece -> PropertyValue in
            if piece.style != styles[last] {
                if let own, places.isEmpty { places[SeededKey(own)] = 0 }
                last = places[SeededKey(piece.style)] ?? styles.endIndex
                if last == styles.endIndex {
                    styles.append(piece.style)
                    places[SeededKey(piece.style)] = last
                }
            }
            return .list(piece.row(style: last))
        }
        writer.setList(.lines, to: rows.isEmpty || !withLines ? nil : rows)
        if let told, let own, told.style == own, styles.count < 2 { return told }
        writer.setList(
            .textStyles, to: styles.count < 2 || !withLines ? nil : styles.dropFirst().map { .members($0.members) })
        writer.setStyle("font-family", to: own.map { "\($0.font), sans-serif" })
        writer.setStyle("font-size", to: own.map { CSSValue.pixels($0.size) })
        writer.setStyle("font-style", to: own?.isSlanted == true ? "italic" : nil)
        writer.setStyle("font-variant-numeric", to: own?.hasMonospacedDigits == true ? "tabular-nums" : nil)
        writer.setStyle("letter-spacing", to: own.flatMap { $0.kern == 0 ? nil : CSSValue.pixels($0.kern) })
        writer.setStyle("word-spacing", to: own.flatMap { $0.wordSpacing == 0 ? nil : CSSValue.pixels($0.wordSpacing) })
        writer.setStyle("color", to: own?.paint.color ?? color?.css)
        return styles.count < 2 ? own.map(SharedTextStyle.shared) : nil
    }
}

extension TextPaint {
    /// The value of `text-decoration` in CSS; nil means none.
    ///
    /// CSS has one line style for both lines, so the strikethrough gets the style of the underline.
    var cssDecorations: String? {
        guard let first = decorations.first else { return nil }
        return decorations.count == 1 ? first : "line-through " + first
    }
}

extension TextDrawing.Piece {
    fileprivate func row(style: Int) -> [PropertyValue] {
        var row: [PropertyValue] = [.number(x), .number(top), .text(text)]
        if style != 0 || isRightToLeft || width != nil { row.append(.number(Double(style))) }
        if isRightToLeft || width != nil { row.append(.text(isRightToLeft ? "rtl" : "ltr")) }
        if let width { row.append(.number(width)) }
        if let height { row.append(.number(height)) }
        return row
    }
}

extension TextDrawing.Style {
    /// The style with the text colour of its paint, but without background, decorations, shadow, link and image.
    fileprivate var plain: TextDrawing.Style {
        var plain = self
        plain.paint = TextPaint(color: paint.color)
        return plain
    }

    fileprivate var members: [PropertyMember] {
        var members = [
            PropertyMember("font", value: .text(font)), PropertyMember("size", value: .number(Self.rounded(size))),
        ]
        func add(_ name: String, value: PropertyValue?) {
            if let value { members.append(PropertyMember(name, value: value)) }
        }
        add("kern", value: kern == 0 ? nil : .number(Self.rounded(kern)))
        add("wordSpacing", value: wordSpacing == 0 ? nil : .number(Self.rounded(wordSpacing)))
        add("tabular", value: hasMonospacedDigits ? .bool(true) : nil)
        add("slanted", value: isSlanted ? .bool(true) : nil)
        add("color", value: paint.color.map { .text($0) })
        add("background", value: paint.background.map { .text($0) })
        add("shadow", value: paint.shadow.map { .text($0) })
        add("image", value: paint.image.map { .text($0.address ?? "") })
        add("tint", value: paint.image?.color.map { .text($0) })
        add("decoration", value: paint.cssDecorations.map { .text($0) })
        return members
    }

    private static func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
}
