open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { changed() } }
    /// The fill colour; black by default, and nil for none.
    open var fillColor: CGColor? = CGColor(.black) { didSet { if oldValue != fillColor { changed() } } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if oldValue != fillRule { changed() } } }
    /// The stroke colour; nil, the default, for none.
    open var strokeColor: CGColor? { didSet { if oldValue != strokeColor { changed() } } }
    open var lineWidth: CGFloat = 1 { didSet { if oldValue != lineWidth { changed() } } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { if oldValue != lineCap { changed() } } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if oldValue != lineJoin { changed() } } }
    open var miterLimit: CGFloat = 10 { didSet { if oldValue != miterLimit { changed() } } }
    /// The lengths of dashes and gaps. Has no effect while only a part of the stroke is drawn.
    open var lineDashPattern: [NSNumber]? { didSet { if oldValue != lineDashPattern { changed() } } }
    open var lineDashPhase: CGFloat = 0 { didSet { if oldValue != lineDashPhase { changed() } } }
    open var strokeStart: CGFloat = 0 { didSet { if oldValue != strokeStart { changed() } } }
    open var strokeEnd: CGFloat = 1 { didSet { if oldValue != strokeEnd { changed() } } }

    package override func pieces(in place: CGRect) -> [(image: String, place: CGRect)] {
        outline(in: place) + super.pieces(in: place)
    }

    private func outline(in place: CGRect) -> [(image: String, place: CGRect)] {
        guard let path, !path.isEmpty, fillColor != nil || strokeColor != nil else { return [] }
        let reach = strokeColor == nil ? 0 : lineWidth * (lineJoin == .miter ? max(1, min(4, miterLimit)) : 1)
        let box = path.boundingBox.insetBy(dx: -reach, dy: -reach)
        guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else { return [] }
        var look = PathStyle(fill: fillColor?.value, isEvenOdd: fillRule == .evenOdd)
        if let strokeColor, lineWidth > 0, strokeStart < strokeEnd {
            look.stroke = strokeColor.value
            (look.width, look.cap, look.join) = (lineWidth, lineCap.drawn, lineJoin.drawn)
            look.miterLimit = miterLimit
            look.dash = (lineDashPhase, lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
            if strokeStart > 0 || strokeEnd < 1 { look.part = max(0, strokeStart)..<max(0, strokeEnd) }
        }
        guard look.fill != nil || look.stroke != nil else { return [] }
        var shape = look.element(for: path, transform: CGAffineTransform(translationX: -box.minX, y: -box.minY))
        if ownOpacity < 1 { shape = "<g opacity=\"\(CSSValue.number(CGFloat(max(0, ownOpacity))))\">\(shape)</g>" }
        let image = SVG.cssImage(SVG.picture(size: box.size, shapes: [shape]))
        return [(image: image, place: box.offsetBy(dx: place.minX, dy: place.minY))]
    }

    /// Whether only a part of the stroke is drawn.
    package var drawsParts: Bool { strokeStart > 0 || strokeEnd < 1 || movesParts }

    /// Whether the start or the end of the stroke is animated.
    private var movesParts: Bool { isInMotion("--stroke-start") || isInMotion("--stroke-end") }

    /// Declares the fill and the stroke of a layer that has a separate page element.
    package func declareLine(_ declare: (_ property: String, _ value: String?) -> Void) {
        let isSeen = strokeColor != nil && lineWidth > 0 && (strokeStart < strokeEnd || movesParts)
        declare("fill", fillColor?.value.css ?? "none")
        declare("fill-rule", fillRule == .evenOdd ? "evenodd" : nil)
        declare("stroke", isSeen ? strokeColor?.value.css : nil)
        declare("stroke-width", isSeen ? CSSValue.pixels(lineWidth) : nil)
        declare("stroke-linecap", isSeen && lineCap != .butt ? "\(lineCap.drawn)" : nil)
        declare("stroke-linejoin", isSeen && lineJoin != .miter ? "\(lineJoin.drawn)" : nil)
        declare("stroke-miterlimit", isSeen && lineJoin == .miter ? CSSValue.number(max(1, miterLimit)) : nil)
        let dash = (lineDashPattern ?? []).map { CSSValue.number(max(0, CGFloat($0.doubleValue))) }
        let isDashed = isSeen && !dash.isEmpty && !drawsParts
        declare("stroke-dasharray", isDashed ? dash.joined(separator: " ") : nil)
        declare("stroke-dashoffset", isDashed ? CSSValue.pixels(lineDashPhase) : nil)
        declare("--stroke-start", drawsParts ? CSSValue.number(max(0, strokeStart)) : nil)
        declare("--stroke-end", drawsParts ? CSSValue.number(max(0, strokeEnd)) : nil)
    }

    package override func drawItself(
        into mask: inout MaskDrawing, in place: CGRect, opacity: CGFloat, fill: ColorValue?
    ) {
        super.drawItself(into: &mask, in: place, opacity: opacity, fill: fill)
        guard ownOpacity > 0 else { return }
        // The opacity of the layer is already part of the drawing.
        for piece in outline(in: place) {
            mask.add(piece.image, in: piece.place, opacity: opacity / CGFloat(ownOpacity))
        }
    }

    package override func mask(in size: CGSize) -> LayerMask? {
        let isWhole = fillColor?.value.isOpaque == true && ownOpacity >= 1 && sublayers == nil
        guard isWhole, strokeColor == nil || lineWidth <= 0, backgroundColor == nil, transform.flat.isIdentity,
            let path,
            !path.isEmpty
        else { return super.mask(in: size) }
        return .outline(clip(path))
    }

    /// Returns a path as a CSS clip path.
    private func clip(_ path: CGPath) -> String {
        let moved = CGPath(
            path.steps.map { step in step.mapped { CGPoint(x: $0.x + frame.minX, y: $0.y + frame.minY) } })
        let rule = fillRule == .evenOdd ? "evenodd, " : ""
        return "path(\(rule)\"\(moved.svg)\")"
    }

    /// Returns the CSS value of a path during an animation, for `d` or for `clip-path`; nil if the mask is not a clip
    /// path.
    func declaration(of path: CGPath, as property: String) -> String? {
        if property == "d" { return "path(\"\(path.svg)\")" }
        guard case .outline? = mask(in: .zero) else { return nil }
        return clip(path)
    }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    fileprivate var drawn: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    fileprivate var drawn: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
