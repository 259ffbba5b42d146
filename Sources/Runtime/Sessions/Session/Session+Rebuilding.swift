import Wire

/// Worlds of a session that take the place of one that is lost, or of another build.
extension Session {
    /// A world in which nothing has happened yet.
    func makeWorld(isLive: Bool = false) -> any WorldHandle {
        let setup = WorldSetup(configuration: facts.configuration, limits: limits, placement: placement)
        let world = worlds.make(setup, reading: desk.answer) { [weak self] answer in self?.post(.own(answer)) }
        if isLive { world.goLive() }
        return world
    }

    /// Makes the world anew from what is recorded; nobody outside notices, unless the app is another by now.
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
        let before = standing
        if await remake() != nil, standing != before { await tellAnew() }
    }

    /// Makes the world anew, in what may be another version of the app. Readers stay, and begin with a snapshot.
    func renew() async -> Renewal {
        let start = clock.now
        let difference: Int?
        switch life {
        case .unopened, .ended: return .untouched
        case .outage(let outage):
            let difference = try? await recover()
            if case .outage = life { return .stopped(reason: outage.reason) }
            return (difference ?? nil).map(Renewal.differs) ?? .same
        case _ where shown != nil:
            life.world?.discard()
            if let shown { await show(shown) }
            difference = origin.firstDifference
        case .recording: return .untouched
        case .live, .waiting, .crashed, .fallen:
            difference = await remake()?.firstDifference
            origin = .restored(
                Restoration(
                    inputs: lastInput, duration: clock.now - start, firstDifference: difference, lacksSecrets: false,
                    pause: pause))
        }
        switch life {
        case .ended(.over(let reason)): return .ended(reason: reason)
        case .ended(.putAside), .ended(.elsewhere): return .untouched
        // Readers of a session know already.
        case .fallen(_, let account):
            if shown != nil { await tellAnew() }
            return .crashed(reason: WorldLoss.crashed(account.report).sentence)
        case .outage(let outage): return .stopped(reason: outage.reason)
        case .unopened, .live, .waiting, .crashed, .recording: break
        }
        await tellAnew()
        return difference.map(Renewal.differs) ?? .same
    }

    /// Makes the world anew from what is recorded, and lets go of the one before; nil where that cannot be, and the
    /// session has ended then, or stands still until it can. What is under way outside stays so, as far as the world
    /// still waits for it.
    func remake() async -> Replayed? {
        do {
            var digest: UInt64? = standing.digest
            if case .fallen = life.standing { digest = nil }  // it stands somewhere before its end
            let past = try SessionPast(try await journal.recorded(), digest: digest)
            guard past.entries.count == lastInput else { throw SessionPast.Damage.gap(at: past.entries.count + 1) }
            switch await replay(past) {
            case .whole(let world, let replayed, let underWay):
                life.world?.discard()
                world.goLive()
                life = life.remade(in: world, after: past.crash, at: clock.now)
                for request in errands.reconcile(with: underWay) { post(.interrupted(request)) }
                setAlarm()
                return replayed
            case .fallen(let fall):
                life.world?.discard()
                await self.fall(fall)
                await tellAnew()
            case .lost(let reason): finish("its app could not be rebuilt: \(reason)")
            case .unavailable(let reason): await standStill(reason, .remaking(life))
            }
        } catch {
            finish("its inputs cannot be read (\(error))")
        }
        return nil
    }

    /// A fresh world that has taken a past, or has fallen at one of its inputs.
    func replay(_ past: SessionPast) async -> Rebuilding.Result {
        desk.replay(past)
        if past.hasCrashed { placement = .alone }
        let rebuilding = Rebuilding(past: past, clock: clock) { isSuspect in
            if isSuspect { self.placement = .alone }
            return self.makeWorld()
        }
        let result = await rebuilding.run()
        if case .whole(_, let replayed, _) = result {
            standing = replayed.turn?.standing ?? standing
            lastInput = past.entries.count
        }
        return result
    }
}
