import Wire

/// Where no process can be had for the app, the session is neither over nor has its app crashed: it stands still as it
/// stood, says why, puts by what comes in, and goes on with the first input, or attempt of its own, for which there is
/// a process.
extension Session {
    /// Stands still from now on, or goes on standing still, and tells readers why.
    func standStill(_ reason: String, _ way: Outage.Way) async {
        if case .outage(let outage) = life {
            life = .outage(outage.explained(by: reason))
            if outage.reason == reason { return }
        } else {
            life.world?.discard()
            life = .outage(Outage(way, reason: reason, alarm: ring))
        }
        await tellAnew()
    }

    /// As `standStill`, for a world that was lost to an offer. Throws where that was the session's opening, of which
    /// nothing is left then.
    func standStill(at offer: Offer, _ reason: String) async throws(InputRejection) {
        guard lastInput == 0 else { return await standStill(reason, .remaking(life)) }
        life.world?.discard()
        life = .unopened
        throw .unavailable(reason: reason, retryAfter: Backoff().delay)
    }

    /// Goes on, if there is a process by now, and answers what that came to: the first input that caused something else
    /// than before. Throws why there is none.
    @discardableResult
    func recover() async throws(InputRejection) -> Int? {
        guard case .outage(let outage) = life else { return nil }
        let told = epoch
        let difference: Int?
        switch outage.way {
        case .remaking: difference = await remake()?.firstDifference
        case .restoring(let past, let recordsPause, let pause):
            await restore(past, recordsPause: recordsPause, pause)
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
                try await take(input, key: nil)
            } catch {
                // What crashed the app is recorded, and what came too late is waited for by nobody.
                if error.mayPass { await wait(with: input, after: error) }
            }
        }
        if case .waiting = life { try await endWait() }
        await settleLeftOver()
        setAlarm()
        return difference
    }

    /// Tries whether the session can go on that stands still.
    func tryAgain() async {
        if case .outage(let outage) = life {
            life = .outage(outage.again(alarm: ring))
            _ = try? await recover()
        } else {
            try? await endWait()
        }
    }
}
