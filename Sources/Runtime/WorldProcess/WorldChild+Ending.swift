import Dispatch
import Glibc
import Wire

/// How the process ends, and who is told.
extension WorldChild {
    /// The process says nothing more: waits for its end, and tells all who wait for it.
    func over() {
        // A process that only closed its socket would go on for nobody.
        shutdown(socket, Int32(SHUT_RDWR))
        turnWatch.withLock { $0.isOver() }
        // From now on nobody is sent here any more.
        let cameUp = introduction.outcome.map { (try? $0.get()) != nil } ?? false
        if cameUp {
            tell(self, .ended)
            releaseBystanders()
        }
        let patience = DispatchWorkItem { [process] in process.signal(SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: patience)
        let status = process.end()
        patience.cancel()
        let end = Self.end(status, ended: verdict.withLock { $0 })
        // What it said last is under way.
        if end != .signalled(SIGKILL), end != .replaced { words.wait() }
        var report = whoseLog.report(of: end, said: words.text(at: marker.beat))
        report.input = marker.input == 0 ? nil : Int(marker.input)
        _ = unlink(markerFile)
        whoseLog.remove()
        let outcome = introduction.settle(.failure(failure(to: end, report)))
        if case .failure(let error) = outcome { tell(self, .failed(error)) }
        let (over, askers) = traffic.withLock { traffic in
            let over: Traffic.End =
                switch (outcome, end) {
                case (.failure(.ended), .signalled(SIGKILL)), (.success, _):
                    .ended(
                        culprit: traffic.culprit(of: end, noted: notedWorld),
                        end == .signalled(SIGKILL) ? .killed(report) : .crashed(report))
                case (.failure(let error), _): .refused(error)
                }
            return (over, traffic.close(over))
        }
        for asker in askers { asker.continuation.resume(returning: .failure(over.loss(of: asker.world))) }
    }

    /// Tells those who wait for other worlds than the one in whose turn it ended; they need not know how.
    private func releaseBystanders() {
        let isNonsense = verdict.withLock { $0 == .spokeNonsense }
        let bystanders = traffic.withLock { traffic in
            traffic.takeBystanders(
                of: traffic.culprit(of: isNonsense ? .spokeNonsense : .exited(0), noted: notedWorld))
        }
        for asker in bystanders { asker.continuation.resume(returning: .failure(.gone)) }
    }

    /// Why the process never said who it is.
    private func failure(to end: ProcessEnd, _ report: CrashReport) -> WorldProcessError {
        if case .neverBegan = end {
            .cannotStart(reason: end.phrase)
        } else {
            .ended(program.name, reason: report.message)
        }
    }

    /// The world that the process was at; nil between two requests.
    private var notedWorld: UInt32? { marker.ticket == 0 ? nil : marker.world }

    /// The log, which may be one of many that only the system's number of the process tells apart.
    var whoseLog: CrashLog {
        isForOneWorld ? CrashLog(place: log.place, process: process.id) : log
    }

    /// An app that crashes while it is being stopped has crashed.
    private static func end(_ status: ProcessEnd, ended verdict: ProcessEnd?) -> ProcessEnd {
        switch (status, verdict) {
        case (_, .spokeNonsense?): .spokeNonsense  // it may end by itself before it is ended
        case (.signalled(SIGKILL), let verdict?): verdict
        default: status
        }
    }
}
