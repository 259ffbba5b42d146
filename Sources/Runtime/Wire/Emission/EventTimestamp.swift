package import JSON

/// The input that caused an event, and its session time.
package struct EventTimestamp: Sendable, Equatable {
    /// The number of the input; 0 before the first one.
    package let input: Int
    /// The session time in tenths of a millisecond, as it is written.
    package let tenths: Int64

    /// The session time of the input.
    package var time: Duration { .microseconds(tenths * 100) }

    /// Creates a time stamp. The time is truncated to tenths of a millisecond.
    package init(input: Int, time: Duration) {
        self.input = input
        tenths = time.tenths
    }

    /// Parses the output of `writeMembers(to:)`; nil if a member is missing.
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
