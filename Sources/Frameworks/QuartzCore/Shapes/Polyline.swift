/// A path approximated by straight lines, for movement along it.
struct Polyline {
    struct Point {
        var place: CGPoint
        /// The direction in radians, continuous from point to point without jumps of a full turn.
        var angle: CGFloat
        /// The distance from the beginning of the path, along it.
        var length: CGFloat
        /// The index of the point's segment. `share` is the position in this segment, from 0 to 1.
        var piece: Int
        var share: Double
        /// Whether a straight segment begins here.
        var isStraight = false
    }

    private(set) var points: [Point] = []
    /// The number of segments of the path.
    private(set) var pieces = 0
    /// The total length of the path.
    private(set) var length: CGFloat = 0

    /// The points at the beginning of each segment, and the last point.
    var ends: [Point] { points.filter { $0.share == 0 } + points.suffix(1) }

    /// Approximates a path; nil for a path of length 0, or with more than 1,000 segments.
    init?(_ path: CGPath) {
        let lines = Self.curves(of: path)
        guard !lines.isEmpty, lines.count <= 1_000 else { return nil }
        for curve in lines { add(curve, samples: max(2, min(16, 1_000 / lines.count))) }
        guard length > 0, length.isFinite else { return nil }
    }

    /// Returns the `parts + 1` numbers that divide the range from 0 to 1 into equal parts.
    static func evenly(_ parts: Int) -> [Double] { (0...max(1, parts)).map { Double($0) / Double(max(1, parts)) } }

    private static func curves(of path: CGPath) -> [[CGPoint]] {
        var curves: [[CGPoint]] = []
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        for step in path.steps {
            switch step {
            case .move(let point): first = point
            case .line(let end): curves.append([current, end])
            case .quad(let end, let control): curves.append([current, control, end])
            case .curve(let one, let other, let end): curves.append([current, one, other, end])
            case .close: if current != first { curves.append([current, first]) }
            }
            switch step {
            case .move(let end), .line(let end), .quad(let end, _), .curve(_, _, let end): current = end
            case .close: current = first
            }
        }
        return curves
    }

    private mutating func add(_ curve: [CGPoint], samples: Int) {
        let isStraight = curve.count == 2
        let count = isStraight ? 1 : samples
        for sample in 0...count {
            let share = Double(sample) / Double(count)
            let (place, ahead) = Self.place(at: CGFloat(share), on: curve)
            if sample > 0, let last = points.last {
                let (x, y) = (Double(place.x - last.place.x), Double(place.y - last.place.y))
                length += CGFloat((x * x + y * y).squareRoot())
            }
            var angle = ahead == .zero ? points.last?.angle ?? 0 : CGFloat(atan2(Double(ahead.y), Double(ahead.x)))
            if let last = points.last?.angle, angle.isFinite, last.isFinite {
                angle += ((last - angle) / (2 * .pi)).rounded() * 2 * .pi
            }
            points.append(
                Point(
                    place: place, angle: angle, length: length, piece: pieces, share: share,
                    isStraight: isStraight && sample == 0))
        }
        pieces += 1
    }

    /// Returns the point and the tangent of a curve at a parameter from 0 to 1.
    private static func place(at share: CGFloat, on curve: [CGPoint]) -> (CGPoint, ahead: CGPoint) {
        var points = curve
        var ahead = CGPoint.zero
        while points.count > 1 {
            ahead = CGPoint(x: points[points.count - 1].x - points[0].x, y: points[points.count - 1].y - points[0].y)
            points = zip(points, points.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
            }
        }
        // If control points coincide with an end, the tangent points to the next different point.
        if ahead == .zero, let end = curve.first(where: { $0 != points[0] }) {
            let isStart = points[0] == curve[0]
            ahead = CGPoint(x: end.x - points[0].x, y: end.y - points[0].y)
            if !isStart { ahead = CGPoint(x: -ahead.x, y: -ahead.y) }
        }
        return (points[0], ahead)
    }
}

extension CGPath {
    /// The path as numbers: for each element a number for its kind, and then the coordinates of its points. Paths with
    /// the same sequence of kinds have the same number of numbers.
    var numbers: [CGFloat] {
        steps.flatMap { step -> [CGFloat] in
            switch step {
            case .move(let end): [0, end.x, end.y]
            case .line(let end): [1, end.x, end.y]
            case .quad(let end, let control): [2, control.x, control.y, end.x, end.y]
            case .curve(let one, let other, let end): [3, one.x, one.y, other.x, other.y, end.x, end.y]
            case .close: [4]
            }
        }
    }

    /// Creates a path from the numbers of another path.
    convenience init(numbers: [CGFloat]) {
        var steps: [Step] = []
        var rest = numbers[...]
        func point() -> CGPoint { CGPoint(x: rest.popFirst() ?? 0, y: rest.popFirst() ?? 0) }
        while let kind = rest.popFirst() {
            switch kind {
            case 0: steps.append(.move(point()))
            case 1: steps.append(.line(point()))
            case 2:
                let control = point()
                steps.append(.quad(point(), control: control))
            case 3: steps.append(.curve(point(), point(), point()))
            default: steps.append(.close)
            }
        }
        self.init(steps)
    }
}
