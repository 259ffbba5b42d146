/// A font as an app requests it, by appearance and size.
package struct TextFont: Hashable, Sendable {
    /// The family of the font.
    package enum Family: Hashable, Sendable {
        /// The system font, for which Inter is substituted.
        case system
        /// A monospaced font.
        case monospaced
        /// A serif font.
        case serif
    }

    /// The family.
    package var family: Family
    /// The weight.
    package var weight: FontWeight
    /// Whether the font is italic.
    package var isItalic: Bool
    /// Whether all digits have the same width, so that a counter does not move.
    package var hasMonospacedDigits: Bool
    /// The size of an em in points, from 0 to `largestSize`.
    package let size: Double

    /// The maximum size; larger sizes are clamped to it.
    package static let largestSize = 10_000.0

    /// Creates a font of a size in points; NaN and negative sizes become 0.
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

    /// Returns the font in another size.
    package func with(size: Double) -> TextFont {
        TextFont(family, size: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
    }
}

/// The weight of a font; the raw value is its weight in CSS.
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
