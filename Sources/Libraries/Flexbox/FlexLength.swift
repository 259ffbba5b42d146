/// A length in a style: undefined, automatic, points, or a fraction of the parent's length.
package enum FlexLength: Equatable, Sendable {
    /// No value is set, so the default applies.
    case undefined
    /// The length is determined by layout.
    case auto
    /// A length in points.
    case points(Double)
    /// A percentage of the parent's length; 50 is half of it.
    case percent(Double)
    /// A fraction 1/n of the parent's length, rounded down to whole points, and at least one point. Neither CSS nor
    /// Yoga has such a length.
    case wholePart(of: Int)
}

extension FlexLength {
    /// Returns the length in points; undefined if there is no value, or the parent's length is unknown.
    func resolved(against parent: Double) -> Double {
        switch self {
        case .points(let points): points
        case .percent(let share): share * parent / 100
        case .wholePart(let count):
            parent.isUndefined ? .undefined : max(1, (parent / Double(max(1, count))).rounded(.down))
        case .undefined, .auto: .undefined
        }
    }

    /// Whether the length is a fraction of the parent's length.
    var isShare: Bool {
        switch self {
        case .percent, .wholePart: true
        case .undefined, .auto, .points: false
        }
    }

    /// Returns the length in points, or 0 if it is undefined.
    func resolvedOrZero(against parent: Double) -> Double {
        let points = resolved(against: parent)
        return points.isUndefined ? 0 : points
    }

    /// The same length with a number that layout can compute with: NaN becomes undefined, and infinity a very large
    /// number.
    var bounded: FlexLength {
        switch self {
        case .undefined, .auto, .wholePart: self
        case .points(let points): points.isUndefined ? .undefined : .points(points.boundedLength)
        case .percent(let share): share.isUndefined ? .undefined : .percent(share.boundedLength)
        }
    }
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a length in points.
    package init(integerLiteral value: Int) { self = .points(Double(value)) }

    /// Creates a length in points.
    package init(floatLiteral value: Double) { self = .points(value) }
}

extension Double {
    /// An unknown length, which is NaN, as in Yoga, so that results computed from it are unknown too.
    static let undefined = Double.nan

    /// The largest magnitude of a length, which prevents overflow in sums and products.
    static let longest = 1e9

    var isUndefined: Bool { self != self }

    var isDefined: Bool { self == self }

    /// The length clamped to the allowed range; an undefined length stays undefined.
    var boundedLength: Double { isUndefined ? self : Swift.min(Swift.max(self, -Self.longest), Self.longest) }

    /// Returns the larger of two lengths; an undefined argument is ignored.
    func atLeast(_ other: Double) -> Double {
        self >= other || other.isUndefined ? self : other
    }

    /// Returns the smaller of two lengths; an undefined argument is ignored.
    func atMost(_ other: Double) -> Double {
        self <= other || other.isUndefined ? self : other
    }

    /// Returns whether two lengths differ by less than 0.0001, or are both undefined.
    func isSameLength(as other: Double) -> Bool {
        abs(self - other) < 0.0001 || isUndefined && other.isUndefined
    }
}
