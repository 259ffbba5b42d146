package import Recordings
package import Wire

/// A simulation: a recording's steps performed again in a separate world, without network, and with a virtual clock
/// that advances as fast as the app permits.
///
/// Requests receive the recorded responses after the recorded latencies, and timers fire in between. A request without
/// a recorded response fails with a message that says so. Nothing runs before `open`, and calls must not overlap.
///
/// ```swift
/// let scenario = try await Scenario(reading: recording.inputs, in: worlds)
/// let simulation = Simulation(scenario, configuration: scenario.configuration(with: "ErrorKinds"), in: worlds)
/// try await simulation.open()
/// for step in scenario.steps {
///     if case .nothing(let lacking) = try await simulation.perform(step) { print(lacking) }
/// }
/// try await simulation.settle()
/// print(try await simulation.screenContent().texts)
/// ```
///
/// A world that is lost because of another world is rebuilt transparently. After a method has thrown an error, the
/// simulation must not be used again.
package actor Simulation {
    /// A point of a simulation, from which other simulations can continue.
    package struct Mark: Sendable {
        let schedule: Schedule
        /// The inputs up to this point, with which a session can be opened. Takes time proportional to their number.
        package var inputs: [RecordedInput] { schedule.path.inputs }
        /// The inputs up to this point, which share memory with those of other points.
        package var path: InputPath { schedule.path }
        /// The requests up to this point, oldest first.
        package var requests: [AskedRequest] { schedule.requests }
    }

    let scenario: Scenario
    private let setup: WorldSetup
    private let worlds: any Worlds
    private let bounds: SimulationLimits
    private let seed: Int
    /// The simulation's fault rules beside those of the recording.
    let ownFaults: OwnFaults
    private let began = ContinuousClock.now
    private var world: any WorldHandle
    private(set) var schedule: Schedule
    /// Answers the blocking requests of the current turn, from the schedule as it was before that turn.
    private let blockingRequests: SimulatedBlockingRequests
    /// Whether the world is new and must first replay the schedule's inputs.
    private var isBehind: Bool

    /// Creates a simulation; nothing runs yet.
    ///
    /// - Parameters:
    ///   - configuration: The session's configuration; nil for the recorded one.
    ///   - mark: The point from which to continue, in this run or in one with another configuration; the inputs before
    ///     it are replayed. Nil begins before the opening.
    ///   - seed: 0 keeps the recorded latencies; other seeds change the order of responses.
    package init(
        _ screenplay: Scenario, configuration: SessionConfiguration? = nil, from mark: Mark? = nil,
        in worlds: any Worlds, seed: Int = 0, bounds: SimulationLimits = SimulationLimits(),
        limits: SessionLimits = .standard
    ) {
        self.scenario = screenplay
        self.worlds = worlds
        self.bounds = bounds
        self.seed = seed
        let configuration = configuration ?? mark?.path.opening?.input.opening ?? screenplay.configuration
        setup = WorldSetup(configuration: configuration, limits: limits)
        schedule = mark?.schedule ?? Schedule()
        ownFaults = OwnFaults(of: configuration, recorded: screenplay.configuration)
        if schedule.path.opensOtherwise(than: configuration) {
            schedule.path.reopen(with: configuration, faults: ownFaults.added(to:))
        }
        isBehind = schedule.path.opening != nil
        blockingRequests = SimulatedBlockingRequests(screenplay.answers)
        world = Self.makeWorld(setup, scenario: screenplay, in: worlds, desk: blockingRequests)
    }

    deinit {
        world.discard()
    }

    private static func makeWorld(
        _ setup: WorldSetup, scenario screenplay: Scenario, in worlds: any Worlds, desk: SimulatedBlockingRequests
    ) -> any WorldHandle {
        let world = worlds.make(setup, reading: desk.respond) { _ in }
        // The further requests of such a client are unknown, so the client must not send any.
        if let last = screenplay.ownRequests.map(\.rawValue).max() {
            world.expect(screenplay.ownRequests + (1...1_000).map { RequestID(rawValue: last + $0) })
        }
        return world
    }

    // MARK: - State

    /// The current point of the simulation.
    package var mark: Mark {
        schedule.seal()
        return Mark(schedule: schedule)
    }
    package var now: Duration { schedule.now }
    /// The states that controllers have received, oldest first.
    package var states: [Entry<StateReport>] { schedule.states.elements }
    /// The number of the states that controllers have received.
    var stateCount: Int { schedule.states.count }
    /// The number of applied inputs.
    var inputCount: Int { schedule.path.count }
    /// The exceptions raised by the app that would terminate it on iOS, oldest first.
    package var exceptions: [RaisedException] { schedule.exceptions }
    /// The retries that have run, oldest first.
    var retriesRun: [RetryID] { schedule.retriesRun }

    /// Returns the states from an index on, oldest first.
    func states(from index: Int) -> [Entry<StateReport>] { schedule.states.elements(from: index) }
    /// Returns the errors among the states from an index on, oldest first.
    func errors(from index: Int) -> [Entry<StateReport>] { states(from: index).filter { $0.content.failure != nil } }
    /// The requests, oldest first.
    package var requests: [AskedRequest] { schedule.requests }
    /// The requests without a recorded response, oldest first.
    package var unanswered: [RequestOccurrence] { schedule.unanswered }

    /// Returns the current state of the simulation.
    package func screenContent() async throws(Interruption) -> ScreenContent {
        let state = try await inWorld(at: nil) { world async throws(WorldLoss) in try await world.state() }
        return ScreenContent(state, time: now, underWay: schedule.requests.filter { $0.report.phase == .pending })
    }

    /// Returns the reason why an input would be rejected now; nil if it would be accepted.
    package func rejection(of input: SessionInput) async throws(Interruption) -> InputRejection? {
        let answer = try await inWorld(at: nil) { world async throws(WorldLoss) in
            try await world.answer(.rejection(of: input))
        }
        guard case .rejection(let rejection) = answer else { throw .lost(reason: WorldLoss.gone.sentence) }
        return rejection
    }

    // MARK: - Actions

    /// Opens the app. Its requests are answered as the clock advances.
    package func open() async throws(Interruption) {
        guard schedule.path.opening == nil else { return }
        _ = try await apply(.opened(setup.configuration))
    }

    /// Advances the clock. Responses and timers due meanwhile occur at their own times.
    package func advance(by duration: Duration) async throws(Interruption) {
        let end = now + duration
        while let next = schedule.next, next.time <= end {
            try await turn(to: next)
        }
        schedule.now = end
        try checkBounds()
    }

    /// Advances the clock until no request is pending and the app is idle. Timers that restart each other endlessly are
    /// not awaited.
    ///
    /// - Parameter patience: The longest time to advance.
    /// - Returns: Whether the app became idle.
    @discardableResult
    package func settle(within patience: Duration = .seconds(60)) async throws(Interruption) -> Bool {
        let end = now + patience
        while schedule.isBusy {
            guard let next = schedule.next, next.time <= end else { break }
            try await turn(to: next)
        }
        try await advance(by: min(Self.rest, max(.zero, end - now)))
        // The changes of the app while it became idle may have sent further requests.
        guard schedule.isBusy else { return true }
        return now < end ? try await settle(within: end - now) : false
    }

    /// The time for which the app must be idle; longer than any animation of Beagle.
    private static let rest = Duration.seconds(1)

    /// Advances the clock from one event to the next until `isDone` returns true, or until `patience` has passed.
    func advance(
        within patience: Duration, until isDone: (Schedule) -> Bool
    ) async throws(Interruption) {
        let end = now + patience
        while !isDone(schedule), let next = schedule.next, next.time <= end { try await turn(to: next) }
    }

    private func turn(to next: (input: SessionInput, time: Duration)) async throws(Interruption) {
        schedule.now = max(now, next.time)
        if try await apply(next.input) != nil { schedule.forget(next.input) }
    }

    /// Applies an input now; returns the reason if it is rejected, nil if it was applied.
    package func apply(_ input: SessionInput) async throws(Interruption) -> InputRejection? {
        try checkBounds()
        let offer = TimedInput(input, number: schedule.path.count + 1, time: now)
        let offered = try await inWorld(at: input) { world async throws(WorldLoss) in
            blockingRequests.open(schedule)
            return try await world.offer(offer)
        }
        blockingRequests.close()
        switch offered {
        case .rejected(let rejection): return rejection
        case .taken(let turn):
            schedule.record(input, turn: turn, answers: scenario.answers, seed: seed)
            if !scenario.ownRequests.isEmpty { try await answerOwnClients() }
            while let heard = schedule.heard {
                if try await apply(heard) != nil { schedule.forget(heard) }
            }
            return nil
        }
    }

    private func answerOwnClients() async throws(Interruption) {
        let underWay = try await inWorld(at: nil) { world async throws(WorldLoss) in
            try await world.requestsUnderWay()
        }
        for request in underWay where request.isOfOwnClient {
            schedule.sendOwn(request, answers: scenario.answers, seed: seed)
        }
    }

    private func checkBounds() throws(Interruption) {
        if schedule.path.count >= bounds.inputs {
            throw .exhausted("it took more than \(bounds.inputs) inputs")
        }
        if now > bounds.virtual {
            throw .exhausted("it took more than \(bounds.virtual.components.seconds) s of the app's time")
        }
        if ContinuousClock.now - began > bounds.real {
            throw .exhausted("it took more than \(bounds.real.components.seconds) s")
        }
    }

    // MARK: - The world

    private func inWorld<Answer>(
        at input: SessionInput?, _ body: (any WorldHandle) async throws(WorldLoss) -> Answer
    ) async throws(Interruption) -> Answer {
        var losses = WorldLosses()
        while true {
            do throws(WorldLoss) {
                if isBehind { try await catchUp() }
                return try await body(world)
            } catch {
                switch losses.consequence(of: error) {
                case .again: replaceWorld()
                case .crashed(let report): throw .crashed(report, at: input)
                case .unavailable(let reason): throw .lost(reason: reason)
                }
            }
        }
    }

    private func replaceWorld() {
        world.discard()
        world = Self.makeWorld(setup, scenario: scenario, in: worlds, desk: blockingRequests)
        isBehind = schedule.path.opening != nil
    }

    private func catchUp() async throws(WorldLoss) {
        let steps = schedule.path.inputs.enumerated().map { index, input in
            ReplayStep(TimedInput(input.input, number: index + 1, time: input.time), digest: input.digest)
        }
        blockingRequests.replay(schedule)
        if try await world.replay(steps).firstDifference != nil { schedule.path.removeDigests() }
        isBehind = false
    }
}
