/// What laying a text out takes.
///
/// The same text in the same box takes the same work whether some of it was remembered or not, so that a replayed
/// session stops at a bound exactly where it stopped before.
package struct TextWork: Hashable, Sendable {
    /// Scalars that were shaped; those of a line that was shaped by itself count again.
    package internal(set) var scalars = 0
    /// Stretches of one font, script and direction that were shaped.
    package internal(set) var runs = 0
    /// Pieces of text that were divided into stretches.
    package internal(set) var pieces = 0
    /// Lines that were made.
    package internal(set) var lines = 0

    /// No work.
    package init() {}

    /// About as many millionths of a second, on the machine that the bounds were chosen on.
    package var units: Int { scalars / 2 + runs + 2 * (pieces + lines) }

    static func + (one: TextWork, other: TextWork) -> TextWork {
        var sum = one
        sum += other
        return sum
    }

    static func += (one: inout TextWork, other: TextWork) {
        one.scalars += other.scalars
        one.runs += other.runs
        one.pieces += other.pieces
        one.lines += other.lines
    }
}
