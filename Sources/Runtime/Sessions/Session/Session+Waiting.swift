import Wire

/// A journal without room stops a session, and does not end it: nobody hears of what is not recorded, so it stands
/// where it stood, puts by what comes in, and tries again with each input, and from time to time.
extension Session {
    /// Begins to wait with an input that nobody can be told was refused.
    func wait(with input: SessionInput, after refusal: InputRejection) async {
        if case .outage(let outage) = life { life = .outage(outage.holding(input)) }
        guard case .live(let world) = life else { return }
        life = .waiting(world, Waiting(input, refusal: refusal, alarm: ring))
        await tellAnew()
    }

    /// Goes on, if there is room by now. Throws why there is none.
    func endWait() async throws(InputRejection) {
        guard case .waiting(_, let waiting) = life else { return }
        do throws(InputRejection) {
            try await take(waiting.input, key: nil)
        } catch {
            if case .waiting(let world, let waiting) = life, error.isJournals {
                life = .waiting(world, waiting.again(error, alarm: ring))
                throw error
            }
            // It has crashed the app, which is recorded, or nobody waits for it any more.
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
