/// The space that is available to a text.
package struct TextBox: Hashable, Sendable {
    /// The width in points; infinite for no limit.
    package let width: Double
    /// The height in points. Lines that do not fit are omitted, except the first.
    package let height: Double
    /// The maximum number of lines; 0 for no limit.
    package let numberOfLines: Int

    /// The maximum length in points. Larger widths and heights of a box are infinite; other lengths are clamped.
    static let greatest = 1_000_000.0

    /// Creates a box. NaN and negative lengths become 0, so that every line has one character; a negative number of
    /// lines becomes 0.
    package init(width: Double = .infinity, height: Double = .infinity, numberOfLines: Int = 0) {
        self.width = width > 0 ? (width > Self.greatest ? .infinity : width) : 0
        self.height = height > 0 ? (height > Self.greatest ? .infinity : height) : 0
        self.numberOfLines = max(0, numberOfLines)
    }

    /// Returns a number clamped to two bounds; 0 for NaN.
    static func bounded(_ number: Double, from low: Double, to high: Double = greatest) -> Double {
        number.isNaN ? 0 : min(max(number, low), high)
    }
}
