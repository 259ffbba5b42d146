import Foundation
import Glibc

/// Supervision of processes that do not start or do not respond.
extension WorldChild {
    /// Ends the process if it does not send its greeting, handles one request for too long, or does not begin one.
    func endIfHung(limit: Duration) {
        guard introduction.outcome != nil else {
            guard ContinuousClock.now - introduction.began > program.greetingTimeout else { return }
            introduction.settle(.failure(.silent(program.name, program.greetingTimeout)))
            return process.signal(SIGKILL)
        }
        let isBusy = marker.ticket != 0 || traffic.withLock { $0.isAwaited }
        let step = hangDetector.withLock {
            $0.next(
                HangDetector.Observation(beat: marker.beat, isBusy: isBusy), limit: limit, at: .now,
                isReported: { whoseLog.isWhole }, isTraced: { isBeingTraced }, isStopped: { process.id.isStopped },
                processorTime: { process.id.processorTime })
        }
        switch step {
        case .wait: break
        case .askForReport:
            processEnd.withLock { $0 = .hung(after: limit) }
            process.signal(SIGABRT)
        case .end:
            processEnd.withLock { $0 = .hung(after: limit) }
            process.signal(SIGKILL)
        case .replace:
            processEnd.withLock { $0 = .replaced }
            process.signal(SIGKILL)
        }
    }

    /// Whether the process has a child process, which is its backtracer.
    private var isBeingTraced: Bool {
        let id = process.id
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return threads.contains { thread in
            guard let file = fopen("/proc/\(id)/task/\(thread)/children", "r") else { return false }
            defer { fclose(file) }
            return fgetc(file) != EOF
        }
    }
}
