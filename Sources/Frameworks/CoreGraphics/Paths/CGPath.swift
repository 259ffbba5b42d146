public class CGPath: Hashable {
    /// An element of a path: a move, a line, a curve or the end of a subpath.
    package enum Step: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    package fileprivate(set) var steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Self.mapped(Self.rectangle(rect), by: transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Self.mapped(Self.ellipse(rect), by: transform))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let steps = Self.rounded(rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .all)
        self.init(Self.mapped(steps, by: transform))
    }

    private static func mapped(_ steps: [Step], by transform: UnsafePointer<CGAffineTransform>?) -> [Step] {
        transform.map { steps.applying($0.pointee) } ?? steps
    }

    public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.steps == other.steps }
    public func hash(into hasher: inout Hasher) { hasher.combine(steps.count) }

    public var isEmpty: Bool { steps.isEmpty }

    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for step in steps {
            switch step {
            case .move(let point): (start, current) = (point, point)
            case .line(let point), .quad(let point, _), .curve(_, _, let point): current = point
            case .close: current = start
            }
        }
        return current
    }

    /// The bounding rectangle of the path; null for an empty path.
    public var boundingBoxOfPath: CGRect { box(of: ends + turns) }
    /// The bounding rectangle of the path including control points; null for an empty path.
    public var boundingBox: CGRect { box(of: ends + controls) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps) }

    private func box(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private var ends: [CGPoint] {
        steps.compactMap { step in
            switch step {
            case .move(let point), .line(let point), .quad(let point, _), .curve(_, _, let point): point
            case .close: nil
            }
        }
    }

    private var controls: [CGPoint] {
        steps.flatMap { step -> [CGPoint] in
            switch step {
            case .quad(_, let control): [control]
            case .curve(let first, let second, _): [first, second]
            case .move, .line, .close: []
            }
        }
    }

    /// The points at which curves have a horizontal or vertical extremum.
    private var turns: [CGPoint] {
        var found: [CGPoint] = []
        var current = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let point), .line(let point): current = point
            case .quad(let end, let control):
                let (first, second) = Self.cubicControls(from: current, control: control, to: end)
                found += Self.turns(from: current, control1: first, control2: second, to: end)
                current = end
            case .curve(let first, let second, let end):
                found += Self.turns(from: current, control1: first, control2: second, to: end)
                current = end
            case .close: break
            }
        }
        return found
    }

    /// Converts the control point of a quadratic curve to those of a cubic curve.
    private static func cubicControls(from start: CGPoint, control: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
        func part(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        return (part(start), part(end))
    }

    private static func turns(from a: CGPoint, control1 b: CGPoint, control2 c: CGPoint, to d: CGPoint) -> [CGPoint] {
        func place(_ t: CGFloat) -> CGPoint {
            let s = 1 - t
            func mix(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                let (begin, end) = (s * s * s * a[keyPath: key], t * t * t * d[keyPath: key])
                return begin + 3 * s * s * t * b[keyPath: key] + 3 * s * t * t * c[keyPath: key] + end
            }
            return CGPoint(x: mix(\.x), y: mix(\.y))
        }
        var found: [CGPoint] = []
        for key in [\CGPoint.x, \CGPoint.y] {
            let (p, q, r, s) = (a[keyPath: key], b[keyPath: key], c[keyPath: key], d[keyPath: key])
            // The derivative of the curve is quadratic; extrema are at its roots.
            let (square, linear, constant) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
            var roots: [CGFloat] = []
            if abs(square) < 1e-9 {
                if abs(linear) > 1e-9 { roots = [-constant / linear] }
            } else {
                let under = linear * linear - 4 * square * constant
                if under >= 0 {
                    roots = [
                        (-linear + under.squareRoot()) / (2 * square), (-linear - under.squareRoot()) / (2 * square),
                    ]
                }
            }
            found += roots.filter { $0 > 0 && $0 < 1 }.map(place)
        }
        return found
    }

    // MARK: - Shapes

    static func rectangle(_ rect: CGRect) -> [Step] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    static func ellipse(_ rect: CGRect) -> [Step] {
        let unit = arc(center: .zero, radius: 1, from: 0, to: 2 * .pi, isRising: true)
        return (unit + [.close]).map { step in
            step.mapped { CGPoint(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2) }
        }
    }

    package static func rounded(_ rect: CGRect, radii: CGSize, corners: RoundedCorners) -> [Step] {
        let (width, height) = (max(0, min(radii.width, rect.width / 2)), max(0, min(radii.height, rect.height / 2)))
        var steps: [Step] = []
        /// Adds one corner, from the side before it to the side after it.
        func addCorner(_ corner: CGPoint, from before: CGPoint, to behind: CGPoint, isRound: Bool) {
            func extend(to point: CGPoint) { steps.append(steps.isEmpty ? .move(point) : .line(point)) }
            guard isRound else { return extend(to: corner) }
            extend(to: before)
            func bent(_ point: CGPoint) -> CGPoint {
                CGPoint(x: point.x + (corner.x - point.x) * bend, y: point.y + (corner.y - point.y) * bend)
            }
            steps.append(.curve(bent(before), bent(behind), behind))
        }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        addCorner(
            CGPoint(x: left, y: top), from: CGPoint(x: left, y: top + height), to: CGPoint(x: left + width, y: top),
            isRound: corners.contains(.topLeft))
        addCorner(
            CGPoint(x: right, y: top), from: CGPoint(x: right - width, y: top), to: CGPoint(x: right, y: top + height),
            isRound: corners.contains(.topRight))
        addCorner(
            CGPoint(x: right, y: bottom), from: CGPoint(x: right, y: bottom - height),
            to: CGPoint(x: right - width, y: bottom),
            isRound: corners.contains(.bottomRight))
        addCorner(
            CGPoint(x: left, y: bottom), from: CGPoint(x: left + width, y: bottom),
            to: CGPoint(x: left, y: bottom - height),
            isRound: corners.contains(.bottomLeft))
        return steps + [.close]
    }

    /// The distance between the end of a quarter circle and its control point, as a fraction of the radius.
    private static let bend: CGFloat = 0.552_284_75

    /// Returns an arc that begins with a move. If `isRising` is true, angles increase along the arc, which is clockwise
    /// on the screen.
    package static func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isRising: Bool
    ) -> [Step] {
        guard radius.isFinite, start.isFinite, end.isFinite else { return [] }
        let whole = 2 * CGFloat.pi
        var sweep = end - start
        if abs(sweep) >= whole, isRising == (sweep > 0) {
            sweep = isRising ? whole : -whole
        } else {
            sweep = sweep.truncatingRemainder(dividingBy: whole)
            if isRising, sweep < 0 { sweep += whole }
            if !isRising, sweep > 0 { sweep -= whole }
        }
        func place(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
        }
        var steps: [Step] = [.move(place(start))]
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let part = sweep / CGFloat(count)
        let reach = 4 / 3 * CGFloat(tan(Double(part / 4))) * radius
        for index in 0..<count where sweep != 0 {
            let (from, to) = (start + part * CGFloat(index), start + part * CGFloat(index + 1))
            let (begin, finish) = (place(from), place(to))
            func controlPoint(from point: CGPoint, angle: CGFloat, length: CGFloat) -> CGPoint {
                CGPoint(
                    x: point.x - length * CGFloat(sin(Double(angle))), y: point.y + length * CGFloat(cos(Double(angle)))
                )
            }
            steps.append(
                .curve(
                    controlPoint(from: begin, angle: from, length: reach),
                    controlPoint(from: finish, angle: to, length: -reach), finish))
        }
        return steps
    }

    // MARK: - SVG

    /// The path as SVG path data.
    package var svg: String {
        func text(_ point: CGPoint) -> String { "\(CSSValue.number(point.x)) \(CSSValue.number(point.y))" }
        return steps.map { step in
            switch step {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .quad(let end, let control): "Q\(text(control)) \(text(end))"
            case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
            case .close: "Z"
            }
        }.joined()
    }
}

extension CGPath.Step {
    /// Returns the element with mapped points.
    package func mapped(_ place: (CGPoint) -> CGPoint) -> CGPath.Step {
        switch self {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .quad(let end, let control): .quad(place(end), control: place(control))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
    }
}

extension [CGPath.Step] {
    /// Returns the elements with transformed points.
    func applying(_ transform: CGAffineTransform) -> [CGPath.Step] {
        transform.isIdentity ? self : map { $0.mapped { $0.applying(transform) } }
    }
}

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
}

public final class CGMutablePath: CGPath {
    public convenience init() { self.init([]) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.append(.move(point.applying(transform)))
    }
    /// Adds a line from the current point. Begins a subpath at `point` if the path is empty.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let place = point.applying(transform)
        steps.append(steps.isEmpty ? .move(place) : .line(place))
    }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            let place = point.applying(transform)
            steps.append(index == 0 ? .move(place) : .line(place))
        }
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add([.quad(end, control: control)], transform)
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) { add([.curve(control1, control2, end)], transform) }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.rectangle(rect), transform)
    }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.ellipse(rect), transform)
    }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(Self.rounded(rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .all), transform)
    }
    /// Adds an arc, connected to the current point by a line. In a flipped coordinate system, as on the screen,
    /// `clockwise` is reversed, as on iOS.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = Self.arc(center: center, radius: radius, from: startAngle, to: endAngle, isRising: !clockwise)
        append(arc: arc.applying(transform))
    }
    /// Adds an arc that turns by `delta` radians, connected to the current point by a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let arc = Self.arc(
            center: center, radius: radius, from: startAngle, to: startAngle + delta, isRising: delta >= 0)
        append(arc: arc.applying(transform))
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.steps, transform) }
    public func closeSubpath() { if !steps.isEmpty { steps.append(.close) } }

    private func add(_ new: [Step], _ transform: CGAffineTransform) { steps += new.applying(transform) }

    /// Adds an arc, connected to the current point by a line.
    package func append(arc: [Step]) {
        guard case .move(let start)? = arc.first, !steps.isEmpty else { return steps += arc }
        steps.append(.line(start))
        steps += arc.dropFirst()
    }

    /// Applies a transform to all points.
    package func transform(_ t: CGAffineTransform) { steps = steps.applying(t) }
    /// Removes all elements.
    package func removeAll() { steps = [] }
}
