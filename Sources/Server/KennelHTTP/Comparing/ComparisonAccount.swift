import JSON
import Sweeps
import Wire

/// Two sessions beside each other that somebody can ask about.
protocol ServedComparison: Sendable {
    /// The name by which it is asked for.
    var id: SessionID { get }

    /// What both came to so far; nil once one of the sessions is gone.
    func account() async -> ComparisonAccount?

    /// Ends what is under way; what is known until then is kept.
    func stop()
}

/// What two sessions came to, beside each other.
struct ComparisonAccount: Sendable {
    /// One of the two sessions.
    struct Half: Sendable {
        /// What it is called in sentences.
        let name: String
        /// The name that drives it; nil where the comparison drives nothing.
        var id: SessionID?
        /// The name that only shows it.
        let watch: SessionID
        /// The last input of each moment that is over.
        let ends: [Int]
        /// The last input of all; nil where the session did not take the inputs that are compared.
        let last: Int?

        /// After which input a moment was over.
        func step(ofMoment moment: Int) -> Int? { ends.indices.contains(moment) ? ends[moment] : last }
    }

    /// How far runs are that have an end.
    struct Progress: Sendable {
        let done: Int
        let all: Int
        let duration: Duration

        /// How long the rest takes, if it goes on as until now; nil where nobody can tell.
        var remaining: Duration? { done > 0 && done < all ? duration * (all - done) / done : nil }
    }

    let left: Half
    let right: Half
    /// What is other; nil where nothing can be told yet.
    let comparison: RunComparison?
    /// Whether something is under way, so that the moment which goes on is not told of yet.
    let isBusy: Bool
    /// Nil of sessions that go on for as long as a person likes.
    var progress: Progress?

    /// `{"id","left":{"name","id"?,"watch"},"right":{…},"moments","busy","steps"?,"done"?,"remaining"?,"differences":[…]}`.
    func json(id: SessionID) -> [UInt8] {
        var json = JSONWriter(reserving: 1_024)
        json.beginObject()
        json.member("id", id.rawValue)
        write(left, "left", to: &json)
        write(right, "right", to: &json)
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

    private func write(_ half: Half, _ side: StaticString, to json: inout JSONWriter) {
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
