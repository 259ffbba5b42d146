package import Wire

/// The dependencies that all sessions of a server share.
package struct SessionSupply: Sendable {
    /// The factory of worlds in which apps run.
    package var worlds: any Worlds
    /// The source of the sessions' time.
    package var clock: any SessionClock
    /// Creates the transport to backends for a session.
    package var transport: @Sendable (SessionConfiguration) -> any Transport
    /// Called with each started session.
    package var whenStarted: @Sendable (Session) -> Void = { _ in }
    /// Receives the measurements of sessions.
    package var meter: SessionMeter = { _ in }
    /// The resource limits of one session.
    package var limits = SessionLimits.standard
    /// The policy that decides which values are secrets: they are neither recorded nor shown.
    package var secrets = SecretPolicy.standard
    /// The maximum number of bytes of inputs that are recorded on disk for one session; further inputs are refused.
    package var journalBytes = 33_554_432
    /// The maximum number of bytes of inputs for a session that is stored in memory.
    package var inputBytes = 2_097_152

    /// The wall time at which the previous server with this store last ran, in milliseconds since 1970; nil if unknown.
    package var previousServerEnd: Int64?

    /// Creates the dependencies that have no default.
    package init(
        worlds: any Worlds, clock: any SessionClock,
        transport: @escaping @Sendable (SessionConfiguration) -> any Transport
    ) {
        self.worlds = worlds
        self.clock = clock
        self.transport = transport
    }
}
