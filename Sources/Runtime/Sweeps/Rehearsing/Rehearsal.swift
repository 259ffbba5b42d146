package import Recordings
package import Wire

/// A recording's steps, done again in a world of their own: no network, and a clock that is turned as fast as the app
/// can.
///
/// Requests are answered as the recording answered them, after as long, and timers fire in their order between. What
/// the recording has no answer for fails and says so. Nothing runs before `open`; one thing at a time.
///
/// ```swift
/// let screenplay = try await Screenplay(reading: recording.inputs, in: worlds)
/// let rehearsal = Rehearsal(screenplay, configuration: screenplay.configuration(with: "ErrorKinds"), in: worlds)
/// try await rehearsal.open()
/// for step in screenplay.steps {
///     if case .nothing(let lacking) = try await rehearsal.perform(step) { print(lacking) }
/// }
/// try await rehearsal.settle()
/// print(try await rehearsal.look().screen.texts)
/// ```
/// A rehearsal whose world is lost for what another one did is rebuilt unseen. One that throws is over.
package actor Rehearsal {
    /// How far a rehearsal was, from which others can go on.
    package struct Mark: Sendable {
        let schedule: Schedule
        /// Everything that was applied up to there: a session can go on from it. Takes time proportional to its length.
        package var inputs: [RecordedInput] { schedule.path.inputs }
        /// The same, sharing what other marks of the simulation have too.
        package var path: InputPath { schedule.path }
        /// The requests that were made up to there, oldest first.
        package var requests: [AskedRequest] { schedule.requests }
    }

    let screenplay: Screenplay
    private let setup: WorldSetup
    private let worlds: any Worlds
    private let bounds: RehearsalBounds
    private let seed: Int
    /// The rules that the simulation has beside those of the recording.
    let ownFaults: OwnFaults
    private let began = ContinuousClock.now
    private var world: any WorldHandle
    private(set) var schedule: Schedule
    /// What is as the schedule was before the turn that is under way, for code that reads in the middle of it.
    private let desk: RehearsalDesk
    /// Whether the world has yet to be brought to where the schedule is.
    private var isBehind: Bool

    /// Prepares to rehearse; nothing runs yet.
    ///
    /// - Parameters:
    ///   - configuration: What the session is opened with; nil is as it was recorded.
    ///   - mark: Where it goes on from, in this run of the app or in one that was opened otherwise; what happened up to
    ///     there
    ///     happens again, unseen. Nil is before the opening.
    ///   - seed: 0 has answers take as long as they did; every other has them come in another order.
    package init(
        _ screenplay: Screenplay, configuration: SessionConfiguration? = nil, from mark: Mark? = nil,
        in worlds: any Worlds, seed: Int = 0, bounds: RehearsalBounds = RehearsalBounds(),
        limits: SessionLimits = .standard
    ) {
        self.screenplay = screenplay
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
        desk = RehearsalDesk(screenplay.answers)
        world = Self.world(setup, screenplay, worlds, desk)
    }

    deinit {
        world.discard()
    }

    private static func world(
        _ setup: WorldSetup, _ screenplay: Screenplay, _ worlds: any Worlds, _ desk: RehearsalDesk
    ) -> any WorldHandle {
        let world = worlds.make(setup, reading: desk.answer) { _ in }
        // What such a client would ask for next is not known, so that none of its requests may leave.
        if let last = screenplay.ownRequests.map(\.rawValue).max() {
            world.expect(screenplay.ownRequests + (1...1_000).map { RequestID(rawValue: last + $0) })
        }
        return world
    }

    // MARK: - What happened

    /// How far it is.
    package var mark: Mark {
        schedule.seal()
        return Mark(schedule: schedule)
    }
    /// The session time.
    package var now: Duration { schedule.now }
    /// The states that controllers received so far, oldest first.
    package var states: [Entry<StateReport>] { schedule.states.elements }
    /// The number of these states.
    var stateCount: Int { schedule.states.count }
    /// The number of inputs that were applied so far.
    var inputCount: Int { schedule.path.count }
    /// The retries that ran so far, oldest first.
    var retriesRun: [RetryID] { schedule.retriesRun }

    /// The states from an index on, oldest first.
    func states(from index: Int) -> [Entry<StateReport>] { schedule.states.elements(from: index) }
    /// The errors among the states from an index on, oldest first.
    func errors(from index: Int) -> [Entry<StateReport>] { states(from: index).filter { $0.content.failure != nil } }
    /// The requests that were made so far, oldest first.
    package var requests: [AskedRequest] { schedule.requests }
    /// What was asked for that the recording has no answer for, oldest first.
    package var unanswered: [Ask] { schedule.unanswered }

    /// How it stands now.
    package func look() async throws(Interruption) -> Look {
        let state = try await inWorld(at: nil) { world async throws(WorldLoss) in try await world.state() }
        return Look(state, time: now, underWay: schedule.requests.filter { $0.report.phase == .pending })
    }

    /// Why an input would change nothing now; nil when it would.
    package func rejection(of input: SessionInput) async throws(Interruption) -> InputRejection? {
        let answer = try await inWorld(at: nil) { world async throws(WorldLoss) in
            try await world.answer(.rejection(of: input))
        }
        guard case .rejection(let rejection) = answer else { throw .lost(reason: WorldLoss.gone.sentence) }
        return rejection
    }

    // MARK: - What happens

    /// Opens the app; what it asks for is answered as the clock is turned.
    package func open() async throws(Interruption) {
        guard schedule.path.opening == nil else { return }
        _ = try await apply(.opened(setup.configuration))
    }

    /// Turns the clock; answers and timers that come due on the way come at their own time.
    package func advance(by duration: Duration) async throws(Interruption) {
        let end = now + duration
        while let next = schedule.next, next.time <= end {
            try await turn(to: next)
        }
        schedule.now = end
        try checkBounds()
    }

    /// Turns the clock until no request is under way, and then until what that shows has come to rest, at most so far.
    /// Whether it came to rest. Timers that start one another go on for ever, and are not waited for.
    @discardableResult
    package func settle(within patience: Duration = .seconds(60)) async throws(Interruption) -> Bool {
        let end = now + patience
        while schedule.isBusy {
            guard let next = schedule.next, next.time <= end else { break }
            try await turn(to: next)
        }
        try await advance(by: min(Self.rest, max(.zero, end - now)))
        // What comes to rest may have asked for more.
        guard schedule.isBusy else { return true }
        return now < end ? try await settle(within: end - now) : false
    }

    /// Longer than any animation of Beagle's.
    private static let rest = Duration.seconds(1)

    /// Turns the clock to what comes next, as long as that is due, and stops once `isDone`.
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

    /// Has the app take an input now; answers why it would change nothing, if that is so.
    package func apply(_ input: SessionInput) async throws(Interruption) -> InputRejection? {
        try checkBounds()
        let offer = Offer(input, number: schedule.path.count + 1, time: now)
        let offered = try await inWorld(at: input) { world async throws(WorldLoss) in
            desk.open(schedule)
            return try await world.offer(offer)
        }
        desk.close()
        switch offered {
        case .rejected(let rejection): return rejection
        case .taken(let turn):
            schedule.take(input, turn, answers: screenplay.answers, seed: seed)
            if !screenplay.ownRequests.isEmpty { try await answerOwnClients() }
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
            schedule.sendOwn(request, answers: screenplay.answers, seed: seed)
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
                switch losses.verdict(on: error) {
                case .again: renew()
                case .crashed(let report): throw .crashed(report, at: input)
                case .unavailable(let reason): throw .lost(reason: reason)
                }
            }
        }
    }

    private func renew() {
        world.discard()
        world = Self.world(setup, screenplay, worlds, desk)
        isBehind = schedule.path.opening != nil
    }

    private func catchUp() async throws(WorldLoss) {
        let steps = schedule.path.inputs.enumerated().map { index, input in
            ReplayStep(Offer(input.input, number: index + 1, time: input.time), digest: input.digest)
        }
        desk.replay(schedule)
        if try await world.replay(steps).firstDifference != nil { schedule.path.removeDigests() }
        isBehind = false
    }
}
