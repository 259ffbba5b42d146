import SessionEnvironment

public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

/// A drawing context. The drawing is stored as SVG shapes, because there are no pixels.
public final class CGContext: NSObject {
    struct State {
        var fill = ColorValue.black
        var stroke = ColorValue.black
        var width: CGFloat = 1
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
        var alpha: CGFloat = 1
        var matrix = CGAffineTransform.identity
        /// The number of the clip path in the image's SVG definitions; nil if the drawing is not clipped.
        var clip: Int?
        var shadow: (offset: CGSize, blur: CGFloat, color: ColorValue)?
        var blend = CGBlendMode.normal
        /// The clipped area in points of the image; nil if the drawing is not clipped.
        var clipBox: CGRect?
    }

    /// The size of the image, in points.
    package let size: CGSize
    /// The pixels of the context; nil for the contexts of UIKit.
    package let bitmap: BitmapMemory?
    /// The only image drawn so far, and the number of shapes before it. If nothing else is drawn, the result is that
    /// image.
    package var soleImage: (image: AnyObject, count: Int)?
    var state = State()
    private var saved: [State] = []
    var shapes: [String] = []
    var definitions: [String] = []
    private let outline = CGMutablePath()
    /// The transform that was current when the path was last changed.
    private var base = CGAffineTransform.identity

    package init(size: CGSize) { (self.size, bitmap) = (size, nil) }

    init(_ bitmap: BitmapMemory) {
        size = CGSize(width: bitmap.width, height: bitmap.height)
        self.bitmap = bitmap
        super.init()
        bitmap.context = self
    }

    /// The transform from the current coordinates to the image, whose vertical axis points down. The vertical axis of a
    /// bitmap's coordinates points up.
    private var matrix: CGAffineTransform {
        bitmap == nil
            ? state.matrix
            : state.matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    }

    /// The number of shapes drawn.
    package var count: Int { shapes.count }

    // MARK: - State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    public func setFillColor(_ color: CGColor) { state.fill = color.value }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setLineWidth(_ width: CGFloat) { state.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.join = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = (phase, lengths) }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Multiplies the opacity of the following shapes.
    package func multiplyAlpha(by alpha: CGFloat) { state.alpha *= alpha }
    /// Sets the shadow of the following shapes; a nil colour removes it.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { (offset, blur, $0.value) }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = (offset, blur, ColorValue(white: 0, alpha: 1 / 3))
    }

    // MARK: - Transform

    public func translateBy(x: CGFloat, y: CGFloat) { state.matrix = state.matrix.translatedBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { state.matrix = state.matrix.scaledBy(x: x, y: y) }
    public func rotate(by angle: CGFloat) { state.matrix = state.matrix.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) { state.matrix = transform.concatenating(state.matrix) }
    public var ctm: CGAffineTransform { state.matrix }

    // MARK: - Path

    /// The path in current coordinates. Points that were added before a change of the transform keep their position.
    private var path: CGMutablePath {
        if base != state.matrix {
            if !outline.isEmpty { outline.transform(base.concatenating(state.matrix.inverted())) }
            base = state.matrix
        }
        return outline
    }

    public func beginPath() { path.removeAll() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ path: CGPath) { self.path.addPath(path) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Adds an arc. In a flipped coordinate system, as on the screen, `clockwise` is reversed, as on iOS.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public func closePath() { path.closeSubpath() }

    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: draw(path, fills: true, strokes: false)
        case .eoFill: draw(path, fills: true, strokes: false, isEvenOdd: true)
        case .stroke: draw(path, fills: false, strokes: true)
        case .fillStroke: draw(path, fills: true, strokes: true)
        case .eoFillStroke: draw(path, fills: true, strokes: true, isEvenOdd: true)
        }
        path.removeAll()
    }
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    public func strokePath() { drawPath(using: .stroke) }
    /// Limits the following shapes to the inside of the path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: path, isEvenOdd: rule == .evenOdd)
        path.removeAll()
    }
    public func clip(to rect: CGRect) { clip(to: CGPath(CGPath.rectangle(rect)), isEvenOdd: false) }

    // MARK: - Shapes

    public func fill(_ rect: CGRect) { fill(CGPath(CGPath.rectangle(rect)), isEvenOdd: false) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func stroke(_ rect: CGRect) { stroke(CGPath(CGPath.rectangle(rect))) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }
    public func fillEllipse(in rect: CGRect) { fill(CGPath(CGPath.ellipse(rect)), isEvenOdd: false) }
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(CGPath.ellipse(rect))) }
    /// Draws a line between the points of each pair. The first and second points are a pair, the third and fourth, and
    /// so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        let lines = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            lines.addLines(between: [points[index], points[index + 1]])
        }
        stroke(lines)
    }
    /// Clears the part of the image in a rectangle.
    public func clear(_ rect: CGRect) {
        if rect.contains(CGRect(origin: .zero, size: size)), state.matrix.isIdentity {
            (shapes, definitions, soleImage) = ([], [], nil)
            return
        }
        saveGState()
        setBlendMode(.clear)
        setAlpha(1)
        setFillColor(CGColor(gray: 0, alpha: 1))
        fill(rect)
        restoreGState()
    }

    package func fill(_ path: CGPath, isEvenOdd: Bool) { draw(path, fills: true, strokes: false, isEvenOdd: isEvenOdd) }
    package func stroke(_ path: CGPath) { draw(path, fills: false, strokes: true) }

    package func clip(to path: CGPath, isEvenOdd: Bool) {
        let (number, rule) = (definitions.count + 1, isEvenOdd ? " clip-rule=\"evenodd\"" : "")
        let around = state.clip.map { " clip-path=\"url(#c\($0))\"" } ?? ""
        definitions.append(
            "<clipPath id=\"c\(number)\"\(around)><path d=\"\(path.svg)\"\(rule)\(transform)/></clipPath>")
        state.clip = number
        let box = path.boundingBoxOfPath.applying(matrix)
        state.clipBox = state.clipBox.map { $0.intersection(box) } ?? box
    }

    /// The bounding rectangle of the clipped area, in current coordinates.
    public var boundingBoxOfClipPath: CGRect {
        (state.clipBox ?? CGRect(origin: .zero, size: size)).applying(matrix.inverted())
    }

    /// Replaces the path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        let stroked = path.copy(
            strokingWithWidth: state.width, lineCap: state.cap, lineJoin: state.join, miterLimit: state.miterLimit)
        path.removeAll()
        path.addPath(stroked)
    }

    private func draw(_ path: CGPath, fills: Bool, strokes: Bool, isEvenOdd: Bool = false) {
        guard !path.isEmpty else { return }
        var look = PathStyle()
        if fills { (look.fill, look.isEvenOdd) = (state.fill, isEvenOdd) }
        if strokes {
            look.stroke = state.stroke
            (look.width, look.cap, look.join) = (state.width, state.cap, state.join)
            (look.miterLimit, look.dash) = (state.miterLimit, state.dash)
        }
        add(look.element(for: path, transform: matrix))
    }

    /// Fills an area by the even-odd rule with an SVG definition such as a gradient.
    func paint(_ area: CGPath, with definition: (_ id: String) -> String) {
        let id = "g\(definitions.count + 1)"
        definitions.append(definition(id))
        add("<path d=\"\(area.svg)\" fill=\"url(#\(id))\" fill-rule=\"evenodd\"\(transform)/>")
    }

    /// Whether an image that is drawn in a rectangle would cover the context and be drawn unchanged.
    package func drawsPlainly(in rect: CGRect) -> Bool {
        rect == CGRect(origin: .zero, size: size) && state.matrix.isIdentity && state.clip == nil && state.alpha >= 1
            && state.blend == .normal && state.shadow == nil
    }

    /// Draws an image from its data.
    package func draw(_ bytes: [UInt8], type: String, in rect: CGRect) {
        let data = Data(bytes).base64EncodedString()
        add("<image href=\"data:\(type);base64,\(data)\"\(Self.place(rect)) preserveAspectRatio=\"none\"\(transform)/>")
    }

    /// Draws an image that is visible only during a part of a repeated interval, such as a frame of an animation.
    ///
    /// - Parameters:
    ///   - start: The beginning of the part, as a fraction of the interval; `end` is its end.
    ///   - duration: The interval, in seconds.
    package func draw(
        _ bytes: [UInt8], type: String, in rect: CGRect, shownFrom start: Double, to end: Double, of duration: Double
    ) {
        let data = Data(bytes).base64EncodedString()
        let times = (start > 0 ? [(0, 0)] : []) + [(start, 1)] + (end < 1 ? [(end, 0)] : [])
        let values = times.map { "\($0.1)" }.joined(separator: ";")
        let points = times.map { CSSValue.number(CGFloat($0.0)) }.joined(separator: ";")
        add(
            "<image href=\"data:\(type);base64,\(data)\"\(Self.place(rect)) preserveAspectRatio=\"none\"\(transform)>"
                + "<animate attributeName=\"opacity\" calcMode=\"discrete\" dur=\"\(CSSValue.number(CGFloat(duration)))s\" "
                + "repeatCount=\"indefinite\" values=\"\(values)\" keyTimes=\"\(points)\"/></image>")
    }

    /// Draws a line of text whose baseline begins at a point, in a CSS colour.
    package func draw(_ text: String, at point: CGPoint, size: Double, isHeavy: Bool, color: String) {
        let (x, y) = (CSSValue.number(point.x), CSSValue.number(point.y))
        let font = "font:\(isHeavy ? "bold " : "")\(CSSValue.pixels(size)) Inter,-apple-system,sans-serif;fill:\(color)"
        add(
            "<text x=\"\(x)\" y=\"\(y)\" style=\"\(font)\" xml:space=\"preserve\"\(transform)>\(Self.escaped(text))</text>"
        )
    }

    func add(_ shape: String) {
        var group = ""
        if let clip = state.clip { group += " clip-path=\"url(#c\(clip))\"" }
        if state.alpha < 1 { group += " opacity=\"\(CSSValue.number(max(0, state.alpha)))\"" }
        if let shadow = state.shadow {
            let lengths = [shadow.offset.width, shadow.offset.height, shadow.blur / 2].map(CSSValue.pixels)
            group += " style=\"filter:drop-shadow(\(lengths.joined(separator: " ")) \(shadow.color.drawn))\""
        }
        compose(group.isEmpty ? shape : "<g\(group)>\(shape)</g>")
    }

    private var transform: String { matrix.css.map { " transform=\"\($0)\"" } ?? "" }

    private static func place(_ rect: CGRect) -> String {
        attributes([("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)])
    }

    /// Returns SVG attributes, each preceded by a space.
    static func attributes(_ values: [(String, CGFloat)]) -> String {
        values.map { " \($0)=\"\(CSSValue.number($1))\"" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// The drawn shapes as SVG elements.
    package var elements: String {
        (definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>") + shapes.joined()
    }

    /// The image as SVG.
    package var svg: String { SVG.picture(size: size, definitions: definitions, shapes: shapes) }
}
