public import Wire

/// The receiver of all events of one session, in order.
public protocol SessionEventSink: Sendable {
    /// Receives all events of one input. Called inside the session's actor, so it must be quick and must not block.
    func receive(_ events: [SessionEvent])

    /// Called when the run of event numbers breaks. `view` has a new epoch, and viewers need a snapshot. Called inside
    /// the session's actor, which waits for the function to return.
    nonisolated(nonsending) func renew(from view: SessionView) async
}

extension SessionEventSink {
    /// Does nothing. Sinks without viewers use this default.
    public nonisolated(nonsending) func renew(from view: SessionView) async {}
}
