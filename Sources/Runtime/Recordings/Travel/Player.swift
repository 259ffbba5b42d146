import Locks
package import Wire

/// A recording that is played to any of its inputs: no network, no clock, the same code as when it was made.
///
/// Going on costs what the inputs in between cost; going back starts anew. One thing at a time. A world that ends for
/// what another one did is made again, unseen. An input that crashes the app is not tried a second time.
package actor Player {
    private let worlds: any Worlds
    private let setup: WorldSetup
    /// What is played.
    private(set) var inputs: [RecordedInput]
    private var world: any WorldHandle
    /// What code heard in the middle of turns.
    private let readings: Locked<RecordedReadings>
    /// What the last input came to.
    private var standing = Standing()
    /// What a person would say of the input at `step`.
    package private(set) var label = ""

    /// The number of the last input that was applied; 0 before the first.
    package private(set) var step = 0
    /// The first input so far that caused something else than when it was recorded.
    package private(set) var firstDifference: Int?

    /// Where the app crashed when it was played, and how.
    private var crash: (site: Crash.Site, report: CrashReport)?

    /// So many inputs are applied at a stretch.
    private static let stretch = 16

    /// Opens a player before the first input; nothing runs yet.
    ///
    /// - Parameters:
    ///   - configuration: What the session was opened with, where there are no inputs yet.
    ///   - worlds: Where the app runs.
    package init(
        _ inputs: [RecordedInput], configuration: SessionConfiguration? = nil, worlds: any Worlds,
        limits: SessionLimits = .standard
    ) {
        self.worlds = worlds
        self.inputs = inputs
        let hasCrashed = inputs.contains { if case .crashed = $0.input { true } else { false } }
        setup = WorldSetup(
            configuration: configuration ?? inputs.first?.configuration ?? SessionConfiguration(), limits: limits,
            placement: hasCrashed ? .alone : .shared)
        readings = Locked(RecordedReadings(inputs.lazy.map(\.input)))
        world = Self.makeWorld(setup, worlds, inputs, readings)
    }

    deinit {
        world.discard()
    }

    private static func makeWorld(
        _ setup: WorldSetup, _ worlds: any Worlds, _ inputs: [RecordedInput], _ readings: Locked<RecordedReadings>
    ) -> any WorldHandle {
        let answer: ReadingAnswerer = { reading, completion in
            readings.withLock { $0 }.answer(reading, completion)
        }
        let world = worlds.make(setup, reading: answer) { _ in }
        world.expect(inputs.compactMap(\.input.answeredByOwnClient))
        return world
    }

    /// How many inputs there are to play.
    package var count: Int { inputs.count }

    /// The session has gone on.
    package func append(_ entries: some Sequence<JournalEntry> & Sendable) {
        for entry in entries where entry.number == inputs.count + 1 {
            if !inputs.isEmpty { inputs[inputs.count - 1].digest = entry.digest }
            inputs.append(RecordedInput(time: entry.time, input: entry.input, digest: nil))
            readings.withLock { $0.add(entry.input) }
            if let request = entry.input.answeredByOwnClient { world.expect([request]) }
        }
    }

    /// Plays to the end of an input, or to before the first; as far as there are any.
    package func go(to target: Int) async throws(WorldLoss) {
        let target = min(max(target, 0), inputs.count)
        if target < step { restart() }
        while step < target { _ = try await take(min(Self.stretch, target - step)) }
    }

    /// Applies the next input, if there is one, and tells all that it emitted.
    package func takeNext() async throws(WorldLoss) -> Outcome? {
        guard step < inputs.count, let turn = try await take(1) else { return nil }
        guard step == 1 else { return Outcome(turn, screen: nil) }
        let screen = try await asking { world async throws(WorldLoss) in try await world.screen() }
        return Outcome(turn, screen: screen)
    }

    /// The session as it is at the current input.
    package func moment() async throws(WorldLoss) -> Moment {
        guard step > 0 else {
            return Moment(step: 0, time: .zero, label: "", type: "", state: Array("{}".utf8), sequence: 0)
        }
        return Moment(
            step: step, time: inputs[step - 1].time, label: label, type: inputs[step - 1].input.typeName,
            state: try await asking { world async throws(WorldLoss) in try await world.state() },
            sequence: standing.sequence)
    }

    /// The digest of all that was emitted so far.
    package var digest: UInt64 { standing.digest }

    /// What is different at the first input of the whole recording that causes something else, and where that is first
    /// seen; nil when none does.
    package func difference() async throws(WorldLoss) -> Difference? {
        while firstDifference == nil, step < inputs.count {
            _ = try await take(min(Self.stretch, inputs.count - step))
        }
        guard let number = firstDifference else { return nil }
        try await go(to: number - 1)
        var comparison = Comparison(from: try await moment().state)
        guard let first = try await compareNext(&comparison) else { return nil }
        var sight = first
        while !sight.isSeen, step < min(inputs.count, number + Self.mostUnseen) {
            guard inputs[step].outcome != nil, let next = try await compareNext(&comparison) else { break }
            sight = next
        }
        return Difference(first: first, sight: sight.isSeen && sight.number > number ? sight : nil)
    }

    /// After so many inputs nobody takes what is seen for the consequence of the first difference.
    private static let mostUnseen = 1_000

    private func compareNext(_ comparison: inout Comparison) async throws(WorldLoss) -> Difference.Part? {
        guard let came = try await takeNext() else { return nil }
        let input = inputs[step - 1]
        let (lines, isSeen) = comparison.take(input.outcome, came)
        return Difference.Part(number: step, time: input.time, label: label, lines: lines, isSeen: isSeen)
    }

    private func restart() {
        step = 0
        standing = Standing()
        world.discard()
        world = Self.makeWorld(setup, worlds, inputs, readings)
    }

    /// What the app is called that plays; nil where there is nothing to play.
    package func app() async throws(WorldLoss) -> String? { try await appFacts()?.name }

    /// What the app is that plays; nil where there is nothing to play.
    package func appFacts() async throws(WorldLoss) -> AppFacts? {
        if step == 0 { try await go(to: 1) }
        guard step > 0 else { return nil }
        return try await asking { world async throws(WorldLoss) in try await world.app() }
    }

    /// Both sides of a request, as they are at the current step; nil when they are not kept.
    package func exchange(_ id: RequestID) async throws(WorldLoss) -> Exchange? {
        try await asking { world async throws(WorldLoss) in try await world.exchange(id) }
    }

    /// What became of the app where it crashed as it was played; nil where it did not.
    package func crashed() async throws(WorldLoss) -> Crash? {
        guard let crash else { return nil }
        switch crash.site {
        case .input(let number):
            try await go(to: number - 1)
            let input = inputs[number - 1]
            let label = try await asking { world async throws(WorldLoss) in try await world.words(for: input.input) }
            return Crash(site: crash.site, time: input.time, label: label, report: crash.report)
        case .look(let number):
            try await go(to: number)
            let time = number > 0 ? inputs[number - 1].time : .zero
            return Crash(site: crash.site, time: time, label: label, report: crash.report)
        }
    }

    // MARK: - Worlds

    /// Looks into the world at `step`.
    private func asking<Answer>(
        _ look: (any WorldHandle) async throws(WorldLoss) -> Answer
    ) async throws(WorldLoss) -> Answer {
        let place = step
        var losses = WorldLosses()
        while true {
            try await go(to: place)
            do throws(WorldLoss) {
                return try await look(world)
            } catch {
                try again(after: error, at: .look(after: place), &losses)
            }
        }
    }

    /// Applies the next inputs, and gives what the last of them came to.
    private func take(_ count: Int) async throws(WorldLoss) -> Turn? {
        let (place, target) = (step, step + count)
        if let crash, case .input(let number) = crash.site, number <= target { throw .crashed(crash.report) }
        var losses = WorldLosses()
        while true {
            do throws(WorldLoss) {
                while step < place { _ = try await apply(min(Self.stretch, place - step)) }
                return try await apply(target - step)
            } catch {
                try again(after: error, at: .input(target), &losses)
            }
        }
    }

    private func apply(_ count: Int) async throws(WorldLoss) -> Turn? {
        let steps = (step..<step + count).map { index in
            ReplayStep(
                Offer(inputs[index].input, number: index + 1, time: inputs[index].time), digest: inputs[index].digest)
        }
        let replayed = try await world.replay(steps)
        step += count
        label = replayed.label
        standing = replayed.turn?.standing ?? standing
        if let number = replayed.firstDifference { firstDifference = min(number, firstDifference ?? number) }
        return replayed.turn
    }

    /// Makes the world again that is lost; throws when the app itself ended it, at the input that its report names, or
    /// at `site` where it names none, and when worlds are lost again and again.
    private func again(
        after loss: WorldLoss, at site: Crash.Site, _ losses: inout WorldLosses
    ) throws(WorldLoss) {
        restart()
        switch losses.verdict(on: loss) {
        case .again: break
        case .crashed(let report):
            crash = (report.input.map(Crash.Site.input) ?? site, report)
            throw .crashed(report)
        case .unavailable: throw loss
        }
    }
}
