/// A length of a style: nothing said, left to layout, points, or a share of the parent.
package enum FlexLength: Equatable, Sendable {
    /// Nothing is said, so the default counts.
    case undefined
    /// Whatever layout finds.
    case auto
    /// So many points.
    case points(Double)
    /// So many hundredths of the parent's length, 50 being half of it.
    case percent(Double)
    /// One of so many equal parts of the parent's length, rounded down to whole points, but at least one; no length of
    /// CSS or Yoga.
    case wholePart(of: Int)
}

extension FlexLength {
    /// The points it stands for; undefined where nothing is said, or where the parent's length is not known.
    func resolved(against parent: Double) -> Double {
        switch self {
        case .points(let points): points
        case .percent(let share): share * parent / 100
        case .wholePart(let count):
            parent.isUndefined ? .undefined : max(1, (parent / Double(max(1, count))).rounded(.down))
        case .undefined, .auto: .undefined
        }
    }

    /// Whether it is a share of the parent's length.
    var isShare: Bool {
        switch self {
        case .percent, .wholePart: true
        case .undefined, .auto, .points: false
        }
    }

    /// The points it stands for, 0 where there are none.
    func resolvedOrZero(against parent: Double) -> Double {
        let points = resolved(against: parent)
        return points.isUndefined ? 0 : points
    }

    /// The same length with a number that layout can add up: NaN says nothing, and infinity is a very large number.
    var bounded: FlexLength {
        switch self {
        case .undefined, .auto, .wholePart: self
        case .points(let points): points.isUndefined ? .undefined : .points(points.boundedLength)
        case .percent(let share): share.isUndefined ? .undefined : .percent(share.boundedLength)
        }
    }
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A length in points.
    package init(integerLiteral value: Int) { self = .points(Double(value)) }

    /// A length in points.
    package init(floatLiteral value: Double) { self = .points(value) }
}

extension Double {
    /// Inside layout an unknown length is NaN, as in Yoga, so that what is computed from it is unknown too.
    static let undefined = Double.nan

    /// Lengths stay below this, so that no sum or product of them overflows.
    static let longest = 1e9

    var isUndefined: Bool { self != self }

    var isDefined: Bool { self == self }

    /// The same length between the shortest and the longest that there may be; an undefined one stays undefined.
    var boundedLength: Double { isUndefined ? self : Swift.min(Swift.max(self, -Self.longest), Self.longest) }

    /// The larger of two lengths; an undefined one does not count.
    func atLeast(_ other: Double) -> Double {
        self >= other || other.isUndefined ? self : other
    }

    /// The smaller of two lengths; an undefined one does not count.
    func atMost(_ other: Double) -> Double {
        self <= other || other.isUndefined ? self : other
    }

    /// Whether two lengths differ by less than anybody could see; two undefined ones are the same.
    func isSameLength(as other: Double) -> Bool {
        abs(self - other) < 0.0001 || isUndefined && other.isUndefined
    }
}
