public import Wire

/// What anybody may ask of a session. All of it waits in the mailbox, and happens in the order in which it was asked.
extension Session {
    /// Opens the app with the session's first input. The completion is called inside the session when that is recorded,
    /// or with the reason why it could not be, and the session has ended then.
    public nonisolated func open(
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void = { _ in }
    ) {
        post(.page(.opened(facts.configuration), key: nil, grant: nil, completion))
    }

    /// Rebuilds the session from what was recorded of it; it goes on from there. Requests that were on their way fail
    /// as interrupted, and are not sent again.
    ///
    /// - Parameters:
    ///   - past: What was recorded.
    ///   - recordsPause: Whether the pause is recorded at once. Otherwise it is recorded before the next input, so that
    ///     a session
    ///     that is only looked at stays as it was.
    ///   - pause: Tells how long the session did not run by now, and why.
    public nonisolated func restore(
        from past: SessionPast, recordsPause: Bool = false,
        pause: @escaping @Sendable (SessionPast) -> Pause? = { _ in nil }
    ) {
        post(.restore(past, recordsPause: recordsPause, pause: pause))
    }

    /// Shows what was recorded elsewhere as it ends; the session takes no inputs.
    package nonisolated func show(from recording: OpenedRecording) {
        post(.show(recording))
    }

    /// Posts an input. The completion is called inside the session: with the input's number once it is recorded, or
    /// with the reason why it changed nothing. A key that was seen before gives the number it gave then.
    public nonisolated func submit(
        _ input: SessionInput, key: String? = nil,
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void = { _ in }
    ) {
        post(.page(input, key: key, grant: nil, completion))
    }

    /// As `submit`, for somebody to whom the input of this number gave control. The input is turned away where control
    /// has changed hands when it is its turn.
    package nonisolated func submit(
        _ input: SessionInput, key: String?, grant: Int,
        completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void
    ) {
        post(.page(input, key: key, grant: grant, completion))
    }

    /// Makes the app anew, from what is recorded, where apps run by now: in another version of it. Readers stay, and
    /// get a snapshot; requests that are under way stay under way, and timers due. The completion is called inside the
    /// session.
    package nonisolated func renew(completion: @escaping @Sendable (Renewal) -> Void) {
        post(.renew(completion))
    }

    /// Goes on from a crash. The completion is called inside the session: with the number of the input that says so, or
    /// with the reason why there is nothing to go on from. Where the app crashes again, the session's phase tells.
    public nonisolated func goOn(
        _ way: GoingOn, completion: @escaping @Sendable (Result<Int, InputRejection>) -> Void = { _ in }
    ) {
        post(.goOn(way, completion))
    }

    /// Runs `body` between two inputs, after all that was posted before; the session waits for its end.
    public nonisolated func synchronize(_ body: @escaping @Sendable (SessionView) async -> Void) {
        post(.inspect(body))
    }

    /// Runs `body` after all that was posted before, and has the session wait for its end.
    public nonisolated func wait(for body: @escaping @Sendable () async -> Void) {
        post(.wait(body))
    }

    /// Ends the session after all that was posted before, and frees what it held. Ending twice is no error.
    public nonisolated func end(reason: String) {
        post(.end(reason: reason))
    }

    /// Lets go of the app without an end, after all that was posted before: what is recorded stays, and a session with
    /// this past can go on. The completion is called when nothing of this one runs any more.
    public nonisolated func suspend(completion: @escaping @Sendable () -> Void = {}) {
        post(.suspend(completion))
    }
}
