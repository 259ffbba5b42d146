import KennelHTTP
package import Sessions
import Wire

/// The options of a server, with all limits and their defaults.
public struct Options: Sendable, Equatable {
    /// The address to listen on; any address beyond loopback requires a token.
    public var host = "127.0.0.1"
    /// The port; 0 means any free one.
    public var port: UInt16 = 8080
    /// The base URLs of allowed backends. Sessions start at the first one. On loopback, users can confirm further
    /// backends; a server that listens beyond loopback allows no others.
    public var bffs: [String] = []
    /// Whether other backends are allowed without confirmation; only for a server on loopback.
    public var asksAnyBackend = false
    /// Whether the app's own backend delays its answers as its description says. If false, it answers immediately, as
    /// tests need.
    public var keepsDelays = true
    /// The time within which a backend must answer.
    public var requestTimeout: Duration = .seconds(8)
    /// The place where sessions are recorded. Recorded sessions outlive the process.
    public var recordings = RecordingPlace.standard
    /// The addresses of the cluster's NATS servers; empty without a cluster.
    public var cluster: [String] = []
    /// The name that distinguishes the cluster from others on the same NATS servers.
    public var clusterName = "kennel"
    /// The number of NATS servers that store each record; nil means 3 if that many are named, otherwise 1.
    public var clusterReplicas: Int?
    /// The paths of response values that are neither recorded nor shown, in the syntax of `SecretPath`.
    public var secretPaths: [String] = []
    /// Whether text typed into password fields is neither recorded nor shown.
    public var hidesPasswords = true
    /// Whether the system may write core dumps, which contain all secrets in the server's memory.
    public var allowsCoreDumps = false
    /// The folder of the page's files; nil searches beside the program and in its sources.
    public var publicFolder: String?
    /// The token that clients beyond loopback must present; nil generates one.
    public var token: String?
    /// The file of the server's log; nil means stderr.
    public var log: String?
    /// The format of both logs.
    package var logFormat = LogFormat.text
    /// The lowest severity that is logged.
    package var logLevel = ServerLogLevel.info
    /// The file of the access log, `-` for stderr; nil logs no requests.
    public var accessLog: String?
    /// The file of the named tokens; nil means the one beside the recordings.
    public var tokens: String?
    /// The file of the TLS certificate in PEM; nil serves without encryption.
    public var certificate: String?
    /// The file of the certificate's private key in PEM; required with a certificate.
    public var certificateKey: String?
    /// The host names by which the server may be addressed, in addition to those of loopback.
    public var allowedHosts: [String] = []
    /// The maximum number of running sessions.
    public var maximumSessions = 1_000
    /// The maximum number of running sessions opened from one address; behind a proxy all clients share the proxy's
    /// address.
    ///
    /// The default is 250, or half of `maximumSessions` if that is over 1,000.
    public var sessionsPerClient: Int {
        get { ownSessionsPerClient ?? Self.share(250, of: maximumSessions, usually: 1_000) }
        set { ownSessionsPerClient = newValue }
    }
    private var ownSessionsPerClient: Int?
    /// The time after which a session without viewers is parked, or ended if it is not recorded.
    public var idleTime: Duration = .seconds(1_800)
    /// The maximum number of inputs a session accepts per second, averaged over a short time.
    public var inputsPerSecond = 200
    /// The processes that run the apps, so that an app that fails affects only its own session. Nil uses the default
    /// for the app's isolation, which is one process for each session unless the app chooses another.
    public var worlds: WorldProcessCount?
    /// The other builds in which sessions can be opened, each of which has its own processes.
    public var apps: [OtherApp] = []
    /// The maximum memory of one app process, in bytes.
    ///
    /// The default is 512 MB if each session has its own process, and 2 GB if sessions share processes.
    public var worldMemory: Int {
        get {
            switch (ownWorldMemory, worldCount) {
            case (let own?, _): own
            case (nil, .each): 536_870_912
            case (nil, .shared): 2_147_483_648
            }
        }
        set { ownWorldMemory = newValue }
    }
    private var ownWorldMemory: Int?
    /// The longest time of a turn. A longer one makes the server report that it is unhealthy, and ends the app's
    /// process.
    public var turnLimit: Duration = .seconds(5)
    /// The maximum work of one input; a unit is about a microsecond.
    public var turnWork = 1_000_000
    /// The maximum number of bytes of values that one input creates, copies or compares.
    public var turnBytes = 67_108_864
    /// The maximum number of bytes that one input sends to a viewer.
    public var changeBytes = 8_388_608
    /// The maximum number of bytes of all views on a screen.
    public var snapshotBytes = 16_777_216
    /// The maximum length of an evaluated text in bytes; longer texts are truncated.
    public var textBytes = 65_536
    /// The maximum nesting depth of views.
    public var viewDepth = 500
    /// The maximum number of consecutive requests that are each caused by the previous response.
    public var requestsInARow = 200
    /// The maximum number of bytes waiting for one slow stream before it is closed.
    public var streamBytes = 1_048_576
    /// The maximum number of bytes of large answers and frames waiting for slow clients; shared bytes count once.
    public var unsentBytes = 268_435_456
    /// The maximum number of bytes of large answers and frames waiting for the slow clients of one address. Behind a
    /// proxy all clients share the proxy's address.
    public var unsentBytesPerAddress = 134_217_728
    /// The maximum number of bytes of large answers and frames of one session that wait for slow clients.
    public var unsentBytesPerSession = 67_108_864
    /// The maximum number of queued requests from one client address that does not control the session.
    ///
    /// The default is `connectionsPerAddress`.
    public var guestLooks: Int {
        get { ownGuestLooks ?? connectionsPerAddress }
        set { ownGuestLooks = newValue }
    }
    private var ownGuestLooks: Int?
    /// The percentage of time in which a session may work for requests of clients that do not control it.
    public var guestShare = 50
    /// The maximum number of bytes of past events that a session keeps, for streams that reconnect.
    public var replayBytes = 65_536
    /// The maximum number of bytes of inputs that are kept for a session that is not recorded on disk.
    public var inputBytes = 2_097_152
    /// The maximum number of bytes of inputs that are recorded on disk for one session. A session that has reached it
    /// accepts no more inputs.
    public var journalBytes = 33_554_432
    /// The maximum age and total size of recorded sessions.
    package var retention = Retention()
    /// The maximum size of an uploaded recording in bytes.
    public var recordingBytes = 16_777_216
    /// The maximum number of uploaded recordings.
    public var maximumRecordings = 20
    /// The maximum size of a request body in bytes.
    public var bodyBytes = 1_048_576
    /// The maximum number of bytes of all request bodies in progress, not counting bodies below 64 KB.
    public var allBodyBytes = 67_108_864
    /// The maximum nesting depth of JSON.
    public var jsonDepth = 100
    /// The maximum size of a backend's response in bytes.
    public var responseBytes = 8_388_608
    /// The maximum number of consecutive redirects.
    public var redirects = 5
    /// The maximum number of connections, including streams.
    public var maximumConnections = 4_096
    /// The maximum number of connections of one address; behind a proxy all clients share the proxy's address.
    ///
    /// The default is 256, or half of `maximumConnections` if that is over 4,096.
    public var connectionsPerAddress: Int {
        get { ownConnectionsPerAddress ?? Self.share(256, of: maximumConnections, usually: 4_096) }
        set { ownConnectionsPerAddress = newValue }
    }
    private var ownConnectionsPerAddress: Int?
    /// The time within which a client must send a request's first line and headers.
    public var headTimeout: Duration = .seconds(10)
    /// The time within which a client must send a request's body, plus one second for each 64 KB.
    public var bodyTimeout: Duration = .seconds(30)
    /// The time within which a client must read an answer, plus one second for each 64 KB.
    public var sendTimeout: Duration = .seconds(30)

    /// Creates the default options.
    public init() {}

    /// Returns the default limit of one client: `share`, or half of the total limit if the administrator has raised the
    /// total limit above the usual one.
    private static func share(_ share: Int, of all: Int, usually usual: Int) -> Int {
        all > usual ? max(share, all / 2) : share
    }

    /// Whether there is a file that SIGHUP reloads or reopens.
    var isReloaded: Bool { certificate != nil || [log, accessLog].contains { $0 != nil && $0 != "-" } }

    /// The number of app processes, or one for each session if it is not set.
    var worldCount: WorldProcessCount { worlds ?? .each }

    /// Returns the options. If no number of app processes is set, uses the default for the app's isolation.
    func settled(for isolation: Isolation) -> Options {
        var options = self
        options.worlds = worlds ?? WorldProcessCount(isolation)
        return options
    }

    /// The limits on sessions and on the events that they keep.
    var servedLimits: ServedSessions.Limits {
        var limits = ServedSessions.Limits()
        limits.sessions = maximumSessions
        limits.sessionsOfClient = sessionsPerClient
        limits.recordings = maximumRecordings
        limits.replayBytes = replayBytes
        return limits
    }

    /// The limits on single requests, and on clients that do not control a session.
    var interfaceLimits: InterfaceLimits {
        var limits = InterfaceLimits()
        limits.bodyBytes = bodyBytes
        limits.jsonDepth = jsonDepth
        limits.recordingBytes = recordingBytes
        limits.turnLimit = turnLimit
        limits.guestLooks = guestLooks
        limits.guestShare = guestShare
        return limits
    }

    /// The limits on one session.
    var sessionLimits: SessionLimits {
        var limits = SessionLimits.standard
        limits.inputsPerSecond = inputsPerSecond
        limits.workPerInput = turnWork
        limits.bytesPerInput = turnBytes
        limits.changeBytes = changeBytes
        limits.snapshotBytes = snapshotBytes
        limits.textBytes = textBytes
        limits.viewDepth = viewDepth
        limits.requestsInARow = requestsInARow
        return limits
    }
}
