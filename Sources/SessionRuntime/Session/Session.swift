public import HeadlessUIKit

/// One running app: an actor that takes inputs one at a time, in the order in which they were posted.
///
/// An input is checked, recorded in the journal, acknowledged, applied without interruption, and then told to the sink.
/// Everything about the app, its views and controllers included, lives inside and is never touched from elsewhere.
public actor Session {
    /// The session's name.
    public nonisolated var id: SessionID { facts.id }
    /// The name under which the session can be watched but not touched.
    public nonisolated var watch: SessionID { facts.watch }
    /// What the session is opened with, or was.
    public nonisolated var configuration: SessionConfiguration { facts.configuration }

    private let facts: SessionFacts
    private let documents: ParsedDocuments?
    private nonisolated let mailbox = Mailbox<Message>()
    private nonisolated let turn = Locked<Duration?>(nil)
    private let app: @Sendable () -> any UIApplicationDelegate
    private let journal: any Journal
    private let clock: any SessionClock
    private let sink: any SessionEventSink
    private let limits: SessionLimits
    /// Clock time of the session's beginning; a session that is rebuilt goes on from the time of its last input.
    private var launched: Duration

    private var life = Life.unopened
    private var lastInput = 0
    private var keys = KeyMemory()
    private var pace: InputPace
    private var errands: Errands
    private let secrets: SecretPolicy
    private var vault: SecretVault

    private enum Life {
        case unopened
        case live(World)
        /// What was recorded elsewhere, to be looked at.
        case recording(World)
        case ended(reason: String)
    }

    private enum Message: Sendable {
        case restore(SessionPast, pause: @Sendable (SessionPast) -> Pause?)
        case show(RecordingSource)
        case page(SessionInput, key: String?, @Sendable (Result<Int, InputRejection>) -> Void)
        case outcome(RequestID, TransportOutcome)
        case alarm
        case inspect(@Sendable (SessionView) -> Void)
        case end(reason: String)
        case suspend(@Sendable () -> Void)
        case wait(@Sendable () async -> Void)
    }

    /// Makes a session, which does nothing before it is opened, restored or shown.
    ///
    /// - Parameters:
    ///   - epoch: Told apart by readers when event numbers do not continue; the same for as long as they do.
    ///   - app: Makes the app's delegate; called once, inside the session.
    ///   - documents: Shared with other sessions; nil reads every document anew.
    ///   - secrets: What is neither recorded nor shown.
    public init(
        id: SessionID, watch: SessionID, configuration: SessionConfiguration,
        app: @escaping @Sendable () -> any UIApplicationDelegate, journal: any Journal, transport: any Transport,
        clock: any SessionClock, sink: any SessionEventSink, limits: SessionLimits = .standard, epoch: UInt64 = 1,
        documents: ParsedDocuments? = nil, secrets: SecretPolicy = .standard
    ) {
        facts = SessionFacts(id: id, watch: watch, epoch: epoch, configuration: configuration)
        self.documents = documents
        self.app = app
        self.journal = journal
        errands = Errands(transport: transport, clock: clock)
        self.secrets = secrets
        vault = SecretVault(secrets)
        self.clock = clock
        self.sink = sink
        self.limits = limits
        launched = clock.now
        pace = InputPace(perSecond: limits.inputsPerSecond, now: .zero)
    }

    /// When the turn that runs began, by the session's clock; nil while the session waits for inputs.
    package nonisolated var turnBegan: Duration? { turn.withLock { $0 } }

    // MARK: - From outside

    /// Opens the app with the session's first input. The completion is called inside the session when that is recorded, or
    /// with the reason why it could not be, and the session has ended then.
    public nonisolated func open(
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void = { _ in }
    ) {
        post(.page(.opened(facts.configuration), key: nil, completion))
    }

    /// Rebuilds the session from what was recorded of it; it goes on from there. Requests that were on their way fail as
    /// interrupted, and are not sent again. `pause` tells how long the session did not run by now, and why; it is recorded
    /// before the next input, so that a session that is only looked at stays as it was.
    public nonisolated func restore(
        from past: SessionPast, pause: @escaping @Sendable (SessionPast) -> Pause? = { _ in nil }
    ) {
        post(.restore(past, pause: pause))
    }

    /// Shows what was recorded elsewhere as it ends; the session takes no inputs.
    public nonisolated func show(from recording: RecordingSource) {
        post(.show(recording))
    }

    /// Posts an input. The completion is called inside the session: with the input's number once it is recorded, or with
    /// the reason why it changed nothing. A key that was seen before gives the number it gave then.
    public nonisolated func submit(
        _ input: SessionInput, key: String? = nil,
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void = { _ in }
    ) {
        post(.page(input, key: key, completion))
    }

    /// Runs `body` between two inputs, after all that was posted before; it must be quick.
    public nonisolated func synchronize(_ body: @escaping @Sendable (SessionView) -> Void) {
        post(.inspect(body))
    }

    /// Runs `body` after all that was posted before, and has the session wait for its end.
    public nonisolated func wait(for body: @escaping @Sendable () async -> Void) {
        post(.wait(body))
    }

    /// Ends the session after all that was posted before, and frees what it held. Ending twice is no error.
    public nonisolated func end(reason: String) {
        post(.end(reason: reason))
    }

    /// Lets go of the app without an end, after all that was posted before: what is recorded stays, and a session with
    /// this past can go on. The completion is called when nothing of this one runs any more.
    public nonisolated func suspend(completion: @escaping @Sendable () -> Void = {}) {
        post(.suspend(completion))
    }

    // MARK: - The mailbox

    private nonisolated func post(_ message: Message) {
        switch mailbox.post(message) {
        case .atWork: break
        case .wanted: MailboxReaders.shared.read(self)
        }
    }

    /// Handles all that waits in the mailbox; called by one reader at a time.
    func readMailbox() async {
        while let message = mailbox.take() { await handle(message) }
    }

    /// The only place that changes anything. It may wait for the journal, but only one runs at a time.
    private func handle(_ message: Message) async {
        switch message {
        case .page(let input, let key, let completion): await admit(input, key: key, completion)
        case .outcome(let id, let outcome): await settle(id, outcome)
        case .alarm: await fireTimers()
        case .inspect(let body): body(view)
        case .end(let reason): finish(reason)
        case .restore(let past, let pause): await restore(past, pause)
        case .show(let recording): await show(recording)
        case .suspend(let completion):
            leave("it was put aside")
            completion()
        case .wait(let body): await body()
        }
    }

    private var view: SessionView {
        switch life {
        case .unopened: SessionView(facts: facts, phase: .live, input: lastInput, world: nil, secrets: secrets)
        case .live(let world):
            SessionView(facts: facts, phase: .live, input: lastInput, world: world, secrets: secrets)
        case .recording(let world):
            SessionView(facts: facts, phase: .recording, input: lastInput, world: world, secrets: secrets)
        case .ended: SessionView(facts: facts, phase: .ended, input: lastInput, world: nil, secrets: secrets)
        }
    }

    // MARK: - Inputs

    private func admit(
        _ input: SessionInput, key: String?, _ completion: @Sendable (Result<Int, InputRejection>) -> Void
    ) async {
        if let key, let number = keys.number(for: key) { return completion(.success(number)) }
        if let rejection = rejection(of: input) {
            // Nobody did anything wrong, and nobody waits for it: the session stands where it stood.
            let isHarmless = input.isReport && rejection.meansLate
            return completion(isHarmless ? .success(lastInput) : .failure(rejection))
        }
        let input = concealed(input)
        do throws(InputRejection) {
            try await record(input, key: key)
        } catch {
            if case .opened = input { finish("its opening could not be recorded") }
            return completion(.failure(error))
        }
        if let key { keys.remember(key, as: lastInput) }
        completion(.success(lastInput))
        apply(input)
    }

    private func rejection(of input: SessionInput) -> InputRejection? {
        switch (life, input) {
        case (.ended(let reason), _): .ended(reason: reason)
        case (.recording, _): .recording
        case (.unopened, .opened): nil
        case (.unopened, _): .ended(reason: "it was never opened")
        case (.live(let world), _):
            pace.admit(at: clock.now - launched).map { .tooManyInputs(retryAfter: $0) } ?? world.rejection(of: input)
        }
    }

    /// The input as the app and everybody else gets to know it.
    private func concealed(_ input: SessionInput) -> SessionInput {
        guard case .text(let view, let text, let sequence) = input, case .live(let world) = life,
            vault.isSecret(view, hidesText: world.hidesText(view))
        else { return input }
        return .text(
            view, vault.conceal(text, typedInto: view, of: world.documentOrigin(of: view) ?? ownOrigin),
            sequence: sequence)
    }

    /// The origin of the backend that the session was opened with.
    private var ownOrigin: WebOrigin? {
        facts.configuration.bff.flatMap { WebOrigin($0) }
    }

    private func settle(_ id: RequestID, _ outcome: TransportOutcome) async {
        errands.ended(id)
        guard case .live(let world) = life, world.isWaiting(for: id) else { return }
        switch vault.conceal(outcome, from: world.network.url(of: id)) {
        case .response(let response): await applyUnasked(.response(id, response))
        case .failure(let failure): await applyUnasked(.failure(id, failure))
        }
    }

    /// Fires one timer; the next one queues behind what was posted meanwhile, so that no loop of timers shuts all else out.
    private func fireTimers() async {
        errands.rang()
        guard case .live(let world) = life else { return }
        guard let timer = world.dueTimer(at: clock.now - launched) else { return setAlarm() }
        await applyUnasked(.timer(timer))
    }

    /// Applies what nobody waits to hear about; a journal that refuses ends the session, because time cannot be undone.
    private func applyUnasked(_ input: SessionInput) async {
        do throws(InputRejection) {
            try await record(input, key: nil)
        } catch {
            return finish("its journal failed: \(error)")
        }
        apply(input)
    }

    private var inputTime = Duration.zero
    /// The time in which the session did not run, where that is over and not recorded yet.
    private var pause: Pause?

    private func record(_ input: SessionInput, key: String?) async throws(InputRejection) {
        if let pause {
            try await append(.resumed(pause), key: nil)
            self.pause = nil
            apply(.resumed(pause))
        }
        inputTime = clock.now - launched
        try await append(input, key: key)
    }

    private func append(_ input: SessionInput, key: String?) async throws(InputRejection) {
        let entry = JournalEntry(
            session: id, number: lastInput + 1, time: inputTime, key: key, input: input, digest: digest)
        do {
            try await journal.append(entry)
        } catch let rejection as InputRejection {
            throw rejection
        } catch {
            throw .journalRefused(reason: String(describing: error))
        }
        lastInput += 1
    }

    /// Sums up all that was emitted so far.
    private var digest: UInt64 {
        switch life {
        case .live(let world), .recording(let world): world.record.digest.value
        case .unopened, .ended: 0
        }
    }

    /// Applies the recorded inputs anew. Nothing of what they cause is told or done again: readers get a snapshot, and
    /// what was on its way to the outside is an interrupted request now.
    private func restore(_ past: SessionPast, _ pauseOf: @Sendable (SessionPast) -> Pause?) async {
        let start = clock.now
        var lacksSecrets = false
        let replay = await replayed(past) { entry, world in
            if isSecret(entry.input, in: world) { lacksSecrets = true }
        }
        for entry in past.entries {
            if let key = entry.key { keys.remember(key, as: entry.number) }
        }
        let now = clock.now
        inputTime = past.entries.last?.time ?? .zero
        launched = now - inputTime
        pause = pauseOf(past)
        let world = replay.world
        world.network.replay.end()
        letAnswersIn(to: world)
        life = .live(world)
        world.origin = .restored(
            Restoration(
                inputs: lastInput, duration: now - start, firstDifference: replay.firstDifference,
                lacksSecrets: lacksSecrets, pause: pause))
        let interruption = TransportFailure(
            kind: .interrupted, message: "The server was restarted while it waited for the answer.")
        for request in world.requestsUnderWay { await settle(request, .failure(interruption)) }
        setAlarm()
    }

    private func show(_ recording: RecordingSource) async {
        do {
            let replay = await replayed(try recording.past())
            replay.world.origin = .recorded(recording.summary, firstDifference: replay.firstDifference)
            life = .recording(replay.world)
        } catch {
            finish("its recording cannot be read (\(error))")
        }
    }

    /// Applies a past to a fresh world; `look` sees each entry before it is applied. Others have the thread now and then.
    private func replayed(_ past: SessionPast, look: (JournalEntry, World) -> Void = { _, _ in }) async -> Replay {
        var replay = Replay(into: makeWorld())
        replay.world.network.replay.expect(past.entries.lazy.map(\.input))
        var turn = clock.now
        for (index, entry) in past.entries.enumerated() {
            if clock.now - turn > .milliseconds(2) {
                await Task.yield()
                turn = clock.now
            }
            look(entry, replay.world)
            replay.take(entry.input, number: entry.number, at: entry.time, digest: past.digest(after: index))
        }
        lastInput = past.entries.count
        return replay
    }

    /// Whether a recorded input has a placeholder where a secret was.
    private func isSecret(_ input: SessionInput, in world: World) -> Bool {
        switch input {
        case .text(let view, let text, _): secrets.hidesPasswords && !text.isEmpty && world.hidesText(view)
        case .response(_, let response): secrets.covers(response)
        default: false
        }
    }

    private func apply(_ input: SessionInput) {
        let world: World
        switch life {
        case .unopened:
            world = makeWorld()
            letAnswersIn(to: world)
            life = .live(world)
        case .live(let running): world = running
        case .recording, .ended: return
        }
        let began = clock.now
        self.turn.withLock { $0 = began }
        let turn = world.take(input, number: lastInput, at: inputTime)
        self.turn.withLock { $0 = nil }
        sink.receive(turn.events)
        if !turn.effects.isEmpty {
            errands.run(turn.effects, revealedBy: &vault) { [weak self] id, outcome in
                self?.post(.outcome(id, outcome))
            }
        }
        setAlarm()
    }

    private func letAnswersIn(to world: World) {
        world.network.door.open { [weak self] id, outcome in self?.post(.outcome(id, outcome)) }
    }

    private func makeWorld() -> World {
        World(facts: facts, app: app, limits: limits, documents: documents)
    }

    private func setAlarm() {
        guard case .live(let world) = life, world.nextTimer != nil || errands.hasAlarm else { return }
        errands.wake(at: world.nextTimer, now: clock.now - launched) { [weak self] in self?.post(.alarm) }
    }

    private func finish(_ reason: String) {
        switch life {
        case .unopened: sink.receive(makeWorld().end(reason: reason))
        case .live(let world), .recording(let world): sink.receive(world.end(reason: reason))
        case .ended: return
        }
        leave(reason)
    }

    /// Lets go of the app and of all that is under way; the first reason stays.
    private func leave(_ reason: String) {
        if case .ended = life { return }
        life = .ended(reason: reason)
        errands.stop()
    }
}
