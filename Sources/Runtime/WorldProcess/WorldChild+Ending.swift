import Dispatch
import Glibc
import Wire

/// The end of the process, and the notification of its callers.
extension WorldChild {
    /// Waits for the end of a process that has closed its socket, and notifies all callers.
    func over() {
        // A process that only closed its socket would keep running without a server.
        shutdown(socket, Int32(SHUT_RDWR))
        hangDetector.withLock { $0.isOver() }
        // From now on no new world is placed in this process.
        let cameUp = introduction.outcome.map { (try? $0.get()) != nil } ?? false
        if cameUp {
            tell(self, .ended)
            releaseBystanders()
        }
        let patience = DispatchWorkItem { [process] in process.signal(SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: patience)
        let status = process.end()
        patience.cancel()
        let end = Self.end(status, ended: processEnd.withLock { $0 })
        // The last output may still be in the pipe.
        if end != .signalled(SIGKILL), end != .replaced { words.wait() }
        var report = whoseLog.report(of: end, said: words.text(at: marker.beat))
        report.input = marker.input == 0 ? nil : Int(marker.input)
        _ = unlink(markerFile)
        whoseLog.remove()
        let outcome = introduction.settle(.failure(failure(to: end, report)))
        if case .failure(let error) = outcome { tell(self, .failed(error)) }
        let (over, askers) = traffic.withLock { traffic in
            let over: PendingReplies.End =
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

    /// Notifies the callers that wait for worlds other than the one whose turn ended the process. These callers do not
    /// need the reason.
    private func releaseBystanders() {
        let isNonsense = processEnd.withLock { $0 == .spokeNonsense }
        let bystanders = traffic.withLock { traffic in
            traffic.takeBystanders(
                of: traffic.culprit(of: isNonsense ? .spokeNonsense : .exited(0), noted: notedWorld))
        }
        for asker in bystanders { asker.continuation.resume(returning: .failure(.gone)) }
    }

    /// Returns the reason why the process never sent its greeting.
    private func failure(to end: ProcessEnd, _ report: CrashReport) -> WorldProcessError {
        if case .neverBegan = end {
            .cannotStart(reason: end.phrase)
        } else {
            .ended(program.name, reason: report.message)
        }
    }

    /// The world whose request the process was handling; nil between requests.
    private var notedWorld: UInt32? { marker.ticket == 0 ? nil : marker.world }

    /// The crash log of this process. In a shared folder it is identified by the process id.
    var whoseLog: CrashLog {
        isForOneWorld ? CrashLog(place: log.place, process: process.id) : log
    }

    /// Returns the way in which the process ended, from its exit status and the server's reason for ending it. An app
    /// that crashes while it is being stopped has crashed.
    private static func end(_ status: ProcessEnd, ended verdict: ProcessEnd?) -> ProcessEnd {
        switch (status, verdict) {
        case (_, .spokeNonsense?): .spokeNonsense  // the process may end by itself before it is killed
        case (.signalled(SIGKILL), let verdict?): verdict
        default: status
        }
    }
}
