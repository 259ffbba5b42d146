public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a fraction: `value` divided by `timescale`, in seconds.
public struct CMTime: Hashable, Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags = .valid, epoch: CMTimeEpoch = 0) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates a time of some seconds. A number that is not finite becomes an infinite or an invalid time.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let value = (seconds * Double(preferredTimescale)).rounded()
        if let value = CMTimeValue(exactly: value) {
            self.init(value: value, timescale: preferredTimescale)
        } else if seconds.isNaN {
            self = .invalid
        } else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite])
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity])
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity])

    public var isValid: Bool { flags.contains(.valid) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
    }

    /// The time in seconds; NaN if it is invalid or indefinite.
    public var seconds: Double {
        if isNumeric { return timescale == 0 ? .nan : Double(value) / Double(timescale) }
        if flags.contains(.positiveInfinity) { return .infinity }
        return flags.contains(.negativeInfinity) ? -.infinity : .nan
    }

    /// Returns the time in another scale, rounded.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
    }

    public static func + (one: CMTime, other: CMTime) -> CMTime { combine(one, other, +) }
    public static func - (one: CMTime, other: CMTime) -> CMTime { combine(one, other, -) }

    private static func combine(_ one: CMTime, _ other: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
        guard one.isNumeric, other.isNumeric else { return one.isNumeric ? other : one }
        return CMTime(
            seconds: operation(one.seconds, other.seconds), preferredTimescale: max(one.timescale, other.timescale))
    }
}

extension CMTime: Comparable {
    public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
    public static func == (one: CMTime, other: CMTime) -> Bool {
        one.isNumeric && other.isNumeric ? one.seconds == other.seconds : one.flags == other.flags
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

/// A rounding method. It has no effect, because times are always rounded to the nearest value.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public var end: CMTime { start + duration }
}

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
