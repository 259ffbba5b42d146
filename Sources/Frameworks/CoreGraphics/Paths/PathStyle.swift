public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

/// The fill and stroke of a path.
package struct PathStyle {
    /// The fill colour; nil for none.
    package var fill: ColorValue?
    /// Whether the even-odd rule is used.
    var isEvenOdd = false
    /// The stroke colour; nil for none.
    package var stroke: ColorValue?
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
    /// The part of the stroke that is drawn, in fractions of its length. Nil draws the whole stroke, including dashes.
    package var part: Range<CGFloat>?

    package init(fill: ColorValue? = nil, isEvenOdd: Bool = false) { (self.fill, self.isEvenOdd) = (fill, isEvenOdd) }

    /// Returns the SVG element of the path.
    package func element(for path: CGPath, transform matrix: CGAffineTransform) -> String {
        var shape = "<path d=\"\(path.svg)\" fill=\"\(fill?.drawn ?? "none")\""
        if fill != nil, isEvenOdd { shape += " fill-rule=\"evenodd\"" }
        if let stroke { shape += " stroke=\"\(stroke.drawn)\"" + line }
        return shape + (matrix.css.map { " transform=\"\($0)\"" } ?? "") + "/>"
    }

    private var line: String {
        var line = " stroke-width=\"\(CSSValue.number(width))\""
        if cap != .butt { line += " stroke-linecap=\"\(cap)\"" }
        if join == .miter {
            line += " stroke-miterlimit=\"\(CSSValue.number(max(1, miterLimit)))\""
        } else {
            line += " stroke-linejoin=\"\(join)\""
        }
        if let part {
            let length = CSSValue.number(part.upperBound - part.lowerBound)
            let offset = CSSValue.number(-part.lowerBound)
            return line + " pathLength=\"1\" stroke-dasharray=\"\(length) 2\" stroke-dashoffset=\"\(offset)\""
        }
        if dash.lengths.isEmpty { return line }
        let lengths = dash.lengths.map { CSSValue.number(max(0, $0)) }.joined(separator: " ")
        return line + " stroke-dasharray=\"\(lengths)\" stroke-dashoffset=\"\(CSSValue.number(dash.phase))\""
    }
}
