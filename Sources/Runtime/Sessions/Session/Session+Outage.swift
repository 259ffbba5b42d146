import Wire

/// Handles outages. A session without an available process for its app has neither ended nor crashed. The session is
/// halted, reports the reason, and queues messages from outside. The next input or scheduled attempt that finds a
/// process resumes it.
extension Session {
    /// Halts the session and informs the viewers. If it is already halted, updates only the reason.
    func halt(reason: String, during way: Outage.Resumption) async {
        if case .outage(let outage) = life {
            life = .outage(outage.explained(by: reason))
            if outage.reason == reason { return }
        } else {
            life.world?.discard()
            life = .outage(Outage(way, reason: reason, alarm: ring))
        }
        await tellAnew()
    }

    /// Does the same as `halt` for a world that was lost while it applied the input `offer`. Throws if that input would
    /// have opened the session; nothing of the session remains then.
    func halt(at offer: TimedInput, reason: String) async throws(InputRejection) {
        guard lastInput == 0 else { return await halt(reason: reason, during: .remaking(life)) }
        life.world?.discard()
        life = .unopened
        throw .unavailable(reason: reason, retryAfter: Backoff().delay)
    }

    /// Resumes the session if a process is available, and throws otherwise.
    ///
    /// - Returns: The number of the first input with another result than before; nil if there is none.
    @discardableResult
    func recover() async throws(InputRejection) -> Int? {
        guard case .outage(let outage) = life else { return nil }
        let told = epoch
        let difference: Int?
        switch outage.resumption {
        case .remaking: difference = await remake()?.firstDifference
        case .restoring(let past, let recordsPause, let pause):
            await restore(past, recordsPause: recordsPause, pause: pause)
            difference = origin.firstDifference
        case .showing(let recording):
            await show(recording)
            difference = origin.firstDifference
        }
        let input: SessionInput?
        if case .outage(let still) = life { throw still.refusal } else { input = outage.input }
        outage.cancelAlarm()
        if life.world == nil { return nil }
        if epoch == told { await tellAnew() }
        if let input, case .live = life {
            do throws(InputRejection) {
                try await commitAfterDowntime(input, key: nil)
            } catch {
                // If the app crashed, that is recorded. If the input came too late, no sender waits for it.
                if error.mayPass { await wait(with: input, after: error) }
            }
        }
        if case .waiting = life { try await endWait() }
        await settleLeftOver()
        setAlarm()
        return difference
    }

    /// Tries to resume a halted session.
    func tryAgain() async {
        if case .outage(let outage) = life {
            life = .outage(outage.again(alarm: ring))
            _ = try? await recover()
        } else {
            try? await endWait()
        }
    }
}
