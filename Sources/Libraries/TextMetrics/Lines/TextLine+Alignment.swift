extension TextLine {
    /// The number of spaces between the words of the line.
    var spaces: Int { segments.reduce(0) { $0 + $1.text.utf8.count { $0 == 0x20 } } }

    /// Moves a line to its position between 0 and `edge`. Until then its `x` is the indent from the leading edge.
    mutating func stand(_ style: ParagraphStyle, edge: Double) {
        let head = x
        let tail = style.tailIndent > 0 ? min(style.tailIndent, edge) : edge + style.tailIndent
        let free = max(0, tail - head - width - wordSpacing * Double(spaces))
        let left = isRightToLeft ? edge - tail : head
        x =
            switch style.alignment {
            case .left: left
            case .right: left + free
            case .center: left + free / 2
            case .natural, .justified: isRightToLeft ? left + free : left
            }
    }
}
