open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The times of the values, from 0 to 1. With a ``path``, the times at which its segments end, preceded by 0.
    open var keyTimes: [NSNumber]?
    /// The path of a position animation; it takes precedence over ``values``. The layer jumps from the end of one
    /// subpath to the beginning of the next.
    open var path: CGPath?
    /// The rotation of the layer along the path; nil does not rotate it.
    open var rotationMode: CAAnimationRotationMode?
    /// The timing curves between values. With a ``path``, they apply to straight segments only.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values. `cubic` is drawn as `linear`, and `cubicPaced` as `paced`.
    open var calculationMode = CAAnimationCalculationMode.linear

    package override func motions(of layer: CALayer) -> [Motion]? {
        guard let track = MotionTrack(keyPath, of: layer, isAdditive: isAdditive),
            let steps = path.map({ steps(along: $0, track) }) ?? steps(track), steps.count > 1,
            var motion = track.motion(steps, of: self)
        else { return nil }
        motion.jumps = jumps
        return [motion]
    }

    private var jumps: Bool { calculationMode == .discrete }
    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    private func steps(_ track: MotionTrack) -> [MotionTrack.Step]? {
        guard let values else { return nil }
        var numbers: [[CGFloat]] = []
        for value in values {
            guard let read = track.numbers(value) else { return nil }
            numbers.append(read)
        }
        let told = keyTimes?.count == values.count ? keyTimes?.map(\.doubleValue) : nil
        let times = (isPaced ? Self.paced(numbers) : told) ?? Polyline.evenly(values.count - (jumps ? 0 : 1))
        let paces = timingFunctions.flatMap { $0.count >= values.count - 1 ? $0 : nil }
        return numbers.indices.map { place in
            let pace = place < numbers.count - 1 ? paces?[place].pace : nil
            return MotionTrack.Step(at: times[place], numbers: numbers[place], pace: pace)
        }
    }

    /// Returns the key times at which the values change at constant speed; nil if all values are equal.
    private static func paced(_ values: [[CGFloat]]) -> [Double]? {
        var way = 0.0
        var lengths = [0.0]
        for (one, other) in zip(values, values.dropFirst()) {
            way += Double(zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }).squareRoot()
            lengths.append(way)
        }
        return way > 0 ? lengths.map { $0 / way } : nil
    }

    private func steps(along path: CGPath, _ track: MotionTrack) -> [MotionTrack.Step]? {
        guard track.isPlace, let way = Polyline(path) else { return nil }
        let told = keyTimes?.count == way.pieces + 1 ? keyTimes?.map(\.doubleValue) : nil
        let times = told ?? Polyline.evenly(way.pieces)
        let paces = timingFunctions.flatMap { $0.count >= way.pieces ? $0 : nil }
        let half: CGFloat? = rotationMode.flatMap { $0 == .rotateAuto ? 0 : $0 == .rotateAutoReverse ? .pi : nil }
        return (jumps ? way.ends : way.points).map { point in
            let (first, last) = (times[point.piece], times[point.piece + 1])
            let pace = point.isStraight ? paces?[point.piece].pace : nil
            return MotionTrack.Step(
                at: isPaced && !jumps ? Double(point.length / way.length) : first + (last - first) * point.share,
                numbers: [point.place.x, point.place.y], pace: pace, turn: half.map { point.angle + $0 })
        }
    }
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
