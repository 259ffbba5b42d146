/// The only line of a text that certainly fits on one line, with all values except its width. Such a text need not be
/// measured.
package struct UnmeasuredLine: Sendable {
    /// The line, starting at the left edge. The widths in it are 0.
    package let line: TextLine

    /// The height of the text.
    package var height: Double { line.height }
}

extension TextMeasurer {
    /// Returns the line of a text that certainly fits into this width on one line and begins at its left edge; nil if
    /// that must be measured.
    ///
    /// Most texts of an app are short. Texts that change with each tap are not cached, and it is cheaper to know that
    /// they fit than to measure them. A text may have one line even if the result is nil.
    package func unmeasuredLine(of text: StyledText, in width: Double) -> UnmeasuredLine? {
        guard text.runs.count == 1, let attributes = text.runs.first?.attributes, attributes.beginsOnTheLeft,
            text.string.utf8.count <= limits.measuredBytes
        else { return nil }
        let face = fonts.face(of: attributes.font)
        guard Self.isShorter(text.string, than: width, in: attributes, widths: face.widths) else { return nil }
        let metrics = LineMetrics(
            of: [(attributes, face.metrics.scaled(by: attributes.font.size))], in: attributes.paragraph)
        let bytes = 0..<text.string.utf8.count
        let segment = TextSegment(
            text: text.string, source: bytes, run: 0, drawing: .font(face.name), x: 0, width: 0, kern: attributes.kern,
            isRightToLeft: false)
        return UnmeasuredLine(
            line: TextLine(
                range: bytes, width: 0, height: metrics.height, baseline: metrics.baseline, isRightToLeft: false,
                segments: [segment]))
    }

    private static func isShorter(
        _ string: String, than width: Double, in attributes: TextAttributes, widths: GreatestWidths
    ) -> Bool {
        let size = attributes.font.size
        var room = width
        for letter in string.utf8 {
            guard let width = widths[letter] else { return false }
            room -= width * size + attributes.kern
            guard room >= 0 else { return false }
        }
        return room >= 0
    }
}

extension TextAttributes {
    /// Whether a line of left-to-right text begins at the left edge, on its own baseline.
    fileprivate var beginsOnTheLeft: Bool {
        guard baselineOffset == 0, !font.hasMonospacedDigits, paragraph.direction != .rightToLeft,
            paragraph.firstLineHeadIndent == 0, paragraph.tailIndent == 0
        else { return false }
        switch paragraph.alignment {
        case .natural, .left, .justified: return true
        case .right, .center: return false
        }
    }
}
