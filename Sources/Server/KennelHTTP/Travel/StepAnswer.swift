import HTTPServer
import JSON
import Recordings
import Sessions
import Wire

/// The response for one step of a session.
struct StepAnswer {
    let played: PlayedSession
    let step: Int
    /// The step to compare with; nil means the previous one.
    let since: Int?
    let reader: SessionView.Reader
    /// The store of shared responses.
    let copies: SharedCopies
    /// Whether no client waits for the response any more.
    let isGone: @Sendable () -> Bool

    /// Returns one JSON object; nil if no client waits for it any more. Throws if there is no such step, or if the
    /// session cannot be replayed.
    func json() async throws(ProblemDetails) -> SharedBytes? {
        let player = try await played.current()
        let count = await player.count
        guard (1...count).contains(step) else { throw .noStep(step, of: count) }
        let since = since ?? step - 1
        guard (0...count).contains(since) else { throw .noStep(since, of: count) }
        let owner = played.running.audience.owner
        let subject = SharedCopies.Subject.step(step, since: since, of: count, reader)
        if let copy = copies.copy(of: subject, owner: owner) { return copy }
        guard let earlier = try await played.state(at: since, of: player, unless: isGone), !isGone(),
            let moment = try await played.state(at: step, of: player, unless: isGone)
        else { return nil }
        var json = JSONWriter(reserving: 8_192)
        json.beginObject()
        json.key("step")
        json.number(step)
        json.key("of")
        json.number(count)
        json.key("time")
        json.number(tenths: Int64(moment.time / .microseconds(100)))
        json.key("label")
        json.string(moment.label)
        json.key("type")
        json.string(moment.type)
        json.key("changes")
        json.beginObject()
        json.key("since")
        json.number(since)
        json.key("lines")
        json.beginArray()
        for line in moment.changes(since: earlier) { json.string(line) }
        json.endArray()
        json.endObject()
        if let number = await player.firstDifference, number <= step {
            json.key("differsFrom")
            json.number(number)
        }
        if let difference = try await played.difference(of: player) { Self.write(difference, at: step, to: &json) }
        json.key("snapshot")
        let running = played.running
        json.raw(running.session.facts.snapshot(of: moment, epoch: running.audience.epoch, for: reader))
        json.endObject()
        return copies.share(json.bytes, as: subject, owner: owner)
    }

    /// Writes the difference from the recording at this step: `{"lines","seen"?}`. `seen` is the later step at which it
    /// becomes visible.
    private static func write(_ difference: Difference, at step: Int, to json: inout JSONWriter) {
        guard
            let part = [difference.first, difference.firstVisible].compactMap(\.self).first(where: { $0.number == step }
            )
        else { return }
        json.key("difference")
        json.beginObject()
        if let sight = difference.firstVisible, sight.number > step {
            json.key("seen")
            json.number(sight.number)
        }
        json.key("lines")
        json.beginArray()
        for line in part.lines { json.string(line) }
        json.endArray()
        json.endObject()
    }
}
