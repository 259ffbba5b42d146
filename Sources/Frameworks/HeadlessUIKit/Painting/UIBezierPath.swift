open class UIBezierPath: NSObject {
    private let path: CGMutablePath

    /// How wide its line is, in points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// How exactly curves are drawn; kept.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// An outline with nothing in it.
    public override init() { path = CGMutablePath() }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

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
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { path.append(arc: CGPath.arc(center, radius, from: startAngle, to: endAngle, isRising: clockwise)) }
    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(CGPath(bezierPath.path.steps)) }
    /// Forgets all points.
    open func removeAllPoints() { path.removeAll() }
    /// Moves all points.
    open func apply(_ transform: CGAffineTransform) { path.transform(transform) }

    /// Has its line broken into pieces and gaps of these lengths, beginning `phase` into them.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [])
    }

    open func fill() { UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: usesEvenOddFillRule) }

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
