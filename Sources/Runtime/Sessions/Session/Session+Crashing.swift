import Wire

/// Crashes of the app. A crash is recorded instead of the input that caused it. The app is then rebuilt in its state
/// before that input, and the session is halted until a client resumes it.
extension Session {
    /// Records a crash of the app at the input `offer`. Always throws: the crash, or the reason why it could not be
    /// recorded. If the input is itself a recorded crash, ends the session.
    func crashed(at offer: TimedInput, key: String?, _ report: CrashReport) async throws(InputRejection) -> Never {
        if offer.input.isCrash {
            let reason = "its screen cannot be read: \(report.sentence)"
            finish(reason)
            throw .ended(reason: reason)
        }
        await rebuild()
        // Recording requires a world. Without one, the input is treated as if it had not arrived.
        if case .outage(let outage) = life { throw outage.refusal }
        meter(.crash)
        crashPace.crashed(at: clock.now)
        let crash = FatalInput(offer.input, report: report)
        try await commit(.crashed(crash), key: key) { number in
            if let key { keys.remember(key, as: number) }
        }
        if let request = crash.input.answered { leftOver.orphans.insert(request) }
        switch life {
        case .live(let world), .waiting(let world, _):
            life = .crashed(world, CrashHalt(crash: crash, since: clock.now))
        case .unopened, .crashed, .fallen, .outage, .recording, .ended: break
        }
        throw .crashed(reason: report.sentence)
    }

    /// Resumes the session after a crash: with the fatal input again, or without it. If the app crashes again at the
    /// same input, that crash is recorded, too.
    ///
    /// - Returns: The number of the input that records the downtime.
    /// - Throws: If the session cannot be resumed now, or if the fatal input is rejected or cannot be recorded.
    func resume(_ way: GoingOn) async throws(InputRejection) -> Int {
        if case .outage = life { try await recover() }
        let standstill = try crashHalt()
        if let wait = crashPace.pause(at: clock.now) {
            throw .crashedTooOften(count: crashPace.count, retryAfter: wait)
        }
        let input = standstill.crash.input
        if way == .before, input.opening != nil { throw .nothingBefore }
        let waiting = await requestsUnderWay()
        try await commit(.resumed(standstill.pause(way, at: clock.now)), key: nil) { _ in }
        let number = lastInput
        // A request that waited for a timer is never sent if the timer no longer fires, so it gets no answer.
        leftOver.orphans.formUnion(await requestsUnderWay().filter { !waiting.contains($0) }.map(\.id))
        guard case .crashed(let world, _) = life else { return number }
        launched = clock.now - inputTime
        life = .live(world)
        defer { setAlarm() }
        var refusal: InputRejection?
        if way == .again {
            do throws(InputRejection) {
                try await commitAfterDowntime(input, key: nil)
            } catch .crashed {  // The second crash is already recorded, like the first one.
            } catch {
                // The resumption is recorded, so an input that cannot be recorded now must not be lost.
                if error.mayPass { await wait(with: input, after: error) } else { refusal = error }
            }
        }
        await settleLeftOver()
        if let refusal { throw refusal }
        return number
    }

    private func crashHalt() throws(InputRejection) -> CrashHalt {
        switch life {
        case .crashed(_, let standstill): return standstill
        case .fallen: throw .nothingBefore
        case .recording: throw .recording
        case .ended(let ending): throw ending.rejection
        case .outage(let outage): throw outage.refusal
        case .unopened, .live, .waiting: throw .notCrashed
        }
    }

    /// Returns the requests that wait for an answer from outside, oldest first.
    func requestsUnderWay() async -> [RequestUnderWay] {
        if case .requests(let requests)? = try? await ask(.requestsUnderWay) { requests } else { [] }
    }

    /// Interrupts the requests that will not be answered, and then posts the messages that arrived during the halt.
    /// Does nothing if the app has crashed again.
    func settleLeftOver() async {
        while case .live = life, let request = leftOver.orphans.min(by: { $0.rawValue < $1.rawValue }) {
            leftOver.orphans.remove(request)
            await settle(request, with: .failure(.crashed), from: nil)
        }
        guard case .live = life else { return }
        for message in leftOver.missed { post(message) }
        leftOver.missed = []
    }

    /// Shows the app in its state before a recorded input at which it crashed during the replay. The session takes no
    /// inputs.
    func showReplayCrash(_ fall: ReplayCrash) async {
        let label =
            if case .words(let words)? = try? await fall.world.answer(.words(for: fall.entry.input)) { words } else {
                fall.entry.input.name
            }
        let account = CrashDescription(
            input: fall.entry.number, recorded: fall.count, type: fall.entry.input.typeName, label: label, fall.report)
        let told = checkpoint.sequence
        checkpoint = fall.checkpoint ?? checkpoint
        checkpoint.sequence = max(told, checkpoint.sequence)
        lastInput = fall.count
        pendingEffects.stop()
        leftOver = LeftOver()
        life = .fallen(fall.world, account)
    }
}
