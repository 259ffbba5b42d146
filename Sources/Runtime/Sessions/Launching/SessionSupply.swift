package import Wire

/// What every session of a server is given.
package struct SessionSupply: Sendable {
    /// Where apps run.
    package var worlds: any Worlds
    /// The sessions' time.
    package var clock: any SessionClock
    /// Makes the way out to backends for a session.
    package var transport: @Sendable (SessionConfiguration) -> any Transport
    /// Called with each session that was started.
    package var whenStarted: @Sendable (Session) -> Void = { _ in }
    /// Takes what sessions measure.
    package var meter: SessionMeter = { _ in }
    /// How much of everything one session may use.
    package var limits = SessionLimits.standard
    /// What is neither recorded nor shown.
    package var secrets = SecretPolicy.standard
    /// Most bytes of inputs that are recorded of one session on disk; it takes no more then.
    package var journalBytes = 33_554_432
    /// Most bytes of inputs that are kept of one session where it is not recorded on disk.
    package var inputBytes = 2_097_152

    /// Wall time at which the server that recorded here before this one last ran, in milliseconds since 1970; nil where
    /// nobody knows.
    package var previousServerEnd: Int64?

    /// What has no default.
    package init(
        worlds: any Worlds, clock: any SessionClock,
        transport: @escaping @Sendable (SessionConfiguration) -> any Transport
    ) {
        self.worlds = worlds
        self.clock = clock
        self.transport = transport
    }
}
