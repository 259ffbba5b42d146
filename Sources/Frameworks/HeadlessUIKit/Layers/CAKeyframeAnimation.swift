open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, one after the other.
    open var values: [Any]?
    /// When each is reached, from 0 to 1; along a ``path``, when each piece of it ends, 0 first.
    open var keyTimes: [NSNumber]?
    /// The way of a position; with one, ``values`` do not count. A piece of it that begins elsewhere is jumped to.
    open var path: CGPath?
    /// Whether what goes along the ``path`` turns with it; nil is no.
    open var rotationMode: CAAnimationRotationMode?
    /// The pace of each piece. Of a ``path``, that of straight pieces.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between are found; `cubic` is drawn as `linear`, and `cubicPaced` as `paced`.
    open var calculationMode = CAAnimationCalculationMode.linear

    package override func motions(of layer: CALayer) -> [Motion]? {
        guard let track = MotionTrack(keyPath, of: layer, isAdditive),
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
        let times = (isPaced ? Self.paced(numbers) : told) ?? PathWay.evenly(values.count - (jumps ? 0 : 1))
        let paces = timingFunctions.flatMap { $0.count >= values.count - 1 ? $0 : nil }
        return numbers.indices.map { place in
            let pace = place < numbers.count - 1 ? paces?[place].pace : nil
            return MotionTrack.Step(at: times[place], numbers: numbers[place], pace: pace)
        }
    }

    /// When values are reached at one speed; nil where they are all the same.
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
        guard track.isPlace, let way = PathWay(path) else { return nil }
        let told = keyTimes?.count == way.pieces + 1 ? keyTimes?.map(\.doubleValue) : nil
        let times = told ?? PathWay.evenly(way.pieces)
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
    /// Not at all.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
