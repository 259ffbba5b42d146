public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

/// The fill and stroke of a path.
struct PathStyle {
    /// The fill colour; nil for none.
    var fill: UIColor?
    /// Whether the even-odd rule is used.
    var isEvenOdd = false
    /// The stroke colour; nil for none.
    var stroke: UIColor?
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
    /// The drawn part of the stroke, in fractions of its length; nil draws all of it, with the dashes.
    var part: Range<CGFloat>?

    /// Returns the SVG element of the path.
    func element(for path: CGPath, transform matrix: CGAffineTransform) -> String {
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

extension UIColor {
    /// The CSS value of the colour for the current appearance, because an image is drawn only once.
    var drawn: String {
        let parts = resolvedColor(with: .current).light
        let whole = [parts.red, parts.green, parts.blue].map { "\(Int((max(0, min(1, $0)) * 255).rounded()))" }
        return "rgba(\(whole.joined(separator: ",")),\(CSSValue.number(parts.alpha)))"
    }
}
