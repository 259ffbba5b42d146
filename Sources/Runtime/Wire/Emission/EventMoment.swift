package import JSON

/// The input that an event belongs to, and the session's time then.
package struct EventMoment: Sendable, Equatable {
    /// The input's number; 0 before the first.
    package let input: Int
    /// Session time in tenths of a millisecond, as it is written.
    package let tenths: Int64

    /// Session time of the input.
    package var time: Duration { .microseconds(tenths * 100) }

    /// Describes a moment; of the time, what is less than a tenth of a millisecond is cut off.
    package init(input: Int, time: Duration) {
        self.input = input
        tenths = time.tenths
    }

    /// Reads what `writeMembers(to:)` wrote; nil where a member is missing.
    package init?(_ json: JSON) {
        guard let input = json.integer(Key.input), let time = json.time(Key.time) else { return nil }
        self.init(input: input, time: time)
    }

    /// Writes the members `input` and `time`.
    package func writeMembers(to json: inout JSONWriter) {
        json.member(Key.input, input)
        json.key(Key.time)
        json.number(tenths: tenths)
    }

    private enum Key {
        static let input: StaticString = "input"
        static let time: StaticString = "time"
    }
}
