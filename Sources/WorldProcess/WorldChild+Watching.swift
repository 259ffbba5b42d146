import Foundation
import Glibc

/// A process that does not come up, or does not come back.
extension WorldChild {
    /// Ends the process if it does not say who it is, or has been at one request for too long.
    func watch(limit: Duration) {
        if introduction.outcome == nil, ContinuousClock.now - introduction.began > program.patience {
            introduction.settle(.failure(.silent(program.name, program.patience)))
            return process.signal(SIGKILL)
        }
        let sight = TurnWatch.Sight(beat: marker.beat, isBusy: marker.ticket != 0)
        let signal = turnWatch.withLock {
            $0.signal(
                sight, limit: limit, at: .now, isReported: { whoseLog.isWhole }, isTraced: { isBeingTraced })
        }
        guard let signal else { return }
        verdict.withLock { $0 = .hung(after: limit) }
        process.signal(signal)
    }

    /// Whether the process has a child, which is its backtracer.
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
