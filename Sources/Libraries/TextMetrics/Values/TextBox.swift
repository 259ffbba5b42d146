/// The room that a text is given.
package struct TextBox: Hashable, Sendable {
    /// Points from edge to edge; infinite where there are no edges.
    package let width: Double
    /// Points from top to bottom. Lines that would not fit are left out, but never the first.
    package let height: Double
    /// How many lines at most; 0 is as many as there are.
    package let numberOfLines: Int

    /// Lengths beyond this many points are this long, or infinite where that is meant.
    static let greatest = 1_000_000.0

    /// A room. NaN and negative lengths are 0, in which every line holds one letter; a negative number of lines is 0.
    package init(width: Double = .infinity, height: Double = .infinity, numberOfLines: Int = 0) {
        self.width = width > 0 ? (width > Self.greatest ? .infinity : width) : 0
        self.height = height > 0 ? (height > Self.greatest ? .infinity : height) : 0
        self.numberOfLines = max(0, numberOfLines)
    }

    /// The number between two bounds; 0 for NaN.
    static func bounded(_ number: Double, from low: Double, to high: Double = greatest) -> Double {
        number.isNaN ? 0 : min(max(number, low), high)
    }
}
