import Wire

/// Handles a full journal. The session is then halted but does not end, because unrecorded inputs are not published.
/// The session keeps its state, queues messages from outside, and tries again with each input and on a schedule.
extension Session {
    /// Halts the session until the journal accepts an input whose sender cannot be informed of the refusal.
    func wait(with input: SessionInput, after refusal: InputRejection) async {
        if case .outage(let outage) = life { life = .outage(outage.holding(input)) }
        guard case .live(let world) = life else { return }
        life = .waiting(world, JournalBackpressure(input, refusal: refusal, alarm: ring))
        await tellAnew()
    }

    /// Resumes the session if the journal has space, and throws otherwise.
    func endWait() async throws(InputRejection) {
        guard case .waiting(_, let waiting) = life else { return }
        do throws(InputRejection) {
            try await commitAfterDowntime(waiting.input, key: nil)
        } catch {
            if case .waiting(let world, let waiting) = life, error.isJournals {
                life = .waiting(world, waiting.again(error, alarm: ring))
                throw error
            }
            // The input has crashed the app, which is recorded, or it is obsolete. In both cases there is nothing left
            // to record.
        }
        guard life.world != nil else { return }
        waiting.alarm?.cancel()
        if case .waiting(let world, _) = life { life = .live(world) }
        await tellAnew()
        await settleLeftOver()
        setAlarm()
    }

    func ring(after delay: Duration) -> any SessionAlarm {
        clock.wake(after: delay) { [weak self] in self?.post(.tryAgain) }
    }
}
