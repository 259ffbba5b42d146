public import Wire

/// Hears everything that a session emits, in order; one per session.
public protocol SessionEventSink: Sendable {
    /// Takes all events of one input. Called inside the session's actor, so it must be quick and must not wait.
    func receive(_ events: [SessionEvent])
}
