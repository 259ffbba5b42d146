import Wire

/// The state of a session between two messages, which decides which inputs it takes.
enum SessionPhase {
    case unopened
    case live(any WorldHandle)
    /// The journal had no space for an input. The world has the state before that input.
    case waiting(any WorldHandle, JournalBackpressure)
    /// The app crashed at an input. The world has the state before that input.
    case crashed(any WorldHandle, CrashHalt)
    /// The app crashed at a recorded input during a replay. The world has the state before that input.
    case fallen(any WorldHandle, CrashDescription)
    /// No process is available for the app.
    indirect case outage(Outage)
    /// A recording from elsewhere that is displayed.
    case recording(any WorldHandle)
    case ended(SessionEnding)

    /// The world that answers queries.
    var world: (any WorldHandle)? {
        switch self {
        case .live(let world), .waiting(let world, _), .crashed(let world, _), .fallen(let world, _),
            .recording(let world):
            world
        case .unopened, .outage, .ended: nil
        }
    }

    /// The world that applies inputs; nil if none can be applied. After a crash it applies only inputs that do not
    /// concern the app.
    var takingWorld: (any WorldHandle)? {
        switch self {
        case .live(let world), .waiting(let world, _), .crashed(let world, _): world
        case .unopened, .fallen, .outage, .recording, .ended: nil
        }
    }

    /// The state before the outage; the current state if there is no outage.
    var phaseBeforeOutage: SessionPhase {
        if case .outage(let outage) = self, case .remaking(let before) = outage.resumption { before } else { self }
    }

    /// Whether messages from outside are queued until the session is resumed.
    var putsBy: Bool {
        switch self {
        case .waiting, .crashed, .outage: true
        case .unopened, .live, .fallen, .recording, .ended: false
        }
    }

    /// The phase that clients see.
    var phase: SessionView.Phase {
        switch self {
        case .unopened, .live: .live
        case .waiting, .outage: .waiting
        case .crashed, .fallen: .crashed
        case .recording: .recording
        case .ended: .ended
        }
    }

    /// The report of a crash during the replay; nil if there was none.
    var replayCrash: CrashDescription? {
        if case .fallen(_, let account) = self { account } else { nil }
    }

    /// The reason why clients must look the session up again, because it is parked or owned by another server;
    /// otherwise nil.
    var departure: InputRejection? {
        if case .ended(let ending) = self, ending.isGoneOnFrom { ending.rejection } else { nil }
    }

    /// The reason why the session is halted; nil if it is not.
    var refusal: InputRejection? {
        switch self {
        case .waiting(_, let waiting): waiting.refusal
        case .outage(let outage): outage.refusal
        case .unopened, .live, .crashed, .fallen, .recording, .ended: nil
        }
    }

    /// Cancels the scheduled attempt to resume the session.
    func cancelAlarm() {
        switch self {
        case .waiting(_, let waiting): waiting.alarm?.cancel()
        case .outage(let outage): outage.cancelAlarm()
        case .unopened, .live, .crashed, .fallen, .recording, .ended: break
        }
    }

    /// Throws if the state of the session does not permit the input.
    func check(_ input: SessionInput) throws(InputRejection) {
        switch (self, input) {
        case (.ended(let ending), _): throw ending.rejection
        case (.recording, _): throw .recording
        case (.crashed, .faults), (.crashed, .notes), (.crashed, .control): break
        case (.crashed(_, let standstill), _): throw .crashed(reason: standstill.crash.report.sentence)
        case (.fallen(_, let account), _): throw .crashed(reason: account.report.sentence)
        case (.unopened, .opened): break
        case (.unopened, _): throw .ended(reason: "it was never opened")
        case (.live, _), (.waiting, _), (.outage, _): break
        }
    }

    /// Returns the state for a rebuilt world.
    ///
    /// - Parameter crash: The crash after which the session has not been resumed; nil if there is none.
    func remade(in world: any WorldHandle, after crash: FatalInput?, at now: Duration) -> SessionPhase {
        switch (phaseBeforeOutage, crash) {
        case (.crashed(_, let standstill), _): .crashed(world, standstill)
        case (.fallen, let crash?): .crashed(world, CrashHalt(crash: crash, since: now))
        case (.waiting(_, let waiting), _): .waiting(world, waiting)
        case (.unopened, _), (.live, _), (.fallen, nil), (.outage, _), (.recording, _), (.ended, _): .live(world)
        }
    }
}
