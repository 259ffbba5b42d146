import Wire

/// How a session is between two of its messages, and what it takes then.
enum SessionLife {
    case unopened
    case live(any WorldHandle)
    /// The journal had no room for what came next; the world is as it was before that.
    case waiting(any WorldHandle, Waiting)
    /// The app crashed; the world is as it was before the input that did it.
    case crashed(any WorldHandle, Standstill)
    /// The app crashed as it was rebuilt; the world is as it was before the recorded input that did it.
    case fallen(any WorldHandle, CrashAccount)
    /// No process can be had for the app.
    indirect case outage(Outage)
    /// What was recorded elsewhere, to be looked at.
    case recording(any WorldHandle)
    case ended(SessionEnding)

    /// The world that can be looked at.
    var world: (any WorldHandle)? {
        switch self {
        case .live(let world), .waiting(let world, _), .crashed(let world, _), .fallen(let world, _),
            .recording(let world):
            world
        case .unopened, .outage, .ended: nil
        }
    }

    /// The world that takes inputs; one that has crashed takes those that are none of the app's.
    var takingWorld: (any WorldHandle)? {
        switch self {
        case .live(let world), .waiting(let world, _), .crashed(let world, _): world
        case .unopened, .fallen, .outage, .recording, .ended: nil
        }
    }

    /// The same, or where no process can be had, how it stood before.
    var standing: SessionLife {
        if case .outage(let outage) = self, case .remaking(let before) = outage.way { before } else { self }
    }

    /// Whether what comes from outside is put by until the session goes on.
    var putsBy: Bool {
        switch self {
        case .waiting, .crashed, .outage: true
        case .unopened, .live, .fallen, .recording, .ended: false
        }
    }

    /// What whoever looks at the session is told of that.
    var phase: SessionView.Phase {
        switch self {
        case .unopened, .live: .live
        case .waiting, .outage: .waiting
        case .crashed, .fallen: .crashed
        case .recording: .recording
        case .ended: .ended
        }
    }

    /// What the app did not survive as it was rebuilt.
    var fall: CrashAccount? {
        if case .fallen(_, let account) = self { account } else { nil }
    }

    /// Why whoever comes to the session now has to find it again; nil where it is here, or over.
    var departure: InputRejection? {
        if case .ended(let ending) = self, ending.isGoneOnFrom { ending.rejection } else { nil }
    }

    /// Why the session waits; nil where it does not.
    var refusal: InputRejection? {
        switch self {
        case .waiting(_, let waiting): waiting.refusal
        case .outage(let outage): outage.refusal
        case .unopened, .live, .crashed, .fallen, .recording, .ended: nil
        }
    }

    /// Nobody tries by themselves any more whether the session can go on.
    func cancelAlarm() {
        switch self {
        case .waiting(_, let waiting): waiting.alarm?.cancel()
        case .outage(let outage): outage.cancelAlarm()
        case .unopened, .live, .crashed, .fallen, .recording, .ended: break
        }
    }

    /// Throws why an input is not taken as the session is.
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

    /// The same in a world that was made anew. `crash` is the one that the session has not gone on from.
    func remade(in world: any WorldHandle, after crash: FatalInput?, at now: Duration) -> SessionLife {
        switch (standing, crash) {
        case (.crashed(_, let standstill), _): .crashed(world, standstill)
        case (.fallen, let crash?): .crashed(world, Standstill(crash: crash, since: now))
        case (.waiting(_, let waiting), _): .waiting(world, waiting)
        case (.unopened, _), (.live, _), (.fallen, nil), (.outage, _), (.recording, _), (.ended, _): .live(world)
        }
    }
}
