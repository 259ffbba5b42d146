/// The work of laying out a text.
///
/// The same text in the same box has the same work whether parts were cached or not. A replayed session therefore
/// reaches a limit at exactly the same point as before.
package struct TextWork: Hashable, Sendable {
    /// The number of shaped scalars; the scalars of a line that was shaped on its own are counted again.
    package internal(set) var scalars = 0
    /// The number of shaped runs of one font, script and direction.
    package internal(set) var runs = 0
    /// The number of pieces of text that were divided into runs.
    package internal(set) var pieces = 0
    /// The number of lines.
    package internal(set) var lines = 0

    /// Creates zero work.
    package init() {}

    /// The total in units of about a microsecond, on the machine for which the limits were chosen.
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
