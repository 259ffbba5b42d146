import Foundation
import Locking
public import Wire

/// One running app: an actor that takes inputs one at a time, in the order in which they were posted.
///
/// An input is offered to the session's world, which computes what it comes to, and is recorded in the journal; only when
/// both are done it is acknowledged, and what it came to leaves: events to the sink, requests to the transport. So whatever
/// anybody saw can be had again from the journal, in another world. Where the app could end this very process, the input
/// is recorded first, so that the journal tells which one did it.
public actor Session: Addressee {
    /// The session's name.
    public nonisolated var id: SessionID { facts.id }
    /// The name under which the session can be watched but not touched.
    public nonisolated var watch: SessionID { facts.watch }
    /// What the session is opened with, or was.
    public nonisolated var configuration: SessionConfiguration { facts.configuration }

    package nonisolated let facts: SessionFacts
    let secrets: SecretPolicy
    private nonisolated let mailbox = Mailbox<SessionMessage>()
    private nonisolated let turn = Locked<Duration?>(nil)
    private let worlds: any Worlds
    private let journal: any Journal
    let clock: any SessionClock
    let sink: any SessionEventSink
    private let limits: SessionLimits
    /// Clock time of the session's beginning; a session that is rebuilt goes on from the time of its last input.
    var launched: Duration

    /// Told apart by readers when event numbers do not continue.
    private var epoch: UInt64
    private var isTellingAnew = false
    var life = Life.unopened
    private var origin = Origin.opened
    /// What was recorded elsewhere and is shown.
    private var shown: RecordingSource?
    var lastInput = 0
    /// How the world stands after that, whichever world it is by now.
    var standing = Standing()
    var keys = KeyMemory()
    private var pace: InputPace
    var errands: Errands
    /// What a crash left to be done.
    var leftOver = LeftOver()
    private var vault: SecretVault

    enum Life {
        case unopened
        case live(any WorldHandle)
        /// The app crashed; the world is as it was before the input that did it.
        case crashed(any WorldHandle, Standstill)
        /// The app crashed as it was rebuilt; the world is as it was before the recorded input that did it.
        case fallen(any WorldHandle, CrashAccount)
        /// What was recorded elsewhere, to be looked at.
        case recording(any WorldHandle)
        case ended(reason: String)
    }

    /// Makes a session, which does nothing before it is opened, restored or shown.
    ///
    /// - Parameters:
    ///   - worlds: Where its app runs.
    ///   - epoch: Told apart by readers when event numbers do not continue; the same for as long as they do.
    ///   - secrets: What is neither recorded nor shown.
    package init(
        id: SessionID, watch: SessionID, configuration: SessionConfiguration, worlds: any Worlds,
        journal: any Journal, transport: any Transport, clock: any SessionClock, sink: any SessionEventSink,
        limits: SessionLimits = .standard, epoch: UInt64 = 1, secrets: SecretPolicy = .standard
    ) {
        facts = SessionFacts(id: id, watch: watch, configuration: configuration)
        self.epoch = epoch
        self.worlds = worlds
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

    // MARK: - The mailbox

    /// Puts a message behind all that wait, and has the mailbox read.
    nonisolated func post(_ message: SessionMessage) {
        switch mailbox.post(message) {
        case .atWork: break
        case .wanted: MailboxReaders.shared.read(self)
        }
    }

    /// Handles all that waits in the mailbox; called by one reader at a time.
    func readMailbox() async {
        while let message = mailbox.take() { await handle(message) }
    }

    /// The only place that changes anything. It may wait for the world and the journal, but only one runs at a time.
    private func handle(_ message: SessionMessage) async {
        switch message {
        case .page(let input, let key, let completion): await admit(input, key: key, completion)
        case .goOn(let way, let completion):
            do throws(InputRejection) {
                completion(.success(try await goOn(way)))
            } catch {
                completion(.failure(error))
            }
        case .outcome, .own, .interrupted:
            if case .crashed = life { leftOver.missed.append(message) } else { await settle(message) }
        case .alarm: await fireTimers()
        case .renew(let completion): completion(await renew())
        case .inspect(let body): await body(view)
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
        var fall: CrashAccount?
        let phase: SessionView.Phase
        switch life {
        case .unopened, .live: phase = .live
        case .crashed: phase = .crashed
        case .fallen(_, let account): (phase, fall) = (.crashed, account)
        case .recording: phase = .recording
        case .ended: phase = .ended
        }
        return SessionView(
            session: self, epoch: epoch, phase: phase, fall: fall, input: lastInput, standing: standing, origin: origin)
    }

    /// Asks the world; nil where there is none. Throws when no world survives the question; the session does, in another.
    func ask(_ question: WorldQuestion) async throws(FailedLook) -> WorldAnswer? {
        var losses = WorldLosses()
        while let world {
            let loss: WorldLoss
            do {
                return try await world.answer(question)
            } catch {
                loss = error
            }
            await rebuild()
            switch losses.verdict(on: loss) {
            case .again: break
            case .crashed(let report): throw FailedLook(report: report)
            case .hopeless: throw FailedLook(report: nil)
            }
        }
        return nil
    }

    /// As `ask`, for what comes before an input, which is turned away where no world survives that.
    private func consult(_ question: WorldQuestion) async throws(InputRejection) -> WorldAnswer? {
        do throws(FailedLook) {
            return try await ask(question)
        } catch {
            throw .crashed(reason: error.description)
        }
    }

    private var world: (any WorldHandle)? {
        switch life {
        case .live(let world), .crashed(let world, _), .fallen(let world, _), .recording(let world): world
        case .unopened, .ended: nil
        }
    }

    /// The world that takes inputs; one that has crashed takes those that are none of the app's.
    private var takingWorld: (any WorldHandle)? {
        switch life {
        case .live(let world), .crashed(let world, _): world
        case .unopened, .fallen, .recording, .ended: nil
        }
    }

    // MARK: - Inputs

    private func admit(
        _ input: SessionInput, key: String?, _ completion: @Sendable (Result<Int, InputRejection>) -> Void
    ) async {
        if let key, let number = keys.number(for: key) { return completion(.success(number)) }
        do throws(InputRejection) {
            try checkLife(input)
            let input = try await concealed(input)
            try await take(input, key: key) { number in
                if let key { keys.remember(key, as: number) }
                completion(.success(number))
            }
        } catch {
            // Nobody did anything wrong, and nobody waits for it: the session stands where it stood.
            if input.isReport, error.meansLate { return completion(.success(lastInput)) }
            // A session that crashed as it was opened is there, and can be opened again.
            if case .opened = input, case .crashed = life { return completion(.success(lastInput)) }
            if case .opened = input, case .unopened = life { finish("its opening could not be recorded") }
            completion(.failure(error))
        }
    }

    private func checkLife(_ input: SessionInput) throws(InputRejection) {
        switch (life, input) {
        case (.ended(let reason), _): throw .ended(reason: reason)
        case (.recording, _): throw .recording
        case (.crashed, .faults), (.crashed, .control): break
        case (.crashed(_, let standstill), _): throw .crashed(reason: standstill.crash.report.sentence)
        case (.fallen(_, let account), _): throw .crashed(reason: account.report.sentence)
        case (.unopened, .opened): break
        case (.unopened, _): throw .ended(reason: "it was never opened")
        case (.live, _):
            if let wait = pace.admit(at: clock.now - launched) { throw .tooManyInputs(retryAfter: wait) }
        }
    }

    /// The input as the app and everybody else gets to know it.
    private func concealed(_ input: SessionInput) async throws(InputRejection) -> SessionInput {
        guard case .text(let view, let text, let sequence) = input, secrets.hidesPasswords,
            case .field(let field)? = try await consult(.field(view)), vault.isSecret(view, hidesText: field.hidesText)
        else { return input }
        // What is turned away is not kept either.
        try await checkPossible(input)
        return .text(view, vault.conceal(text, typedInto: view, of: field.origin ?? ownOrigin), sequence: sequence)
    }

    private func checkPossible(_ input: SessionInput) async throws(InputRejection) {
        if case .rejection(let rejection?)? = try await consult(.rejection(of: input)) { throw rejection }
    }

    /// The origin of the backend that the session was opened with.
    private var ownOrigin: WebOrigin? {
        facts.configuration.bff.flatMap { WebOrigin($0) }
    }

    private func settle(_ message: SessionMessage) async {
        switch message {
        case .outcome(let id, let outcome):
            guard let url = errands.ended(id) else { return }
            await settle(id, outcome, from: url)
        case .own(let answer): await settle(answer.request, answer.outcome, from: answer.url)
        case .interrupted(let id): await settle(id, .failure(Self.interruption), from: nil)
        default: break
        }
    }

    func settle(_ id: RequestID, _ outcome: TransportOutcome, from url: URL?) async {
        guard case .live = life else { return }
        switch vault.conceal(outcome, from: url) {
        case .response(let response): await takeUnasked(.response(id, response))
        case .failure(let failure): await takeUnasked(.failure(id, failure))
        }
    }

    /// Fires one timer; the next one queues behind what was posted meanwhile, so that no loop of timers shuts all else out.
    private func fireTimers() async {
        errands.rang()
        guard case .live = life else { return }
        guard let timer = standing.timer, timer.due <= clock.now - launched else { return setAlarm() }
        await takeUnasked(.timer(timer.id))
    }

    /// Applies what nobody waits to hear about; a journal that refuses ends the session, because time cannot be undone.
    private func takeUnasked(_ input: SessionInput) async {
        do throws(InputRejection) {
            try await take(input, key: nil)
        } catch {
            switch error {
            case .journalRefused, .journalFull: finish("its journal failed: \(error)")
            default: setAlarm()  // nobody waits for it any more
            }
        }
    }

    var inputTime = Duration.zero
    /// The time in which the session did not run, where that is over and not recorded yet.
    private var pause: Pause?

    func take(
        _ input: SessionInput, key: String?, acknowledge: (Int) -> Void = { _ in }
    ) async throws(InputRejection) {
        if let pause {
            try await checkPossible(input)
            try await commit(.resumed(pause), key: nil) { _ in
                self.pause = nil
                origin = origin.recorded
            }
        }
        if case .crashed = life {} else { inputTime = clock.now - launched }
        try await commit(input, key: key, acknowledge: acknowledge)
    }

    /// Has the world compute what an input comes to, and lets that out when the input is recorded.
    func commit(
        _ input: SessionInput, key: String?, acknowledge: (Int) -> Void
    ) async throws(InputRejection) {
        let entry = JournalEntry(
            session: id, number: lastInput + 1, time: inputTime, key: key, input: input, digest: standing.digest)
        try journal.admit(entry)
        let offer = Offer(input, number: entry.number, time: inputTime, isJudged: worlds.sharesFate)
        let turn: Turn
        if worlds.sharesFate {
            // Should the app end this process, the journal must tell by which input.
            if entry.number > 1 { try await checkPossible(input) }
            try await append(entry)
            turn = try await self.offer(offer, key)
        } else {
            turn = try await self.offer(offer, key)
            do throws(InputRejection) {
                try await append(entry)
            } catch {
                await rebuild()
                throw error
            }
        }
        lastInput = entry.number
        standing = turn.standing
        acknowledge(lastInput)
        sink.receive(turn.events)
        if !turn.orders.isEmpty {
            errands.run(turn.orders, revealedBy: &vault) { [weak self] id, outcome in
                self?.post(.outcome(id, outcome))
            }
        }
        setAlarm()
    }

    private func append(_ entry: JournalEntry) async throws(InputRejection) {
        do {
            try await journal.append(entry)
        } catch let rejection as InputRejection {
            throw rejection
        } catch {
            throw .journalRefused(reason: String(describing: error))
        }
    }

    private func offer(_ offer: Offer, _ key: String?) async throws(InputRejection) -> Turn {
        if case .unopened = life { life = .live(makeWorld(isLive: true)) }
        let began = clock.now
        turn.withLock { $0 = began }
        defer { turn.withLock { $0 = nil } }
        var losses = WorldLosses()
        while let world = takingWorld {
            let offered: Offered
            do {
                offered = try await world.offer(offer)
            } catch {
                switch losses.verdict(on: error) {
                case .again: await rebuild()
                case .crashed(let report): try await crashed(at: offer, key: key, report)
                case .hopeless: finish("its app's process ended again and again at \(offer.input.name)")
                }
                continue
            }
            switch offered {
            case .taken(let turn): return turn
            case .rejected(let rejection): throw rejection
            }
        }
        try checkLife(offer.input)
        throw .ended(reason: "its app is gone")
    }

    // MARK: - Worlds

    private func makeWorld(isLive: Bool = false) -> any WorldHandle {
        let world = worlds.make(WorldSetup(configuration: facts.configuration, limits: limits)) { [weak self] answer in
            self?.post(.own(answer))
        }
        if isLive { world.goLive() }
        return world
    }

    /// Makes the world anew from what is recorded; nobody outside notices, unless the app is another by now.
    func rebuild() async {
        if let shown {
            world?.discard()
            return await show(shown)
        }
        guard lastInput > 0 else {
            world?.discard()
            life = .unopened
            return
        }
        let before = standing
        if await remake() != nil, standing != before { await tellAnew() }
    }

    /// Makes the world anew, in what may be another version of the app. Readers stay, and begin with a snapshot.
    private func renew() async -> Renewal {
        let start = clock.now
        let difference: Int?
        switch life {
        case .unopened, .ended: return .untouched
        case _ where shown != nil:
            world?.discard()
            if let shown { await show(shown) }
            difference = origin.firstDifference
        case .recording: return .untouched
        case .live, .crashed, .fallen:
            difference = await remake()?.firstDifference
            origin = .restored(
                Restoration(
                    inputs: lastInput, duration: clock.now - start, firstDifference: difference, lacksSecrets: false,
                    pause: pause))
        }
        switch life {
        case .ended(let reason): return .ended(reason: reason)
        // Readers of a session know already.
        case .fallen(_, let account):
            if shown != nil { await tellAnew() }
            return .crashed(reason: WorldLoss.crashed(account.report).sentence)
        case .unopened, .live, .crashed, .recording: break
        }
        await tellAnew()
        return difference.map(Renewal.differs) ?? .same
    }

    /// Makes the world anew from what is recorded, and lets go of the one before; nil where that cannot be, and the session
    /// has ended then. What is under way outside stays so, as far as the world still waits for it.
    private func remake() async -> Replayed? {
        do {
            var digest: UInt64? = standing.digest
            if case .fallen = life { digest = nil }  // it stands somewhere before its end
            let past = try SessionPast(try await journal.recorded(), digest: digest)
            guard past.entries.count == lastInput else { throw SessionPast.Damage.gap(at: past.entries.count + 1) }
            switch await replay(past) {
            case .whole(let world, let replayed, let underWay):
                self.world?.discard()
                world.goLive()
                switch (life, past.crash) {
                case (.crashed(_, let standstill), _): life = .crashed(world, standstill)
                case (.fallen, let crash?): life = .crashed(world, Standstill(crash: crash, since: clock.now))
                default: life = .live(world)
                }
                for request in errands.reconcile(with: underWay) { post(.interrupted(request)) }
                setAlarm()
                return replayed
            case .fallen(let fall):
                self.world?.discard()
                await self.fall(fall)
                await tellAnew()
            case .lost(let reason): finish("its app could not be rebuilt: \(reason)")
            }
        } catch {
            finish("its inputs cannot be read (\(error))")
        }
        return nil
    }

    /// Whoever reads the events begins anew, with a look that may be lost with its world.
    private func tellAnew() async {
        epoch += 1
        guard !isTellingAnew else { return }
        isTellingAnew = true
        await sink.renew(from: view)
        isTellingAnew = false
    }

    private static let interruption = TransportFailure(
        kind: .interrupted, message: "The server was restarted while it waited for the answer.")

    /// Applies the recorded inputs anew. Nothing of what they cause is told or done again: readers get a snapshot, and
    /// what was on its way to the outside is an interrupted request now.
    private func restore(_ past: SessionPast, _ pauseOf: @Sendable (SessionPast) -> Pause?) async {
        let start = clock.now
        for entry in past.entries {
            if let key = entry.key { keys.remember(key, as: entry.number) }
        }
        let world: any WorldHandle
        let replayed: Replayed
        let underWay: [RequestUnderWay]
        switch await replay(past) {
        case .whole(let whole, let came, let waiting): (world, replayed, underWay) = (whole, came, waiting)
        case .fallen(let fall): return await self.fall(fall)
        case .lost(let reason): return finish("its app could not be rebuilt: \(reason)")
        }
        inputTime = past.entries.last?.time ?? .zero
        life = .live(world)
        let pause = pauseOf(past)
        let crash = past.crash
        if let crash {
            life = .crashed(world, Standstill(crash: crash, since: clock.now, before: pause?.away ?? .zero))
        }
        launched = clock.now - inputTime
        origin = .restored(
            Restoration(
                inputs: lastInput, duration: clock.now - start, firstDifference: replayed.firstDifference,
                lacksSecrets: lacksSecrets(past, replayed), pause: crash == nil ? pause : nil))
        world.goLive()
        guard crash == nil else { return leftOver.orphans = Set(underWay.map(\.id)) }
        self.pause = pause
        for request in underWay { await settle(request.id, .failure(Self.interruption), from: nil) }
        setAlarm()
    }

    private func show(_ recording: RecordingSource) async {
        shown = recording
        do {
            let past = try recording.past()
            switch await replay(past) {
            case .whole(let world, let replayed, _):
                origin = .recorded(recording.summary, firstDifference: replayed.firstDifference)
                life = .recording(world)
            case .fallen(let fall):
                origin = .recorded(recording.summary, firstDifference: nil)
                await self.fall(fall)
            case .lost(let reason): finish("its app could not be rebuilt: \(reason)")
            }
        } catch {
            finish("its recording cannot be read (\(error))")
        }
    }

    /// A fresh world that has taken a past, or has fallen at one of its inputs.
    private func replay(_ past: SessionPast) async -> Rebuilding.Result {
        let result = await Rebuilding(past: past, clock: clock, makeWorld: { self.makeWorld() }).run()
        if case .whole(_, let replayed, _) = result {
            standing = replayed.turn?.standing ?? standing
            lastInput = past.entries.count
        }
        return result
    }

    /// Whether placeholders are left in the app where secrets were.
    private func lacksSecrets(_ past: SessionPast, _ replayed: Replayed) -> Bool {
        if secrets.hidesPasswords, replayed.typedHiddenText { return true }
        return past.entries.contains { entry in
            if case .response(_, let response) = entry.input { secrets.covers(response) } else { false }
        }
    }

    // MARK: - Ends

    func setAlarm() {
        guard case .live = life, standing.timer != nil || errands.hasAlarm else { return }
        errands.wake(at: standing.timer?.due, now: clock.now - launched) { [weak self] in self?.post(.alarm) }
    }

    func finish(_ reason: String) {
        if case .ended = life { return }
        standing.sequence += 1
        sink.receive([SessionEvent(ending: reason, sequence: standing.sequence)])
        leave(reason)
    }

    /// Lets go of the app and of all that is under way; the first reason stays.
    private func leave(_ reason: String) {
        if case .ended = life { return }
        world?.discard()
        life = .ended(reason: reason)
        errands.stop()
    }
}
