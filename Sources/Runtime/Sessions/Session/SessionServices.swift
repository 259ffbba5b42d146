package import Wire

/// The services that a session uses, and its limits.
package struct SessionServices: Sendable {
    /// The factory of the world in which the app runs.
    package var worlds: any Worlds
    /// Records the inputs.
    package var journal: any Journal
    /// Carries the app's requests.
    package var transport: any Transport
    package var clock: any SessionClock
    /// Receives the events for viewers.
    package var sink: any SessionEventSink
    package var limits: SessionLimits
    /// The policy that decides which values are neither recorded nor shown.
    package var secrets: SecretPolicy
    /// Receives the measurements of the session.
    package var meter: SessionMeter

    package init(
        worlds: any Worlds, journal: any Journal, transport: any Transport, clock: any SessionClock,
        sink: any SessionEventSink, limits: SessionLimits = .standard, secrets: SecretPolicy = .standard,
        meter: @escaping SessionMeter = { _ in }
    ) {
        self.worlds = worlds
        self.journal = journal
        self.transport = transport
        self.clock = clock
        self.sink = sink
        self.limits = limits
        self.secrets = secrets
        self.meter = meter
    }
}
