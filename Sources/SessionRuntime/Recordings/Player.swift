package import HeadlessUIKit

/// A recording that is played to any of its inputs: no network, no clock, the same code as when it was made.
///
/// Going on costs what the inputs in between cost; going back starts anew. Not for two threads at once.
package final class Player {
    private let makeWorld: () -> World
    private let facts: SessionFacts
    /// What is played.
    private(set) var inputs: [RecordedInput]
    private var replay: Replay
    /// What a person would say of the input at `step`.
    private var label = ""

    /// The number of the last input that was applied; 0 before the first.
    package private(set) var step = 0
    /// The first input so far that caused something else than when it was recorded.
    package private(set) var firstDifference: Int?

    /// Opens a player before the first input; nothing runs yet.
    ///
    /// - Parameters:
    ///   - id: How a snapshot names the session to its owner, and `watch` to everyone else.
    ///   - configuration: What the session was opened with, where there are no inputs yet.
    ///   - documents: Shared with sessions; nil reads every document anew.
    package init(
        _ inputs: [RecordedInput], id: SessionID, watch: SessionID, configuration: SessionConfiguration? = nil,
        app: @escaping @Sendable () -> any UIApplicationDelegate, limits: SessionLimits = .standard,
        epoch: UInt64 = 1, documents: ParsedDocuments? = nil
    ) {
        let facts = SessionFacts(
            id: id, watch: watch, epoch: epoch,
            configuration: configuration ?? inputs.first?.configuration ?? SessionConfiguration())
        self.facts = facts
        self.inputs = inputs
        makeWorld = { World(facts: facts, app: app, limits: limits, documents: documents) }
        replay = Replay(into: makeWorld())
        replay.world.network.replay.expect(inputs.lazy.map(\.input))
    }

    /// How many inputs there are to play.
    package var count: Int { inputs.count }

    /// The session has gone on.
    package func append(_ entries: some Sequence<JournalEntry>) {
        for entry in entries where entry.number == inputs.count + 1 {
            if !inputs.isEmpty { inputs[inputs.count - 1].digest = entry.digest }
            inputs.append(RecordedInput(time: entry.time, input: entry.input, digest: nil))
            replay.world.network.replay.expect(CollectionOfOne(entry.input))
        }
    }

    /// Plays to the end of an input, or to before the first; as far as there are any.
    package func go(to target: Int) {
        let target = min(max(target, 0), inputs.count)
        if target < step { restart() }
        while step < target { takeNext(isLast: step + 1 == target) }
    }

    /// Applies the next input, if there is one, and tells all that it emitted.
    package func takeNext() -> Outcome? {
        guard step < inputs.count else { return nil }
        let turn = takeNext(isLast: true)
        return Outcome(turn, of: inputs[step - 1].input, in: replay.world)
    }

    /// The session as it is at the current input.
    package func moment() -> Moment {
        guard step > 0 else {
            return Moment(step: 0, time: .zero, label: "", type: "", state: Array("{}".utf8), sequence: 0)
        }
        let world = replay.world
        return Moment(
            step: step, time: inputs[step - 1].time, label: label, type: inputs[step - 1].input.typeName,
            state: world.state(), sequence: world.record.sequence)
    }

    /// A moment of this player as a session's snapshot says it.
    package func snapshot(of moment: Moment, for reader: SessionView.Reader) -> [UInt8] {
        facts.snapshot(of: moment, for: reader)
    }

    /// The digest of all that was emitted so far.
    package var digest: UInt64 { replay.world.record.digest.value }

    /// What is different at the first input of the whole recording that causes something else, and where that is first
    /// seen; nil when none does.
    package func difference() -> Difference? {
        while firstDifference == nil, step < inputs.count { takeNext(isLast: false) }
        guard let number = firstDifference else { return nil }
        go(to: number - 1)
        var comparison = Comparison(from: moment())
        guard let first = compareNext(&comparison) else { return nil }
        var sight = first
        while !sight.isSeen, step < min(inputs.count, number + Self.mostUnseen) {
            guard inputs[step].outcome != nil, let next = compareNext(&comparison) else { break }
            sight = next
        }
        return Difference(first: first, sight: sight.isSeen && sight.number > number ? sight : nil)
    }

    /// After so many inputs nobody takes what is seen for the consequence of the first difference.
    private static let mostUnseen = 1_000

    private func compareNext(_ comparison: inout Comparison) -> Difference.Part? {
        guard let came = takeNext() else { return nil }
        let input = inputs[step - 1]
        let (lines, isSeen) = comparison.take(input.outcome, came)
        return Difference.Part(number: step, time: input.time, label: label, lines: lines, isSeen: isSeen)
    }

    private func restart() {
        step = 0
        replay = Replay(into: makeWorld())
        replay.world.network.replay.expect(inputs.lazy.map(\.input))
    }

    @discardableResult
    private func takeNext(isLast: Bool) -> Turn {
        let next = inputs[step]
        if isLast { label = replay.world.words(for: next.input) }
        step += 1
        let turn = replay.take(next.input, number: step, at: next.time, digest: next.digest)
        if let number = replay.firstDifference { firstDifference = min(number, firstDifference ?? number) }
        return turn
    }
}
