import JSON
import Wire

/// The state of a session after one of its inputs.
package struct StepState: Sendable {
    /// The number of the input; 0 before the first one.
    package let step: Int
    /// The session time of the input.
    package let time: Duration
    /// A description of the input for people, such as `tap "Retry"`.
    package let label: String
    /// The type of the input on the wire.
    package let type: String
    /// The snapshot as a JSON object, without the session's ids.
    package let state: [UInt8]
    /// The sequence number of the last event.
    package let sequence: UInt64

    /// The size in bytes.
    package var bytes: Int { state.count }

    /// Returns the differences from an earlier state, for people.
    package func changes(since earlier: StepState) -> [String] {
        let (before, after) = (earlier.parsedState, parsedState)
        var lines = ChangedLines()
        let outline = RecordedTree(after.tree).outline(since: RecordedTree(before.tree))
        lines.add("Screen", lines: outline.seen)
        lines.add("Navigation", from: Words.navigation(before.navigation), to: Words.navigation(after.navigation))
        lines.add("States", lines: Self.changes(from: before.states, to: after.states, words: Words.state))
        lines.add("Requests", lines: Self.changes(from: before.requests, to: after.requests, words: Words.request))
        lines.add("Retries", from: before.retries.map(Words.retry), to: after.retries.map(Words.retry))
        lines.add("Faults", from: before.faults.rules.map(Words.fault), to: after.faults.rules.map(Words.fault))
        lines.add("Look", lines: outline.look)
        return lines.limited
    }

    private var parsedState: WorldState { WorldState(text: state) }

    /// Returns a description of the entries that are new since an earlier state. Entries are numbered and the oldest
    /// are dropped, so only entries with higher numbers count as new.
    private static func changes<Content>(
        from before: [Entry<Content>], to after: [Entry<Content>], words: (Content) -> String
    ) -> [String] {
        let (old, new) = (numbered(before), numbered(after))
        let forgotten = min(old.keys.min() ?? 0, new.keys.min() ?? 0)
        let known = max(old.keys.min() ?? forgotten, new.keys.min() ?? forgotten)
        return Set(old.keys).union(new.keys).sorted().flatMap { number -> [String] in
            let (was, now) = (old[number].map(words), new[number].map(words))
            if was == now || (was == nil || now == nil) && number < known { return [] }
            return [was.map { "- " + $0 }, now.map { "+ " + $0 }].compactMap(\.self)
        }
    }

    private static func numbered<Content>(_ entries: [Entry<Content>]) -> [Int: Content] {
        Dictionary(entries.map { ($0.number, $0.content) }, uniquingKeysWith: { $1 })
    }
}
