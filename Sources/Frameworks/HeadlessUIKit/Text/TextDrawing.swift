import TextMetrics

/// A text in lines where a view draws it.
struct TextDrawing {
    private let lines: [TextLine]
    private let text: StyledText
    private let paints: [TextPaint]
    /// Where the text begins, from the view's corner.
    private let origin: CGPoint

    /// What a segment looks like.
    struct Style: Hashable {
        var font: String
        var size: Double
        var kern: Double
        var wordSpacing: Double
        var hasMonospacedDigits: Bool
        /// Whether the page slants letters that do not lean by themselves.
        var isSlanted: Bool
        var paint: TextPaint
    }

    /// A segment, or one emoji of it.
    struct Piece: Hashable {
        var x: Double
        var top: Double
        var text: String
        var style: Style
        var isRightToLeft: Bool
        /// The width of the box that it stands in; nil where letters are as wide as they are.
        var width: Double?
    }

    /// A text in the middle of a rectangle, in at most so many lines. With a minimum below 1 its letters shrink to that
    /// share of their size before any are left out.
    init?(_ dressed: DressedText, in rect: CGRect, lines: Int, minimumScale: Double = 1) {
        if let line = dressed.text.unmeasuredLine(in: rect.width) {
            self.init(
                dressed, text: dressed.text, lines: [line.line],
                from: CGPoint(x: rect.minX, y: rect.midY - line.height / 2))
            return
        }
        // Edges are on pixels; what is lost to them must cost neither a line nor a letter.
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

    /// A text in as many lines as it takes, from a corner downwards.
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

    /// What is drawn, line by line, from left to right.
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
        case .emoji:
            let letters = segment.isRightToLeft ? segment.text.reversed() : Array(segment.text)
            let width = segment.width / Double(max(1, letters.count))
            for (place, letter) in letters.enumerated() {
                var one = piece
                one.x = Self.rounded(origin.x + line.x + segment.x + shift + Double(place) * width)
                one.text = String(letter)
                one.width = Self.rounded(width)
                pieces.append(one)
            }
        }
    }

    private func fileName(of segment: TextSegment, _ font: TextFont) -> String {
        if case .font(let name) = segment.drawing { return name.value }
        guard case .success(let measurer) = DeviceFonts.measurer else { return "" }
        return measurer.fonts.name(of: font).value
    }

    /// To the unit that browsers count in.
    private static func rounded(_ length: Double) -> Double { (length * 64).rounded() / 64 }
}

extension StyledText {
    /// What is left of a text on one line that has no width: the ellipsis, whatever it says. It is measured once, and
    /// the text of a label that nobody gives a frame need not be. Nil where only measuring tells.
    fileprivate var withoutRoom: StyledText? {
        guard runs.count == 1, let attributes = runs.first?.attributes,
            attributes.paragraph.lineBreakMode == .truncatingTail, let first = string.utf8.first, first > 0x20,
            string.utf8.allSatisfy({ (0x20...0x7e).contains($0) })
        else { return nil }
        return StyledText("…", attributes: attributes)
    }
}
