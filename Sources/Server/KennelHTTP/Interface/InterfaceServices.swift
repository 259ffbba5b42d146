package import Sessions

/// The services of a server that its HTTP interface needs.
package struct InterfaceServices: Sendable {
    package let sessions: ServedSessions
    /// Replays sessions up to a step.
    package let players: Players
    package let gatekeeper: Gatekeeper
    package let files: StaticFiles
    package let fonts: ServedFonts
    package let catalogue: Catalogue
    /// Decides which backends are allowed.
    package let backends: any BackendPolicy
    package let opening: OpeningReader
    /// The notices that every page receives.
    package let notifications: ServerNotifications
    /// The fault scripts that are stored by name.
    package var scripts = FaultScriptStore()
    /// The names that users gave to sessions and recordings.
    package var names = SessionNames()
    package var limits = InterfaceLimits()
    package var metrics = Metrics()
    /// Returns the current values for `/metrics`.
    package var gauges: @Sendable () -> ServerGauges = { ServerGauges() }
    /// The other servers of the cluster; nil without a cluster.
    package var peers: (any Peers)?
    /// Whether the server itself uses TLS.
    package var isEncrypted = false
    /// Called for every answered request; nil to log none.
    package var accessLog: (@Sendable (AccessRecord) -> Void)?

    package init(
        sessions: ServedSessions, players: Players, gatekeeper: Gatekeeper, files: StaticFiles, fonts: ServedFonts,
        catalogue: Catalogue, backends: any BackendPolicy, opening: OpeningReader, notifications: ServerNotifications
    ) {
        self.sessions = sessions
        self.players = players
        self.gatekeeper = gatekeeper
        self.files = files
        self.fonts = fonts
        self.catalogue = catalogue
        self.backends = backends
        self.opening = opening
        self.notifications = notifications
    }
}
