import HashKeys

extension TextDrawing {
    /// Writes the lines as the page draws them, and the style of most letters as declarations.
    ///
    /// That is the first piece's, because most views have no other; lines below letters and what is behind them are
    /// told of each piece.
    ///
    /// `color` is the element's where nothing is written in it. Without lines only the style is told. What the reader
    /// has of styles already, by `told`, is left out; answers what it has then, nil where that is more than one style.
    @discardableResult
    static func project(
        _ drawing: TextDrawing?, color: UIColor? = nil, withLines: Bool = true, told: SharedTextStyle? = nil,
        into writer: any PropertyWriter
    ) -> SharedTextStyle? {
        let pieces = drawing?.pieces ?? []
        let own = pieces.first?.style.plain
        var styles = [own].compactMap(\.self)
        // Justified lines have a style each, so that there may be thousands.
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
        writer.setList("lines", to: rows.isEmpty || !withLines ? nil : rows)
        if let told, let own, told.style == own, styles.count < 2 { return told }
        writer.setList(
            "textStyles", to: styles.count < 2 || !withLines ? nil : styles.dropFirst().map { .members($0.members) })
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
    /// The value of `text-decoration`; nil is none.
    ///
    /// CSS has one look for both lines, so that of the line below wins.
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
        return row
    }
}

extension TextDrawing.Style {
    /// The same without what only a piece itself can have.
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
        add("decoration", value: paint.cssDecorations.map { .text($0) })
        return members
    }

    private static func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
}
