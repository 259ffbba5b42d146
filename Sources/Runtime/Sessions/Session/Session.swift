import Foundation
import Locks
public import Wire

/// One running app: an actor that takes inputs one at a time, in the order in which they were posted.
///
/// An input is offered to the session's world, which computes what it comes to, and is recorded in the journal; only
/// when both are done it is acknowledged, and what it came to leaves: events to the sink, requests to the transport. So
/// whatever anybody saw can be had again from the journal, in another world. Where the app could end this very process,
/// the input is recorded first, so that the journal tells which one did it.
public actor Session: Addressee {
    /// The session's name.
    public nonisolated var id: SessionID { facts.id }
    /// The name under which the session can be watched but not touched.
    public nonisolated var watch: SessionID { facts.watch }
    /// What the session is opened with, or was.
    public nonisolated var configuration: SessionConfiguration { facts.configuration }

    package nonisolated let facts: SessionFacts
    private nonisolated let drivingNow: Locked<Driving>
    let secrets: SecretPolicy
    private nonisolated let phaseNow = Locked(SessionView.Phase.live)
    let meter: SessionMeter
    private nonisolated let mailbox = Mailbox<SessionMessage>()
    private nonisolated let watching: AppWatch
    let worlds: any Worlds
    let journal: any Journal
    let clock: any SessionClock
    let sink: any SessionEventSink
    let limits: SessionLimits
    /// Clock time of the session's beginning; a session that is rebuilt goes on from the time of its last input.
    var launched: Duration

    /// Told apart by readers when event numbers do not continue.
    var epoch: UInt64
    var isTellingAnew = false
    var life = SessionLife.unopened
    var origin = Origin.opened
    /// What was recorded elsewhere and is shown.
    var shown: OpenedRecording?
    var lastInput = 0
    /// Grows with each message that may change what is seen of the session.
    var revision = 0
    /// How the world stands after that, whichever world it is by now.
    var standing = Standing()
    var keys = KeyMemory()
    var pace: InputPace
    var errands: Errands
    let desk: ReadingDesk
    /// What is to be done about the outside when the session goes on.
    var leftOver = LeftOver()
    var vault: SecretVault
    /// Whether the app may share a process with other sessions' apps.
    var placement = WorldSetup.Placement.shared
    var crashPace = CrashPace()
    /// The time of the input that is being taken, or was taken last.
    var inputTime = Duration.zero
    /// The time in which the session did not run, where that is over and not recorded yet.
    var pause: Pause?

    /// Makes a session, which does nothing before it is opened, restored or shown.
    ///
    /// - Parameters:
    ///   - worlds: Where its app runs.
    ///   - epoch: Told apart by readers when event numbers do not continue; the same for as long as they do.
    ///   - secrets: What is neither recorded nor shown.
    ///   - driving: Who drives it.
    ///   - vault: Secrets of what it is opened with; nil where that has none.
    ///   - meter: Takes what the session measures.
    package init(
        id: SessionID, watch: SessionID, configuration: SessionConfiguration, worlds: any Worlds,
        journal: any Journal, transport: any Transport, clock: any SessionClock, sink: any SessionEventSink,
        limits: SessionLimits = .standard, epoch: UInt64 = 1, secrets: SecretPolicy = .standard,
        driving: Driving = Driving(), vault: SecretVault? = nil, meter: @escaping SessionMeter = { _ in }
    ) {
        self.meter = meter
        drivingNow = Locked(driving)
        facts = SessionFacts(id: id, watch: watch, configuration: configuration)
        self.epoch = epoch
        watching = AppWatch(clock)
        self.worlds = watching.watching(worlds)
        self.journal = journal
        errands = Errands(transport: transport, clock: clock)
        desk = ReadingDesk(transport: transport, clock: clock)
        self.secrets = secrets
        self.vault = vault ?? SecretVault(secrets)
        self.clock = clock
        self.sink = sink
        self.limits = limits
        launched = clock.now
        pace = InputPace(perSecond: limits.inputsPerSecond, now: .zero)
    }

    /// Whether its app has been at one thing for longer than it may.
    package nonisolated func hangs(longerThan limit: Duration) -> Bool { watching.hangs(longerThan: limit) }

    /// Who drives the session, as far as that is recorded.
    package nonisolated var driving: Driving { drivingNow.withLock { $0 } }

    /// How the session was after its last message.
    package nonisolated var phase: SessionView.Phase { phaseNow.withLock { $0 } }

    func changeHands(with entry: JournalEntry) { drivingNow.withLock { $0.take(entry) } }

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
        while let message = mailbox.take() {
            if !message.onlyLooks { revision += 1 }
            await handle(message)
            phaseNow.withLock { $0 = life.phase }
        }
    }

    /// The only place that changes anything. It may wait for the world and the journal, but only one runs at a time.
    private func handle(_ message: SessionMessage) async {
        switch message {
        case .page(let input, let key, let grant, let completion): await admit(input, key: key, grant, completion)
        case .goOn(let way, let completion):
            do throws(InputRejection) {
                completion(.success(try await goOn(way)))
            } catch {
                completion(.failure(error))
            }
        case .outcome, .own, .interrupted: await hear(message)
        case .alarm: await fireTimers()
        case .tryAgain: await tryAgain()
        case .renew(let completion): completion(await renew())
        case .inspect(let body): await body(view)
        case .end(let reason): finish(reason)
        case .restore(let past, let recordsPause, let pause): await restore(past, recordsPause: recordsPause, pause)
        case .show(let recording): await show(recording)
        case .suspend(let completion):
            leave(.putAside)
            completion()
        case .wait(let body): await body()
        }
    }

    // MARK: - Ends

    func finish(_ reason: String) {
        if case .ended = life { return }
        standing.sequence += 1
        sink.receive([SessionEvent(ending: reason, sequence: standing.sequence)])
        leave(.over(reason: reason))
    }

    /// Lets go of the app and of all that is under way; the first ending stays.
    func leave(_ ending: SessionEnding) {
        if case .ended = life { return }
        life.world?.discard()
        life.cancelAlarm()
        life = .ended(ending)
        errands.stop()
    }
}
