import Foundation
import HeadlessUIKit
import Wire

/// The host of a session's application: session time, timers that become inputs, and the main queue.
final class SessionHost: ApplicationHost {
    /// The pending timers. Exempt from exclusivity checks, because a timer is removed before it fires.
    @exclusivity(unchecked) var timers = TimerTable()

    /// The treatment of exceptions that would terminate the app on iOS.
    var exceptions = Device.Exceptions.logged

    private let eventLog: EventLog
    private let work: TurnWork
    /// Closures dispatched to the main queue. Exempt from exclusivity checks, because no closure runs while one is
    /// added.
    @exclusivity(unchecked) private var hops: [() -> Void] = []

    init(chronicle: EventLog, work: TurnWork) {
        self.eventLog = chronicle
        self.work = work
    }

    var now: Duration { eventLog.time }

    func startTimer(after delay: Duration, for work: String, _ fire: @escaping () -> Void) -> TimerNumber {
        let chain = TimerTable.Chain(length: eventLog.chain, started: eventLog.time)
        return timers.start(due: eventLog.time + max(delay, .zero), for: work, chain: chain, fire).number
    }

    func cancelTimer(_ number: TimerNumber) {
        timers.cancel(TimerID(number))
    }

    func enqueue(_ work: @escaping () -> Void) {
        hops.append(work)
    }

    func open(_ url: URL, completion: ((Bool) -> Void)?) {
        let address = url.absoluteString
        eventLog.log(.navigation, level: .info, message: "opens \(address)", detail: .address(address))
        if let completion { enqueue { completion(true) } }
    }

    func log(_ note: ConsoleMessage) {
        switch note {
        case .segue(let segue): eventLog.log(.navigation, level: .info, message: note.description, detail: .of(segue))
        case .routing(let routing):
            eventLog.log(.navigation, level: .info, message: note.description, detail: .of(routing))
        case .exception(let exception, _):
            if AppProcess.isOwn, exceptions == .fatal { fatalError(exception.description) }
            eventLog.log(
                .error, level: .error, message: note.description,
                detail: .notice(.exception(name: exception.name.rawValue, reason: exception.reason)))
        case .interfaceBroken, .formatBroken, .leftOut: eventLog.log(.error, level: .error, message: note.description)
        case .presentationRefused, .navigationRefused, .layoutDidNotSettle, .constraintIgnored,
            .constraintsConflict, .segueRefused, .sceneUnknown, .message:
            eventLog.log(.note, level: .warning, message: note.description)
        }
    }

    /// Runs dispatched closures in order, including those that they dispatch, within the limits of this turn.
    func runHops() {
        var ran = 0
        while ran < hops.count {
            guard work.request(.hop) else { break }
            let hop = hops[ran]
            ran += 1
            hop()
        }
        hops.removeAll(keepingCapacity: hops.count == 1)  // Keeps room for the layout pass, which most inputs dispatch.
    }

    /// Drops all pending timers and closures.
    func stop() {
        timers = TimerTable()
        hops = []
    }
}
