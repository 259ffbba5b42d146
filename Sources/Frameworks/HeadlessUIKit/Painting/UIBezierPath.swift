open class UIBezierPath: NSObject {
    private let path: CGMutablePath

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// Stored; has no visible effect.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

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
        path.addPath(CGPath(CGPath.rounded(rect, radii: cornerRadii, corners: corners.rounded)))
    }

    /// Creates an arc. Angles are in radians, measured from the direction to the right.
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

    /// The path. It is copied when set.
    open var cgPath: CGPath {
        get { path }
        set {
            let steps = CGPath(newValue.steps)
            path.removeAll()
            path.addPath(steps)
        }
    }

    open var isEmpty: Bool { path.isEmpty }
    /// The bounding rectangle of the path; zero for an empty path.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.append(
            arc: CGPath.arc(center: center, radius: radius, from: startAngle, to: endAngle, isRising: clockwise))
    }
    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(CGPath(bezierPath.path.steps)) }
    open func removeAllPoints() { path.removeAll() }
    open func apply(_ transform: CGAffineTransform) { path.transform(transform) }

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

    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, isEvenOdd: usesEvenOddFillRule) }
}
