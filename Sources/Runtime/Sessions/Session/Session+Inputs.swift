import Wire

/// Applies inputs: an input is admitted, applied, recorded, and only then published.
extension Session {
    /// Applies the input of a client, and reports the result to the completion.
    func admit(
        _ input: SessionInput, key: String?, grant: Int?,
        completion: @Sendable (Result<Int, InputRejection>) -> Void
    ) async {
        if let key, let number = keys.number(for: key) { return completion(.success(number)) }
        do throws(InputRejection) {
            try life.check(input)
            try checkDriver(grant)
            try checkPace()
            if case .waiting = life {
                try await endWait()
                try life.check(input)
            }
            if case .outage = life {
                try await recover()
                try life.check(input)
            }
            let input = try await concealed(try addressed(input))
            try await commitAfterDowntime(input, key: key) { number in
                if let key { keys.remember(key, as: number) }
                completion(.success(number))
            }
        } catch {
            // A late report of the page is not an error, and no client waits for its result.
            if input.isReport, error.meansLate { return completion(.success(lastInput)) }
            // A session whose app crashed while it was opened exists, and can be resumed.
            if case .opened = input, case .crashed = life { return completion(.success(lastInput)) }
            if case .opened = input, case .unopened = life { finish("its opening could not be recorded") }
            completion(.failure(error))
        }
    }

    /// Throws if the client to which the input `grant` gave control does not have control any more.
    private func checkDriver(_ grant: Int?) throws(InputRejection) {
        let driver = driving.driver
        if let grant, grant != driver.input { throw .notDriving(by: driver.name) }
    }

    /// Returns the input; if it hands over control, with the name of the client that receives it. Throws if that client
    /// did not ask for control.
    private func addressed(_ input: SessionInput) throws(InputRejection) -> SessionInput {
        guard case .control(.handed(let number, _)) = input else { return input }
        guard let asker = driving.asker(number) else { throw .nobodyAsked(input: number) }
        return .control(.handed(to: number, by: asker.name))
    }

    private func checkPace() throws(InputRejection) {
        switch life {
        case .live, .waiting, .outage:
            if let wait = pace.admit(at: clock.now - launched) { throw .tooManyInputs(retryAfter: wait) }
        case .unopened, .crashed, .fallen, .recording, .ended: break
        }
    }

    /// Returns the input with placeholders for its secrets, as the app and the journal receive it.
    private func concealed(_ input: SessionInput) async throws(InputRejection) -> SessionInput {
        if case .document(var document) = input {
            document.text = vault.conceal(addressesIn: document.text, ownOrigin)
            return .document(document)
        }
        guard case .text(let view, let text, let sequence) = input, secrets.hidesPasswords,
            case .field(let field)? = try await consult(.field(view)), vault.isSecret(view, hidesText: field.hidesText)
        else { return input }
        // The secret of a rejected input is not stored.
        try await checkPossible(input)
        return .text(view, vault.conceal(text, typedInto: view, of: field.origin ?? ownOrigin), sequence: sequence)
    }

    func checkPossible(_ input: SessionInput) async throws(InputRejection) {
        if case .rejection(let rejection?)? = try await consult(.rejection(of: input)) { throw rejection }
    }

    /// The origin of the backend with which the session was opened.
    private var ownOrigin: WebOrigin? {
        facts.configuration.bff.flatMap { WebOrigin($0) }
    }

    /// Applies an input. Before it, records a downtime that has ended and is not recorded yet. Throws if the input is
    /// rejected or cannot be recorded.
    func commitAfterDowntime(
        _ input: SessionInput, key: String?, acknowledge: (Int) -> Void = { _ in }
    ) async throws(InputRejection) {
        if pause != nil {
            try await checkPossible(input)
            try await recordPause()
        }
        if case .crashed = life {} else { inputTime = clock.now - launched }
        try await commit(input, key: key, acknowledge: acknowledge)
    }

    /// Records the last downtime, if it is not recorded yet. Throws if it cannot be recorded.
    func recordPause() async throws(InputRejection) {
        guard let pause else { return }
        try await commit(.resumed(pause), key: nil) { _ in
            self.pause = nil
            origin = origin.recorded
        }
    }

    /// Applies an input in the world, and publishes the result once the input and the answers to its blocking requests
    /// are recorded.
    func commit(
        _ input: SessionInput, key: String?, acknowledge: (Int) -> Void
    ) async throws(InputRejection) {
        var (turn, answers) = try await record(input, key: key)
        let number = lastInput
        var turns = [turn]
        do throws(InputRejection) {
            while !answers.isEmpty {
                let answer = answers.removeFirst()
                inputTime = max(inputTime, answer.time - launched)
                let more: [BlockingRequestService.Answer]
                (turn, more) = try await record(.read(answer.id, answer.outcome), key: nil, isCertain: true)
                turns.append(turn)
                answers += more
            }
        } catch {
            // The input is recorded, but an answer to its blocking request is not. The app is rebuilt as if no answer
            // had arrived; no client has seen its result.
            acknowledge(number)
            if error.isJournals {
                await rebuild()
                await tellAnew()
                setAlarm()
            }
            return
        }
        acknowledge(number)
        for turn in turns { publish(turn) }
        setAlarm()
    }

    /// Publishes the events and effects of a recorded turn.
    private func publish(_ turn: Turn) {
        sink.receive(turn.events)
        if turn.orders.isEmpty { return }
        pendingEffects.run(turn.orders, revealedBy: &vault) { [weak self] id, outcome in
            self?.post(.outcome(id, outcome))
        }
    }

    /// Applies an input in the world and records it. Also returns the answers to blocking requests in its turn.
    ///
    /// - Parameter isCertain: Whether the world is known to accept the input, so that it is not asked before.
    private func record(
        _ input: SessionInput, key: String?, isCertain: Bool = false
    ) async throws(InputRejection) -> (turn: Turn, answers: [BlockingRequestService.Answer]) {
        // The world keeps the input, and must not keep the reservation of memory for its answer. The caller holds the
        // reservation until this function returns.
        let input = input.withoutRoom
        let entry = JournalEntry(
            session: id, number: lastInput + 1, time: inputTime, key: key, input: input, digest: checkpoint.digest)
        try journal.admit(entry)
        let offer = TimedInput(input, number: entry.number, time: inputTime, isJudged: worlds.sharesFate || isCertain)
        let turn: Turn
        let answers: [BlockingRequestService.Answer]
        if worlds.sharesFate {
            // If the app ends this process, the journal must show at which input.
            if entry.number > 1, !isCertain { try await checkPossible(input) }
            try await store(entry)
            (turn, answers) = try await applyInWorld(offer, key: key)
        } else {
            (turn, answers) = try await applyInWorld(offer, key: key)
            do throws(InputRejection) {
                try await store(entry)
            } catch {
                if error != .elsewhere { await rebuild() }
                throw error
            }
        }
        lastInput = entry.number
        changeHands(with: entry)
        checkpoint = turn.checkpoint
        return (turn, answers)
    }

    /// Records an entry in the journal. If another server has become the session's owner, ends the session on this
    /// server.
    private func store(_ entry: JournalEntry) async throws(InputRejection) {
        let start = clock.now
        do {
            try await journal.append(entry)
            meter(.recording(clock.now - start))
        } catch let rejection as InputRejection {
            if rejection == .elsewhere { leave(.elsewhere) }
            throw rejection
        } catch {
            throw .journalRefused(reason: String(describing: error))
        }
    }

    /// The world that applies the next input. If nothing is recorded yet, a new world is created, even if an earlier
    /// one was lost.
    private var offeringWorld: (any WorldHandle)? {
        if case .unopened = life { life = .live(makeWorld(isLive: true)) }
        return life.takingWorld
    }

    private func applyInWorld(
        _ offer: TimedInput, key: String?
    ) async throws(InputRejection) -> (turn: Turn, answers: [BlockingRequestService.Answer]) {
        var losses = WorldLosses()
        while let world = offeringWorld {
            let offered: ApplyResult
            let start = clock.now
            var (answers, waited): ([BlockingRequestService.Answer], Duration) = ([], .zero)
            blockingRequests.open(with: vault)
            do {
                defer { if let closed = blockingRequests.close() { (answers, vault, waited) = closed } }
                offered = try await world.offer(offer)
            } catch {
                if error.isSuspicious { placement = .alone }
                switch losses.consequence(of: error) {
                case .again: await rebuild()
                case .crashed(let report): try await crashed(at: offer, key: key, report)
                case .unavailable(let reason): try await halt(at: offer, reason: reason)
                }
                continue
            }
            measureForgottenSecrets()
            meter(.turn(clock.now - start - waited))
            switch offered {
            case .taken(let turn): return (turn, answers)
            case .rejected(let rejection): throw rejection
            }
        }
        if let refusal = life.refusal { throw refusal }
        try life.check(offer.input)
        throw .ended(reason: "its app has ended")
    }
}
