import Wire

/// Restores sessions from recorded inputs.
extension Session {
    /// Replays the recorded inputs. Their events and effects are not sent again. Viewers receive a snapshot, and
    /// pending requests fail as interrupted.
    ///
    /// - Parameters:
    ///   - recordsPause: Whether the downtime is recorded at once, or else before the next input.
    ///   - pauseOf: Returns the downtime since the last input of the past; nil if there is none to record.
    func restore(
        _ past: SessionPast, recordsPause: Bool, pause pauseOf: @escaping @Sendable (SessionPast) -> Downtime?
    ) async {
        let start = clock.now
        let stoodStill = if case .outage = life { true } else { false }
        for entry in past.entries {
            if let key = entry.key { keys.remember(key, as: entry.number) }
        }
        let world: any WorldHandle
        let replayed: Replayed
        let underWay: [RequestUnderWay]
        let result = await replay(past)
        if case .unavailable(let reason) = result {
            (lastInput, checkpoint.digest) = (past.entries.count, past.digest ?? checkpoint.digest)
            return await halt(reason: reason, during: .restoring(past, recordsPause: recordsPause, pause: pauseOf))
        }
        meter(.rebuilding)
        switch result {
        case .whole(let whole, let came, let waiting): (world, replayed, underWay) = (whole, came, waiting)
        case .fallen(let fall): return await self.showReplayCrash(fall)
        case .lost(let reason), .unavailable(let reason): return finish("its app could not be rebuilt: \(reason)")
        }
        inputTime = past.entries.last?.time ?? .zero
        life = .live(world)
        let pause = pauseOf(past)
        let crash = past.crash
        if let crash {
            life = .crashed(world, CrashHalt(crash: crash, since: clock.now, before: pause?.away ?? .zero))
        }
        launched = clock.now - inputTime
        pace = InputPace(perSecond: limits.inputsPerSecond, now: inputTime)
        origin = .restored(
            RestoreReport(
                inputs: lastInput, duration: clock.now - start, firstDifference: replayed.firstDifference,
                lacksSecrets: lacksSecrets(in: past, replayed: replayed), pause: crash == nil ? pause : nil))
        world.goLive()
        // Viewers who were informed of the outage have not yet seen the state of the app.
        if stoodStill { await tellAnew() }
        guard crash == nil else { return leftOver.orphans = Set(underWay.map(\.id)) }
        self.pause = pause
        // A full journal records the downtime with the next input for which it has space.
        if recordsPause { try? await recordPause() }
        for request in underWay { await receive(.interrupted(request.id)) }
        setAlarm()
    }

    func show(_ recording: OpenedRecording) async {
        shown = recording
        do {
            let past = try await recording.aside { (recording) throws(ArchiveError) in try recording.past() }
            switch await replay(past) {
            case .whole(let world, let replayed, _):
                origin = .recorded(recording.facts, firstDifference: replayed.firstDifference)
                life = .recording(world)
            case .fallen(let fall):
                origin = .recorded(recording.facts, firstDifference: nil)
                await self.showReplayCrash(fall)
            case .lost(let reason): finish("its app could not be rebuilt: \(reason)")
            case .unavailable(let reason): await halt(reason: reason, during: .showing(recording))
            }
        } catch {
            finish("its recording cannot be read (\(error))")
        }
    }

    /// Whether the app contains placeholders instead of secrets.
    private func lacksSecrets(in past: SessionPast, replayed: Replayed) -> Bool {
        if secrets.hidesPasswords, replayed.typedHiddenText { return true }
        return past.entries.contains { entry in
            switch entry.input {
            case .response(_, let response), .read(_, .response(let response)): secrets.covers(response)
            default: false
            }
        }
    }
}
