import TextMetrics

/// The laid-out lines of a text with their positions in the view that draws them.
struct TextDrawing {
    private let lines: [TextLine]
    private let text: StyledText
    private let paints: [TextPaint]
    /// The top left corner of the text in the view.
    private let origin: CGPoint

    /// The style of a piece: font, colour and decorations.
    struct Style: Hashable {
        var font: String
        var size: Double
        var kern: Double
        var wordSpacing: Double
        var hasMonospacedDigits: Bool
        /// Whether the page must slant the font, because only the system family has italic font files.
        var isSlanted: Bool
        var paint: TextPaint
    }

    /// The unit in which text is drawn: a segment of a line with one style, or one emoji of a segment.
    struct Piece: Hashable {
        var x: Double
        var top: Double
        var text: String
        var style: Style
        var isRightToLeft: Bool
        /// The width that the page reserves for the piece, in points; nil if the browser's measurement of the text is
        /// correct.
        var width: Double?
        /// The height of an image; nil for text.
        var height: Double?
    }

    /// Lays out a text, vertically centred in a rectangle, in at most `lines` lines. Returns nil if there are no lines.
    ///
    /// If `minimumScale` is below 1, the text is scaled down to that factor before it is truncated.
    init?(_ dressed: DressedText, in rect: CGRect, lines: Int, minimumScale: Double = 1) {
        if let line = dressed.text.unmeasuredLine(in: rect.width) {
            self.init(
                dressed, text: dressed.text, lines: [line.line],
                from: CGPoint(x: rect.minX, y: rect.midY - line.height / 2))
            return
        }
        // The edges of a frame are rounded to pixels. The box is a little larger, because rounding must not truncate
        // the text.
        let box = TextBox(width: rect.width, height: rect.height + 0.5, numberOfLines: lines)
        var text = dressed.text
        if rect.width <= 0, lines == 1, let rest = text.withoutRoom { text = rest }
        if minimumScale < 1 {
            let scale = text.fittingScale(in: box, minimum: minimumScale, for: dressed.view)
            if scale < 1 { text = text.scaled(by: scale) }
        }
        var layout = text.layout(in: box, for: dressed.view)
        if layout.isTruncated {
            let wider = TextBox(width: box.width + 0.5, height: box.height, numberOfLines: lines)
            if !text.extent(in: wider, for: dressed.view).isTruncated {
                layout = text.layout(in: wider, for: dressed.view)
            }
        }
        self.init(
            dressed, text: text, lines: layout.lines, from: CGPoint(x: rect.minX, y: rect.midY - layout.height / 2))
    }

    /// Lays out a text below the point `corner`, with unlimited height. Returns nil if there are no lines.
    init?(_ dressed: DressedText, from corner: CGPoint, width: CGFloat, lines: Int) {
        let layout = dressed.text.layout(in: TextBox(width: width, numberOfLines: lines), for: dressed.view)
        self.init(dressed, text: dressed.text, lines: layout.lines, from: corner)
    }

    private init?(_ dressed: DressedText, text: StyledText, lines: [TextLine], from corner: CGPoint) {
        if lines.isEmpty { return nil }
        self.lines = lines
        self.text = text
        paints = dressed.paints
        origin = corner
    }

    /// The pieces to draw: line by line, each from left to right.
    var pieces: [Piece] {
        var pieces: [Piece] = []
        for line in lines {
            var spaces = 0
            for segment in line.segments {
                let shift = line.wordSpacing * Double(spaces)
                add(segment, of: line, shift: shift, to: &pieces)
                if line.wordSpacing != 0 { spaces += segment.text.utf8.count { $0 == 0x20 } }
            }
        }
        return pieces
    }

    /// Returns the link at a point in the view, and its position in the text, in UTF-16 units. Returns nil if there is
    /// none.
    func link(at point: CGPoint) -> (url: URL, place: Int)? {
        let (x, y) = (Double(point.x) - Double(origin.x), Double(point.y) - Double(origin.y))
        for line in lines where y >= line.y && y <= line.y + line.height {
            for segment in line.segments {
                let start = line.x + segment.x
                let id = text.runs[segment.run].attributes.appearanceID
                guard x >= start, x <= start + segment.width, paints.indices.contains(id), let url = paints[id].link
                else {
                    continue
                }
                return (
                    url, String(decoding: text.string.utf8.prefix(segment.source.lowerBound), as: UTF8.self).utf16.count
                )
            }
        }
        return nil
    }

    private func add(_ segment: TextSegment, of line: TextLine, shift: Double, to pieces: inout [Piece]) {
        let attributes = text.runs[segment.run].attributes
        let font = attributes.font
        var piece = Piece(
            x: Self.rounded(origin.x + line.x + segment.x + shift),
            top: Self.rounded(origin.y + line.baseline - attributes.baselineOffset - font.size), text: segment.text,
            style: Style(
                font: fileName(of: segment, font), size: font.size, kern: segment.kern, wordSpacing: line.wordSpacing,
                hasMonospacedDigits: font.hasMonospacedDigits, isSlanted: font.isItalic && font.family != .system,
                paint: paints.indices.contains(attributes.appearanceID) ? paints[attributes.appearanceID] : TextPaint()),
            isRightToLeft: segment.isRightToLeft)
        switch segment.drawing {
        case .font: pieces.append(piece)
        case .missing:
            piece.width = Self.rounded(segment.width)
            pieces.append(piece)
        case .emoji, .box:
            let letters = segment.isRightToLeft ? segment.text.reversed() : Array(segment.text)
            let width = segment.width / Double(max(1, letters.count))
            for (place, letter) in letters.enumerated() {
                var one = piece
                one.x = Self.rounded(origin.x + line.x + segment.x + shift + Double(place) * width)
                one.text = String(letter)
                one.width = Self.rounded(width)
                if let box = attributes.box, segment.drawing == .box {
                    one.top = Self.rounded(origin.y + line.baseline - attributes.baselineOffset - box.ascent)
                    one.text = ""
                    one.width = Self.rounded(box.width)
                    one.height = Self.rounded(box.ascent + box.descent)
                }
                pieces.append(one)
            }
        }
    }

    private func fileName(of segment: TextSegment, _ font: TextFont) -> String {
        if case .font(let name) = segment.drawing { return name.value }
        guard case .success(let measurer) = DeviceFonts.measurer else { return "" }
        return measurer.fonts.name(of: font).value
    }

    /// Rounds to 1/64 pixel, the unit in which browsers store lengths.
    private static func rounded(_ length: Double) -> Double { (length * 64).rounded() / 64 }
}

extension StyledText {
    /// The ellipsis to which this text is truncated on a line of zero width. Nil unless the text is ASCII, has one
    /// style, and is truncated at its end. Other texts must be measured.
    ///
    /// The ellipsis is measured only once, so that the texts of labels without a frame need no measuring.
    fileprivate var withoutRoom: StyledText? {
        guard runs.count == 1, let attributes = runs.first?.attributes,
            attributes.paragraph.lineBreakMode == .truncatingTail, let first = string.utf8.first, first > 0x20,
            string.utf8.allSatisfy({ (0x20...0x7e).contains($0) })
        else { return nil }
        return StyledText("…", attributes: attributes)
    }
}
