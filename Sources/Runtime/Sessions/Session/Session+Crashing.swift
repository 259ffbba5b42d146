import Wire

/// A crash is a result: it is recorded in the place of the input that did it, the app is rebuilt as it was before that,
/// and stands still until somebody says how to go on.
extension Session {
    /// The app did not survive an input. Throws always: that it crashed, or why that could not be recorded.
    func crashed(at offer: Offer, key: String?, _ report: CrashReport) async throws(InputRejection) -> Never {
        if case .crashed = offer.input {
            let reason = "its app cannot be shown: \(report.sentence)"
            finish(reason)
            throw .ended(reason: reason)
        }
        await rebuild()
        // Nothing can record it but a world: until there is one, the input is as if it had not come.
        if case .outage(let outage) = life { throw outage.refusal }
        meter(.crash)
        crashPace.crashed(at: clock.now)
        let crash = FatalInput(offer.input, report)
        try await commit(.crashed(crash), key: key) { number in
            if let key { keys.remember(key, as: number) }
        }
        if let request = crash.input.answered { leftOver.orphans.insert(request) }
        switch life {
        case .live(let world), .waiting(let world, _):
            life = .crashed(world, Standstill(crash: crash, since: clock.now))
        case .unopened, .crashed, .fallen, .outage, .recording, .ended: break
        }
        throw .crashed(reason: report.sentence)
    }

    /// Goes on from a crash. The number is that of the pause that is over by that; where the app crashes at the second
    /// attempt too, that is recorded behind it.
    func goOn(_ way: GoingOn) async throws(InputRejection) -> Int {
        if case .outage = life { try await recover() }
        let standstill = try standstill()
        if let wait = crashPace.pause(at: clock.now) {
            throw .crashedTooOften(count: crashPace.count, retryAfter: wait)
        }
        let input = standstill.crash.input
        if way == .before, input.opening != nil { throw .nothingBefore }
        let waiting = await requestsUnderWay()
        try await commit(.resumed(standstill.pause(way, at: clock.now)), key: nil) { _ in }
        let number = lastInput
        // What a timer held back that will not fire is sent by nobody.
        leftOver.orphans.formUnion(await requestsUnderWay().filter { !waiting.contains($0) }.map(\.id))
        guard case .crashed(let world, _) = life else { return number }
        launched = clock.now - inputTime
        life = .live(world)
        defer { setAlarm() }
        var refusal: InputRejection?
        if way == .again {
            do throws(InputRejection) {
                try await take(input, key: nil)
            } catch .crashed {  // which is recorded, as it was the first time
            } catch {
                // What cannot be recorded is not lost a second time: that it is gone on from is recorded.
                if error.mayPass { await wait(with: input, after: error) } else { refusal = error }
            }
        }
        await settleLeftOver()
        if let refusal { throw refusal }
        return number
    }

    private func standstill() throws(InputRejection) -> Standstill {
        switch life {
        case .crashed(_, let standstill): return standstill
        case .fallen: throw .nothingBefore
        case .recording: throw .recording
        case .ended(let ending): throw ending.rejection
        case .outage(let outage): throw outage.refusal
        case .unopened, .live, .waiting: throw .notCrashed
        }
    }

    /// The requests that wait for an answer from outside, oldest first.
    func requestsUnderWay() async -> [RequestUnderWay] {
        if case .requests(let requests)? = try? await ask(.requestsUnderWay) { requests } else { [] }
    }

    /// Interrupts what nobody answers any more, and then takes what came meanwhile; as far as the app survives that.
    func settleLeftOver() async {
        while case .live = life, let request = leftOver.orphans.min(by: { $0.rawValue < $1.rawValue }) {
            leftOver.orphans.remove(request)
            await settle(request, .failure(.crashed), from: nil)
        }
        guard case .live = life else { return }
        for message in leftOver.missed { post(message) }
        leftOver.missed = []
    }

    /// The app did not survive a recorded input as it was rebuilt: it is shown as it was before that one, and takes
    /// none.
    func fall(_ fall: RebuildingFall) async {
        let label =
            if case .words(let words)? = try? await fall.world.answer(.words(for: fall.entry.input)) { words } else {
                fall.entry.input.name
            }
        let account = CrashAccount(
            input: fall.entry.number, recorded: fall.count, type: fall.entry.input.typeName, label: label, fall.report)
        let told = standing.sequence
        standing = fall.standing ?? standing
        standing.sequence = max(told, standing.sequence)
        lastInput = fall.count
        errands.stop()
        leftOver = LeftOver()
        life = .fallen(fall.world, account)
    }
}
