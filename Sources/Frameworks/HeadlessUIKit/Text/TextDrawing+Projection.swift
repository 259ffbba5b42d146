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
        writer.list("lines", rows.isEmpty || !withLines ? nil : rows)
        if let told, let own, told.style == own, styles.count < 2 { return told }
        writer.list(
            "textStyles", styles.count < 2 || !withLines ? nil : styles.dropFirst().map { .members($0.members) })
        writer.style("font-family", own.map { "\($0.font), sans-serif" })
        writer.style("font-size", own.map { CSSValue.pixels($0.size) })
        writer.style("font-style", own?.isSlanted == true ? "italic" : nil)
        writer.style("font-variant-numeric", own?.hasMonospacedDigits == true ? "tabular-nums" : nil)
        writer.style("letter-spacing", own.flatMap { $0.kern == 0 ? nil : CSSValue.pixels($0.kern) })
        writer.style("word-spacing", own.flatMap { $0.wordSpacing == 0 ? nil : CSSValue.pixels($0.wordSpacing) })
        writer.style("color", own?.paint.color ?? color?.css)
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
            PropertyMember("font", .text(font)), PropertyMember("size", .number(Self.rounded(size))),
        ]
        func add(_ name: String, _ value: PropertyValue?) {
            if let value { members.append(PropertyMember(name, value)) }
        }
        add("kern", kern == 0 ? nil : .number(Self.rounded(kern)))
        add("wordSpacing", wordSpacing == 0 ? nil : .number(Self.rounded(wordSpacing)))
        add("tabular", hasMonospacedDigits ? .bool(true) : nil)
        add("slanted", isSlanted ? .bool(true) : nil)
        add("color", paint.color.map { .text($0) })
        add("background", paint.background.map { .text($0) })
        add("decoration", paint.cssDecorations.map { .text($0) })
        return members
    }

    private static func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
}
