/// An outline of lines and curves, and how it is drawn.
open class UIBezierPath: NSObject {
    private let path: CGMutablePath

    /// How wide its line is, in points.
    open var lineWidth: CGFloat = 1
    /// How its line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How its line turns.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a sharp corner of its line may reach, in widths.
    open var miterLimit: CGFloat = 10
    /// How exactly curves are drawn; kept.
    open var flatness: CGFloat = 0.6
    /// Whether a part that lies in two pieces of it is outside.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// An outline with nothing in it.
    public override init() { path = CGMutablePath() }

    /// The outline around a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The outline of an ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// The outline around a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// The outline around a rectangle, some of whose corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addPath(CGPath(CGPath.rounded(rect, cornerRadii, corners)))
    }

    /// A piece of a circle; angles are radians from the right, and clockwise is as it is seen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of an outline.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The outline; what is set is copied.
    open var cgPath: CGPath {
        get { path }
        set {
            let steps = CGPath(newValue.steps)
            path.removeAll()
            path.addPath(steps)
        }
    }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around it; zero where there is nothing in it.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
    /// Where it is at last.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a piece at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// A line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A curve that two points bend.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// A curve that one point bends.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// A piece of a circle, joined to what is there by a line.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { path.append(arc: CGPath.arc(center, radius, from: startAngle, to: endAngle, isRising: clockwise)) }
    /// A line back to where the piece began.
    open func close() { path.closeSubpath() }
    /// Another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(CGPath(bezierPath.path.steps)) }
    /// Forgets all points.
    open func removeAllPoints() { path.removeAll() }
    /// Moves all points.
    open func apply(_ transform: CGAffineTransform) { path.transform(transform) }

    /// Has its line broken into pieces and gaps of these lengths, beginning `phase` into them.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [])
    }

    /// Fills it, in the context that is drawn into.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: usesEvenOddFillRule) }

    /// Draws its line, in the context that is drawn into.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.stroke(path)
        context.restoreGState()
    }

    /// Has the context draw only inside from now on.
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, isEvenOdd: usesEvenOddFillRule) }
}
