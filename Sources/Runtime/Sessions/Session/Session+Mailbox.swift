public import Wire

/// The mailbox of a session: the calls that post messages, and the messages' handling in the order in which they were
/// posted.
extension Session {
    /// Opens the app with the session's first input. The completion is called inside the session when the input is
    /// recorded. If it cannot be recorded, the completion receives the reason, and the session has ended.
    public nonisolated func open(
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void = { _ in }
    ) {
        post(.page(.opened(facts.configuration), key: nil, grant: nil, completion))
    }

    /// Rebuilds the session from its recorded inputs, and resumes it. Pending requests fail as interrupted, and are not
    /// sent again.
    ///
    /// - Parameters:
    ///   - past: The recorded inputs.
    ///   - recordsPause: Whether the downtime is recorded at once. Otherwise it is recorded before the next input, so
    ///     that a session that is only viewed stays unchanged.
    ///   - pause: Returns the downtime until now and its cause.
    public nonisolated func restore(
        from past: SessionPast, recordsPause: Bool = false,
        pause: @escaping @Sendable (SessionPast) -> Downtime? = { _ in nil }
    ) {
        post(.restore(past, recordsPause: recordsPause, pause: pause))
    }

    /// Displays the final state of a recording from elsewhere. The session takes no inputs.
    package nonisolated func show(from recording: OpenedRecording) {
        post(.show(recording))
    }

    /// Posts an input. The completion is called inside the session: with the input's number once it is recorded, or
    /// with the reason for its rejection. A key that was used before returns the number of its first input.
    public nonisolated func submit(
        _ input: SessionInput, key: String? = nil,
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void = { _ in }
    ) {
        post(.page(input, key: key, grant: nil, completion))
    }

    /// Does the same as `submit`, for the client to which the input `grant` gave control. The input is rejected if
    /// control has changed hands before its turn.
    package nonisolated func submit(
        _ input: SessionInput, key: String?, grant: Int,
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void
    ) {
        post(.page(input, key: key, grant: grant, completion))
    }

    /// Reloads the app from its recorded inputs with the current build. Viewers stay connected and receive a snapshot;
    /// pending requests and timers stay pending. The completion is called inside the session.
    package nonisolated func reload(completion: @escaping @Sendable (ReloadResult) -> Void) {
        post(.reload(completion))
    }

    /// Resumes the session after a crash. The completion is called inside the session: with the number of the input
    /// that records this, or with the reason why the session cannot be resumed. If the app crashes again, the session's
    /// phase shows it.
    public nonisolated func resume(
        _ way: GoingOn, completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void = { _ in }
    ) {
        post(.goOn(way, completion))
    }

    /// Runs `body` between two inputs, after all earlier messages. The session waits until `body` returns.
    public nonisolated func synchronize(_ body: @escaping @Sendable (SessionView) async -> Void) {
        post(.inspect(body))
    }

    /// Runs `body` after all earlier messages. The session waits until `body` returns.
    public nonisolated func wait(for body: @escaping @Sendable () async -> Void) {
        post(.wait(body))
    }

    /// Ends the session after all earlier messages, and frees its resources. A second call has no effect.
    public nonisolated func end(reason: String) {
        post(.end(reason: reason))
    }

    /// Frees the app without ending the session, after all earlier messages. The records remain, and a new session with
    /// this past can resume. The completion is called when nothing of this session runs any more.
    public nonisolated func suspend(completion: @escaping @Sendable () -> Void = {}) {
        post(.suspend(completion))
    }

    // MARK: - Messages

    /// Adds a message to the mailbox, and schedules the mailbox to be read.
    nonisolated func post(_ message: SessionMessage) {
        switch mailbox.put(message) {
        case .atWork: break
        case .wanted: MailboxReaders.shared.schedule(self)
        }
    }

    /// Handles all messages in the mailbox; called by one reader at a time.
    func readMailbox() async {
        while let message = mailbox.next() {
            if !message.isReadOnly { revision += 1 }
            await handle(message)
            phaseNow.withLock { $0 = life.phase }
        }
    }

    /// Handles a message. All changes happen here. The function may wait for the world and the journal, but only one
    /// call runs at a time.
    private func handle(_ message: SessionMessage) async {
        switch message {
        case .page(let input, let key, let grant, let completion):
            await admit(input, key: key, grant: grant, completion: completion)
        case .goOn(let way, let completion):
            do throws(InputRejection) {
                completion(.success(try await resume(way)))
            } catch {
                completion(.failure(error))
            }
        case .outcome, .own, .interrupted: await receive(message)
        case .alarm: await fireTimers()
        case .tryAgain: await tryAgain()
        case .reload(let completion): completion(await reload())
        case .inspect(let body): await body(view)
        case .end(let reason): finish(reason)
        case .restore(let past, let recordsPause, let pause):
            await restore(past, recordsPause: recordsPause, pause: pause)
        case .show(let recording): await show(recording)
        case .suspend(let completion):
            leave(.putAside)
            completion()
        case .wait(let body): await body()
        }
    }
}
