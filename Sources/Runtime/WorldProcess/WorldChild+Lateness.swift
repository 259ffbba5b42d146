import CFork
import Wire

/// A process that is late in one world's turn, and delays the others that it runs.
extension WorldChild {
    /// How long one request may take before the other worlds are made elsewhere. They need some time for that
    /// themselves.
    static let punctuality = Duration.milliseconds(150)

    /// Whether the process has been at one request for too long for the other worlds that it runs.
    func isLate(at now: ContinuousClock.Instant) -> Bool {
        turnWatch.withLock {
            $0.isLate(
                after: Self.punctuality, at: now, processorTime: { process.id.processorTime },
                isRunnable: { process.id.isRunnable })
        }
    }

    /// Tells those who wait for other worlds than the late one to have them made elsewhere.
    ///
    /// The process answers none of the requests that were sent for them, so that no app sends a request of its own
    /// twice. Worlds that nobody asks for anything meanwhile stay where they are.
    func releaseOthers() {
        let (beat, world) = (marker.beat, marker.ticket == 0 ? 0 : marker.world)
        let askers = traffic.withLock { traffic -> [Traffic.Asker] in
            if traffic.end != nil { return [] }
            marker.exemptWorld = world
            marker.lastSkippedTicket = traffic.lastTicket
            cfork_fence()
            // Otherwise the process came back just now, and answers each of them.
            return marker.beat == beat ? traffic.beginLateness(in: world, at: beat) : []
        }
        for asker in askers { asker.continuation.resume(returning: .failure(.gone)) }
    }

    /// Has all worlds that the process still has asked again.
    func readmitOthers() {
        traffic.withLock { traffic in
            traffic.endLateness()
            if !traffic.owesAbandoned { marker.lastSkippedTicket = 0 }
        }
    }
}
