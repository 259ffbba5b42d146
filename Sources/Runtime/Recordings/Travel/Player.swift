import Locks
package import Wire

/// Plays a recording up to any of its inputs, without network and clock, with the same code as in the session.
///
/// Going forward costs as much as the inputs in between; going back restarts from the beginning. Calls must not
/// overlap. If the world is lost because of another one, it is recreated, and callers do not notice. An input that
/// crashed the app is not tried again.
package actor Player {
    private let worlds: any Worlds
    private let setup: WorldSetup
    /// The inputs of the recording.
    private(set) var inputs: [RecordedInput]
    private var world: any WorldHandle
    /// The recorded responses to blocking requests, which the app receives during playback.
    private let blockingRequests: Locked<RecordedBlockingRequests>
    /// The checkpoint after the last input.
    private var checkpoint = Checkpoint()
    /// A description of the input at `step` for people.
    package private(set) var label = ""

    /// The number of the last applied input; 0 before the first one.
    package private(set) var step = 0
    /// The number of the first input so far whose outcome differs from the recorded one; nil if there is none.
    package private(set) var firstDifference: Int?

    /// The crash during playback, and its place; nil if there was none.
    private var crash: (site: Crash.Site, report: CrashReport)?

    /// The number of inputs that are applied in one call of the world.
    private static let batchSize = 16

    /// Creates a player before the first input; nothing runs yet.
    ///
    /// - Parameters:
    ///   - configuration: The session's configuration, for a player without inputs.
    ///   - worlds: Creates the worlds in which the app runs.
    package init(
        _ inputs: [RecordedInput], configuration: SessionConfiguration? = nil, worlds: any Worlds,
        limits: SessionLimits = .standard
    ) {
        self.worlds = worlds
        self.inputs = inputs
        let hasCrashed = inputs.contains(where: \.input.isCrash)
        setup = WorldSetup(
            configuration: configuration ?? inputs.first?.configuration ?? SessionConfiguration(), limits: limits,
            placement: hasCrashed ? .alone : .shared)
        blockingRequests = Locked(RecordedBlockingRequests(inputs.lazy.map(\.input)))
        world = Self.makeWorld(setup, in: worlds, inputs: inputs, readings: blockingRequests)
    }

    deinit {
        world.discard()
    }

    private static func makeWorld(
        _ setup: WorldSetup, in worlds: any Worlds, inputs: [RecordedInput],
        readings: Locked<RecordedBlockingRequests>
    ) -> any WorldHandle {
        let answer: BlockingRequestHandler = { reading, completion in
            readings.withLock { $0 }.respond(to: reading, completion: completion)
        }
        let world = worlds.make(setup, reading: answer) { _ in }
        world.expect(inputs.compactMap(\.input.answeredByOwnClient))
        return world
    }

    /// The number of inputs.
    package var count: Int { inputs.count }

    /// The annotations that people have written on steps.
    var annotations: StepAnnotations { StepAnnotations(in: inputs.lazy.map(\.input)) }

    /// Appends inputs that the session has applied meanwhile.
    package func append(_ entries: some Sequence<JournalEntry> & Sendable) {
        for entry in entries where entry.number == inputs.count + 1 {
            if !inputs.isEmpty { inputs[inputs.count - 1].digest = entry.digest }
            inputs.append(RecordedInput(time: entry.time, input: entry.input, digest: nil))
            blockingRequests.withLock { $0.add(entry.input) }
            if let request = entry.input.answeredByOwnClient { world.expect([request]) }
        }
    }

    /// Plays to the end of the input with this number; 0 goes back to the state before the first input. The number is
    /// clamped to the inputs that exist.
    package func seek(to target: Int) async throws(WorldLoss) {
        let target = min(max(target, 0), inputs.count)
        if target < step { restart() }
        while step < target { _ = try await advance(by: min(Self.batchSize, target - step)) }
    }

    /// Applies the next input and returns its outcome; nil if there is none.
    package func takeNext() async throws(WorldLoss) -> StepOutcome? {
        guard step < inputs.count, let turn = try await advance(by: 1) else { return nil }
        guard step == 1 else { return StepOutcome(turn, screen: nil) }
        let screen = try await asking { world async throws(WorldLoss) in try await world.screen() }
        return StepOutcome(turn, screen: screen)
    }

    /// Returns the state of the session after the input at `step`.
    package func currentState() async throws(WorldLoss) -> StepState {
        guard step > 0 else {
            return StepState(step: 0, time: .zero, label: "", type: "", state: Array("{}".utf8), sequence: 0)
        }
        return StepState(
            step: step, time: inputs[step - 1].time, label: label, type: inputs[step - 1].input.typeName,
            state: try await asking { world async throws(WorldLoss) in try await world.state() },
            sequence: checkpoint.sequence)
    }

    /// The digest of all events so far.
    package var digest: UInt64 { checkpoint.digest }

    /// Returns the first difference of the whole recording and where it becomes visible; nil if there is none.
    package func difference() async throws(WorldLoss) -> Difference? {
        while firstDifference == nil, step < inputs.count {
            _ = try await advance(by: min(Self.batchSize, inputs.count - step))
        }
        guard let number = firstDifference else { return nil }
        try await seek(to: number - 1)
        var comparison = ReplayComparison(from: try await currentState().state)
        guard let first = try await compareNext(&comparison) else { return nil }
        var sight = first
        while !sight.isSeen, step < min(inputs.count, number + Self.mostUnseen) {
            guard inputs[step].outcome != nil, let next = try await compareNext(&comparison) else { break }
            sight = next
        }
        return Difference(first: first, firstVisible: sight.isSeen && sight.number > number ? sight : nil)
    }

    /// Plays to the end, and returns the exceptions raised by the app that would terminate it on iOS, with the numbers
    /// of their inputs.
    ///
    /// Only the exceptions that the session's log retains are returned.
    package func exceptions() async throws(WorldLoss) -> [(input: Int, exception: RaisedException)] {
        try await seek(to: inputs.count)
        return WorldState(text: try await currentState().state).log.compactMap { line in
            line.content.raisedException.map { (line.timestamp.input, $0) }
        }
    }

    /// The number of inputs, from the first difference on, among which a visible difference is searched for. A later
    /// one is not attributed to the first difference.
    private static let mostUnseen = 1_000

    private func compareNext(_ comparison: inout ReplayComparison) async throws(WorldLoss) -> Difference.Part? {
        guard let came = try await takeNext() else { return nil }
        let input = inputs[step - 1]
        let (lines, isSeen) = comparison.compare(expected: input.outcome, actual: came)
        return Difference.Part(number: step, time: input.time, label: label, lines: lines, isSeen: isSeen)
    }

    private func restart() {
        step = 0
        checkpoint = Checkpoint()
        world.discard()
        world = Self.makeWorld(setup, in: worlds, inputs: inputs, readings: blockingRequests)
    }

    /// Returns the name of the app; nil if there are no inputs.
    package func app() async throws(WorldLoss) -> String? { try await appFacts()?.name }

    /// Returns the properties of the app; nil if there are no inputs.
    package func appFacts() async throws(WorldLoss) -> AppFacts? {
        if step == 0 { try await seek(to: 1) }
        guard step > 0 else { return nil }
        return try await asking { world async throws(WorldLoss) in try await world.app() }
    }

    /// Returns both sides of a request at the current step; nil if they are not retained.
    package func exchange(_ id: RequestID) async throws(WorldLoss) -> RecordedExchange? {
        try await asking { world async throws(WorldLoss) in try await world.exchange(id) }
    }

    /// Returns the crash during playback; nil if there was none.
    package func crashed() async throws(WorldLoss) -> Crash? {
        guard let crash else { return nil }
        switch crash.site {
        case .input(let number):
            try await seek(to: number - 1)
            let input = inputs[number - 1]
            let label = try await asking { world async throws(WorldLoss) in try await world.words(for: input.input) }
            return Crash(site: crash.site, time: input.time, label: label, report: crash.report)
        case .inspection(let number):
            try await seek(to: number)
            let time = number > 0 ? inputs[number - 1].time : .zero
            return Crash(site: crash.site, time: time, label: label, report: crash.report)
        }
    }

    // MARK: - Worlds

    /// Inspects the world at `step`, and returns the closure's result. If the world is lost meanwhile, it is recreated.
    private func asking<Answer>(
        _ look: (any WorldHandle) async throws(WorldLoss) -> Answer
    ) async throws(WorldLoss) -> Answer {
        let place = step
        var losses = WorldLosses()
        while true {
            try await seek(to: place)
            do throws(WorldLoss) {
                return try await look(world)
            } catch {
                try again(after: error, at: .inspection(after: place), &losses)
            }
        }
    }

    /// Applies the next inputs and returns the turn of the last one.
    private func advance(by count: Int) async throws(WorldLoss) -> Turn? {
        let (place, target) = (step, step + count)
        if let crash, case .input(let number) = crash.site, number <= target { throw .crashed(crash.report) }
        var losses = WorldLosses()
        while true {
            do throws(WorldLoss) {
                while step < place { _ = try await apply(min(Self.batchSize, place - step)) }
                return try await apply(target - step)
            } catch {
                try again(after: error, at: .input(target), &losses)
            }
        }
    }

    private func apply(_ count: Int) async throws(WorldLoss) -> Turn? {
        let steps = (step..<step + count).map { index in
            ReplayStep(
                TimedInput(inputs[index].input, number: index + 1, time: inputs[index].time),
                digest: inputs[index].digest)
        }
        let replayed = try await world.replay(steps)
        step += count
        label = replayed.label
        checkpoint = replayed.turn?.checkpoint ?? checkpoint
        if let number = replayed.firstDifference { firstDifference = min(number, firstDifference ?? number) }
        return replayed.turn
    }

    /// Recreates a lost world. Throws if the app itself crashed, and records the place of the crash: the input in the
    /// report, or else `site`. Also throws if worlds are lost repeatedly, or if none is available.
    private func again(
        after loss: WorldLoss, at site: Crash.Site, _ losses: inout WorldLosses
    ) throws(WorldLoss) {
        restart()
        switch losses.consequence(of: loss) {
        case .again: break
        case .crashed(let report):
            crash = (report.input.map(Crash.Site.input) ?? site, report)
            throw .crashed(report)
        case .unavailable: throw loss
        }
    }
}
