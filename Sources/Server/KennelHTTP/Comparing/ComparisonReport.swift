import JSON
import Sweeps
import Wire

/// A comparison of two sessions that clients can query.
protocol ServedComparison: Sendable {
    /// The name by which clients request the comparison.
    var id: SessionID { get }

    /// Returns the current result of the comparison; nil after one of the sessions has ended.
    func report() async -> ComparisonReport?

    /// Stops running work; the results so far are kept.
    func stop()
}

/// The result of a comparison of two sessions.
struct ComparisonReport: Sendable {
    /// A session on one side of the comparison.
    struct Half: Sendable {
        /// The name of the session in sentences.
        let name: String
        /// The id that gives control of the session; nil if the comparison sends it no inputs.
        var id: SessionID?
        /// The id that only shows the session.
        let watch: SessionID
        /// The number of the last input of each finished moment. A moment is the opening, or a user action with its
        /// effects.
        let ends: [Int]
        /// The number of the session's last input; nil if the session did not receive the compared inputs.
        let last: Int?

        /// Returns the number of the last input of a moment.
        func step(ofMoment moment: Int) -> Int? { ends.indices.contains(moment) ? ends[moment] : last }
    }

    /// The progress of runs that have an end.
    struct Progress: Sendable {
        let done: Int
        let all: Int
        let duration: Duration

        /// The estimated time until the end, at the average speed so far; nil before the first step and after the last.
        var remaining: Duration? { done > 0 && done < all ? duration * (all - done) / done : nil }
    }

    let left: Half
    let right: Half
    /// The differences; nil while they are not known yet.
    let comparison: RunComparison?
    /// Whether a session is busy, so that the current moment is not compared yet.
    let isBusy: Bool
    /// The progress of the runs; nil for live sessions, which have no end.
    var progress: Progress?

    /// Returns the result as one JSON object:
    /// `{"id","left":{"name","id"?,"watch"},"right":{…},"moments","busy",
    /// "steps"?,"done"?,"remaining"?,"differences":[…]}`.
    func json(id: SessionID) -> [UInt8] {
        var json = JSONWriter(reserving: 1_024)
        json.beginObject()
        json.member("id", id.rawValue)
        write(left, as: "left", to: &json)
        write(right, as: "right", to: &json)
        json.member("moments", comparison?.moments ?? 0)
        json.key("busy")
        json.bool(isBusy)
        if let progress {
            json.member("steps", progress.all)
            json.member("done", progress.done)
            if let remaining = progress.remaining { json.member("remaining", Int(remaining.wholeMilliseconds)) }
        }
        json.key("differences")
        json.beginArray()
        for difference in comparison?.differences ?? [] { write(difference, to: &json) }
        json.endArray()
        json.endObject()
        return json.bytes
    }

    private func write(_ half: Half, as side: StaticString, to json: inout JSONWriter) {
        json.key(side)
        json.beginObject()
        json.member("name", half.name)
        json.member("id", half.id?.rawValue)
        json.member("watch", half.watch.rawValue)
        json.endObject()
    }

    /// Writes `{"moment","time","subject","sentence","left":[…],"right":[…],"steps":{"left"?,"right"?}}`.
    private func write(_ difference: RunComparison.Difference, to json: inout JSONWriter) {
        json.beginObject()
        json.member("moment", difference.moment)
        json.member("time", difference.time)
        json.member("subject", difference.subject.rawValue)
        json.member("sentence", difference.sentence)
        for (name, lines) in [("left", difference.left), ("right", difference.right)] {
            json.key(escaping: name)
            json.beginArray()
            for line in lines { json.string(line) }
            json.endArray()
        }
        json.key("steps")
        json.beginObject()
        if let step = left.step(ofMoment: difference.moment) { json.member("left", step) }
        if let step = right.step(ofMoment: difference.moment) { json.member("right", step) }
        json.endObject()
        json.endObject()
    }
}
