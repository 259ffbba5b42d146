import Foundation
import Locks
public import Wire

/// A running app: an actor that applies inputs one at a time, in the order in which they were posted.
///
/// The session's world computes the result of an input, and the journal records the input. Only then is the input
/// acknowledged and its result published: events to the sink, requests to the transport. Everything that viewers saw
/// can therefore be reproduced from the journal in another world. If the app could end this process, inputs are
/// recorded first, so that the journal shows which one did.
public actor Session: Addressee {
    /// The session's id.
    public nonisolated var id: SessionID { facts.id }
    /// The viewer id, with which the session can be watched but not changed.
    public nonisolated var viewerID: SessionID { facts.viewerID }
    /// The configuration with which the session is opened.
    public nonisolated var configuration: SessionConfiguration { facts.configuration }

    package nonisolated let facts: SessionIdentity
    private nonisolated let drivingNow: Locked<Driving>
    let secrets: SecretPolicy
    nonisolated let phaseNow = Locked(SessionView.Phase.live)
    let meter: SessionMeter
    nonisolated let mailbox = Mailbox<SessionMessage>()
    private nonisolated let watching: AppActivityMonitor
    let worlds: any Worlds
    let journal: any Journal
    let clock: any SessionClock
    let sink: any SessionEventSink
    let limits: SessionLimits
    /// The time of the session's clock at which session time was zero. A rebuilt session continues from the session
    /// time of its last input.
    var launched: Duration

    /// Identifies one unbroken run of event numbers.
    var epoch: UInt64
    var isTellingAnew = false
    var life = SessionPhase.unopened
    var origin = Origin.opened
    /// The recording that the session displays; nil for a session with an app that takes inputs.
    var shown: OpenedRecording?
    var lastInput = 0
    /// A number that increases with each message that may change the visible state of the session.
    var revision = 0
    /// The checkpoint of the current world after the last input.
    var checkpoint = Checkpoint()
    var keys = KeyMemory()
    var pace: InputPace
    var pendingEffects: PendingEffects
    /// The number of stored requests that are sent again and not answered yet.
    var resent = 0
    let blockingRequests: BlockingRequestService
    /// The effects and messages to settle when the session is resumed.
    var leftOver = LeftOver()
    var vault: SecretVault
    /// Whether the app may share a process with the apps of other sessions.
    var placement = WorldSetup.Placement.shared
    var crashPace = CrashPace()
    /// The session time of the current or last input.
    var inputTime = Duration.zero
    /// The last downtime, until it is recorded as an input; otherwise nil.
    var pause: Downtime?

    /// Creates a session, which is inactive until it is opened, restored or shown.
    ///
    /// - Parameters:
    ///   - epoch: Identifies one unbroken run of event numbers.
    ///   - driving: The control of the session.
    ///   - vault: The secrets of the configuration; nil if it has none.
    package init(
        _ identity: SessionIdentity, services: SessionServices, epoch: UInt64 = 1, driving: Driving = Driving(),
        vault: SecretVault? = nil
    ) {
        facts = identity
        self.epoch = epoch
        drivingNow = Locked(driving)
        self.vault = vault ?? SecretVault(services.secrets)
        clock = services.clock
        watching = AppActivityMonitor(clock)
        worlds = watching.watching(services.worlds)
        journal = services.journal
        sink = services.sink
        limits = services.limits
        secrets = services.secrets
        meter = services.meter
        pendingEffects = PendingEffects(transport: services.transport, clock: clock)
        blockingRequests = BlockingRequestService(transport: services.transport, clock: clock)
        launched = clock.now
        pace = InputPace(perSecond: limits.inputsPerSecond, now: .zero)
    }

    /// Returns whether the app has been busy with its current work for longer than allowed.
    package nonisolated func hangs(longerThan limit: Duration) -> Bool { watching.hangs(longerThan: limit) }

    /// The control of the session, as recorded so far.
    package nonisolated var driving: Driving { drivingNow.withLock { $0 } }

    /// The phase after the last message.
    package nonisolated var phase: SessionView.Phase { phaseNow.withLock { $0 } }

    func changeHands(with entry: JournalEntry) { drivingNow.withLock { $0.apply(entry) } }

    // MARK: - Ends

    func finish(_ reason: String) {
        if case .ended = life { return }
        checkpoint.sequence += 1
        sink.receive([SessionEvent(ending: reason, sequence: checkpoint.sequence)])
        leave(.over(reason: reason))
    }

    /// Frees the app and cancels its pending requests and timers, because the session ends on this server.
    ///
    /// Later calls do nothing.
    func leave(_ ending: SessionEnding) {
        if case .ended = life { return }
        life.world?.discard()
        life.cancelAlarm()
        life = .ended(ending)
        pendingEffects.stop()
    }
}
