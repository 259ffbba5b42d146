/// A font as an app asks for it, by what it is to look like and its size.
package struct TextFont: Hashable, Sendable {
    /// The kind of letters.
    package enum Family: Hashable, Sendable {
        /// The system's own, for which Inter stands in.
        case system
        /// Letters of one width.
        case monospaced
        /// Letters with serifs.
        case serif
    }

    /// The kind of letters.
    package var family: Family
    /// How heavy the strokes are.
    package var weight: FontWeight
    /// Whether the letters lean.
    package var isItalic: Bool
    /// Whether all digits are as wide as each other, so that a counter does not move.
    package var hasMonospacedDigits: Bool
    /// The size of an em in points, from 0 to `largestSize`.
    package let size: Double

    /// Sizes beyond this one are this one.
    package static let largestSize = 10_000.0

    /// A font of this size in points; what is no size (NaN, less than 0) is 0.
    package init(
        _ family: Family = .system, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.size = size > 0 ? min(size, Self.largestSize) : 0
    }

    /// The same font in another size.
    package func with(size: Double) -> TextFont {
        TextFont(family, size: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
    }
}

/// How heavy the strokes of a font are; the raw value is the number that CSS has for it.
package enum FontWeight: UInt16, CaseIterable, Comparable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    package static func < (one: FontWeight, other: FontWeight) -> Bool { one.rawValue < other.rawValue }
}
