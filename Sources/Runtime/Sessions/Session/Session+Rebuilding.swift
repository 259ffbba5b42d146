import Wire

/// Replaces a session's world, because it was lost or another build of the app is used.
extension Session {
    /// Creates a world to which no input was applied yet.
    func makeWorld(isLive: Bool = false) -> any WorldHandle {
        let setup = WorldSetup(configuration: facts.configuration, limits: limits, placement: placement)
        let world = worlds.make(setup, reading: blockingRequests.respond) { [weak self] answer in
            self?.post(.own(answer))
        }
        if isLive { world.goLive() }
        return world
    }

    /// Rebuilds the world from the recorded inputs. Viewers are informed only if the app's results differ from before.
    func rebuild() async {
        meter(.rebuilding)
        if let shown {
            life.world?.discard()
            return await show(shown)
        }
        guard lastInput > 0 else {
            life.world?.discard()
            life = .unopened
            return
        }
        let before = checkpoint
        if await remake() != nil, checkpoint != before { await tellAnew() }
    }

    /// Rebuilds the world with the current build of the app. Viewers stay connected and receive a new snapshot.
    func reload() async -> ReloadResult {
        let start = clock.now
        let difference: Int?
        switch life {
        case .unopened, .ended: return .untouched
        case .outage(let outage):
            let difference = try? await recover()
            if case .outage = life { return .stopped(reason: outage.reason) }
            return (difference ?? nil).map(ReloadResult.differs) ?? .same
        case _ where shown != nil:
            life.world?.discard()
            if let shown { await show(shown) }
            difference = origin.firstDifference
        case .recording: return .untouched
        case .live, .waiting, .crashed, .fallen:
            difference = await remake()?.firstDifference
            origin = .restored(
                RestoreReport(
                    inputs: lastInput, duration: clock.now - start, firstDifference: difference, lacksSecrets: false,
                    pause: pause))
        }
        switch life {
        case .ended(.over(let reason)): return .ended(reason: reason)
        case .ended(.putAside), .ended(.elsewhere): return .untouched
        // The viewers of a running session were already informed.
        case .fallen(_, let account):
            if shown != nil { await tellAnew() }
            return .crashed(reason: WorldLoss.crashed(account.report).sentence)
        case .outage(let outage): return .stopped(reason: outage.reason)
        case .unopened, .live, .waiting, .crashed, .recording: break
        }
        await tellAnew()
        return difference.map(ReloadResult.differs) ?? .same
    }

    /// Rebuilds the world from the recorded inputs, and discards the previous world. Requests stay pending if the new
    /// world still waits for them.
    ///
    /// - Returns: The results of the replay; nil if the replay failed. In that case the session has ended, shows an
    ///   earlier state after a crash, or is halted by an outage.
    func remake() async -> Replayed? {
        do {
            var digest: UInt64? = checkpoint.digest
            if case .fallen = life.phaseBeforeOutage { digest = nil }  // The checkpoint belongs to an earlier input.
            let past = try SessionPast(try await journal.recorded(), digest: digest)
            guard past.entries.count == lastInput else { throw SessionPast.Damage.gap(at: past.entries.count + 1) }
            switch await replay(past) {
            case .whole(let world, let replayed, let underWay):
                life.world?.discard()
                world.goLive()
                life = life.remade(in: world, after: past.crash, at: clock.now)
                for request in pendingEffects.reconcile(with: underWay) { post(.interrupted(request)) }
                setAlarm()
                return replayed
            case .fallen(let fall):
                life.world?.discard()
                await self.showReplayCrash(fall)
                await tellAnew()
            case .lost(let reason): finish("its app could not be rebuilt: \(reason)")
            case .unavailable(let reason): await halt(reason: reason, during: .remaking(life))
            }
        } catch {
            finish("its inputs cannot be read (\(error))")
        }
        return nil
    }

    /// Replays a past in a new world, up to its end or to an input at which the app crashes.
    func replay(_ past: SessionPast) async -> Rebuilding.Result {
        blockingRequests.replay(past)
        if past.hasCrashed { placement = .alone }
        let rebuilding = Rebuilding(past: past, clock: clock) { isSuspect in
            if isSuspect { self.placement = .alone }
            return self.makeWorld()
        }
        let result = await rebuilding.run()
        if case .whole(_, let replayed, _) = result {
            checkpoint = replayed.turn?.checkpoint ?? checkpoint
            lastInput = past.entries.count
        }
        return result
    }
}
