public import Wire

/// Hears everything that a session emits, in order; one per session.
public protocol SessionEventSink: Sendable {
    /// Takes all events of one input. Called inside the session's actor, so it must be quick and must not wait.
    func receive(_ events: [SessionEvent])

    /// The events do not go on: `view` has another epoch, and whoever reads them needs a snapshot. Called inside the
    /// session's actor, which waits for the end.
    nonisolated(nonsending) func renew(from view: SessionView) async
}

extension SessionEventSink {
    /// Nobody reads them who must be told.
    public nonisolated(nonsending) func renew(from view: SessionView) async {}
}
