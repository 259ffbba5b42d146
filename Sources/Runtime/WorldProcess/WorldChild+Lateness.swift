import CFork
import Wire

/// Lateness: a process that takes long in one world's turn and delays its other worlds.
extension WorldChild {
    /// The time of one request after which the other worlds of the process are rebuilt elsewhere. It is short, because
    /// rebuilding takes additional time.
    static let punctuality = Duration.milliseconds(150)

    /// Returns whether the process has handled one request so slowly that its other worlds are to be rebuilt in other
    /// processes.
    func isLate(at now: ContinuousClock.Instant) -> Bool {
        hangDetector.withLock {
            $0.isLate(
                after: Self.punctuality, at: now, processorTime: { process.id.processorTime },
                isRunnable: { process.id.isRunnable })
        }
    }

    /// Makes the callers that wait for worlds other than the late one rebuild those worlds in other processes.
    ///
    /// The process skips the requests that were sent to those worlds, so that no app sends its own requests twice.
    /// Worlds without pending requests stay where they are.
    func releaseOthers() {
        let (beat, world) = (marker.beat, marker.ticket == 0 ? 0 : marker.world)
        let askers = traffic.withLock { traffic -> [PendingReplies.Asker] in
            if traffic.end != nil { return [] }
            marker.exemptWorld = world
            marker.lastSkippedTicket = traffic.lastTicket
            cfork_fence()
            // If the counter differs, the process has made progress meanwhile, and will answer all requests.
            return marker.beat == beat ? traffic.beginLateness(in: world, at: beat) : []
        }
        for asker in askers { asker.continuation.resume(returning: .failure(.gone)) }
    }

    /// Allows requests to all worlds that are still in the process.
    func readmitOthers() {
        traffic.withLock { traffic in
            traffic.endLateness()
            if !traffic.owesAbandoned { marker.lastSkippedTicket = 0 }
        }
    }
}
