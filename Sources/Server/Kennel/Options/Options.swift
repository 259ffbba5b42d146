import KennelHTTP
package import Sessions
import Wire

/// What a server is started with. Every bound is here, with its default.
public struct Options: Sendable, Equatable {
    /// The address to listen on; anything beyond loopback asks for a token.
    public var host = "127.0.0.1"
    /// The port; 0 takes a free one.
    public var port: UInt16 = 8080
    /// Base URLs of backends; the first is where sessions start. Beyond loopback no other is asked, and on loopback
    /// only those that a person confirmed.
    public var bffs: [String] = []
    /// Whether other backends are asked without confirmation; only for a server on loopback.
    public var asksAnyBackend = false
    /// Whether the app's own backend takes as long as it is described to; without, it answers at once, as tests want.
    public var keepsDelays = true
    /// How long a backend may take to answer.
    public var requestTimeout: Duration = .seconds(8)
    /// Where sessions are recorded, so that they outlive the process.
    public var recordings = RecordingPlace.standard
    /// Addresses of the NATS servers of the cluster that the server belongs to; none where it is alone.
    public var cluster: [String] = []
    /// Tells the cluster from others on the same NATS servers.
    public var clusterName = "kennel"
    /// On how many NATS servers everything is kept; nil is on three where so many are named, else on one.
    public var clusterReplicas: Int?
    /// Which values of a backend's answers are neither recorded nor shown, as `SecretPath` reads them.
    public var secretPaths: [String] = []
    /// Whether what is typed into password fields is neither recorded nor shown.
    public var hidesPasswords = true
    /// Whether the system may write the server's memory to a core dump, with all secrets in it.
    public var allowsCoreDumps = false
    /// The page's folder; nil looks beside the program and its sources.
    public var publicFolder: String?
    /// What a client must present beyond loopback; nil makes one up.
    public var token: String?
    /// The file of what the server tells of itself; nil is stderr.
    public var log: String?
    /// How both logs are written.
    package var logFormat = LogFormat.text
    /// The least that matters enough for the log.
    package var logLevel = LogLevel.info
    /// The file of the requests that were answered, `-` for stderr; nil keeps none.
    public var accessLog: String?
    /// The file of the tokens that have names; nil is one beside the recordings.
    public var tokens: String?
    /// The file of the certificate, in PEM, that is shown to clients; nil serves without encryption.
    public var certificate: String?
    /// The file of its private key, in PEM; there is one where there is a certificate.
    public var certificateKey: String?
    /// Names under which the server may be addressed, besides those of loopback.
    public var allowedHosts: [String] = []
    /// Most sessions at a time.
    public var maximumSessions = 1_000
    /// Most sessions at a time that one address opened; behind a proxy all clients share the proxy's.
    ///
    /// Unless it is set, 250, and a half of all where more than a thousand are allowed.
    public var sessionsPerClient: Int {
        get { ownSessionsPerClient ?? Self.share(250, of: maximumSessions, usually: 1_000) }
        set { ownSessionsPerClient = newValue }
    }
    private var ownSessionsPerClient: Int?
    /// How long a session that nobody watches stays.
    public var idleTime: Duration = .seconds(1_800)
    /// Most inputs of one session in a second, over a short while.
    public var inputsPerSecond = 200
    /// The processes that run the sessions' apps, so that what one app does wrong is seen in its own session only; nil
    /// is as the app says, which is one for each session unless its author chose otherwise.
    public var worlds: WorldProcessCount?
    /// Other builds in which sessions can be opened, each in processes of its own.
    public var apps: [OtherApp] = []
    /// Most bytes that one of these processes may take.
    ///
    /// Unless it is set, 512 MB where each session has a process of its own, and 2 GB where sessions share processes.
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
    /// How long a turn may take before the server says that it is not well, and ends the process it runs in.
    public var turnLimit: Duration = .seconds(5)
    /// Most work of one input, in about millionths of a second.
    public var turnWork = 1_000_000
    /// Most bytes of values that one input makes, copies or compares.
    public var turnBytes = 67_108_864
    /// Most bytes that readers are told of one input.
    public var changeBytes = 8_388_608
    /// Most bytes of all views on a screen.
    public var snapshotBytes = 16_777_216
    /// Longest evaluated text; what is longer is cut.
    public var textBytes = 65_536
    /// Most views inside each other.
    public var viewDepth = 500
    /// Most requests in a row that are asked for by the answer to the one before.
    public var requestsInARow = 200
    /// Most bytes that wait for one slow stream before it is cut off.
    public var streamBytes = 1_048_576
    /// Most bytes of large answers and frames that wait for slow readers in all; what several are sent counts once.
    public var unsentBytes = 268_435_456
    /// Most of these bytes for one address; behind a proxy all clients share the proxy's.
    public var unsentBytesPerAddress = 134_217_728
    /// Most of these bytes about one session.
    public var unsentBytesPerSession = 67_108_864
    /// Most looks of one guest's address that wait for an answer.
    ///
    /// Unless it is set, as many as one address may have connections.
    public var guestLooks: Int {
        get { ownGuestLooks ?? connectionsPerAddress }
        set { ownGuestLooks = newValue }
    }
    private var ownGuestLooks: Int?
    /// Percent of the time that a session may be busy with those who only look.
    public var guestShare = 50
    /// Most bytes of past events that a session keeps for a stream that comes back.
    public var replayBytes = 65_536
    /// Most bytes of inputs that are kept of one session where it is not recorded on disk.
    public var inputBytes = 2_097_152
    /// Most bytes of inputs that are recorded of one session on disk; it takes no more then.
    public var journalBytes = 33_554_432
    /// How long recorded sessions are kept, and how much of all.
    package var retention = Retention()
    /// Longest recording that is opened from a file.
    public var recordingBytes = 16_777_216
    /// Most recordings opened from files that are kept.
    public var maximumRecordings = 20
    /// Longest request body.
    public var bodyBytes = 1_048_576
    /// Most bytes of all request bodies that are read or worked on, those below 64 KB left out.
    public var allBodyBytes = 67_108_864
    /// Deepest JSON.
    public var jsonDepth = 100
    /// Longest answer of a backend.
    public var responseBytes = 8_388_608
    /// Most redirects in a row.
    public var redirects = 5
    /// Most connections at a time, streams included.
    public var maximumConnections = 4_096
    /// Most connections of one address; behind a proxy all clients share the proxy's.
    ///
    /// Unless it is set, 256, and a half of all where more than 4,096 are allowed.
    public var connectionsPerAddress: Int {
        get { ownConnectionsPerAddress ?? Self.share(256, of: maximumConnections, usually: 4_096) }
        set { ownConnectionsPerAddress = newValue }
    }
    private var ownConnectionsPerAddress: Int?
    /// How long a client may take over a request's first line and headers.
    public var headTimeout: Duration = .seconds(10)
    /// How long a client may take over a request's body; each 64 KB of it give a second more.
    public var bodyTimeout: Duration = .seconds(30)
    /// How long a client may take to read an answer; each 64 KB of it give a second more.
    public var sendTimeout: Duration = .seconds(30)

    /// The defaults.
    public init() {}

    /// What one client may have of something, where only how much there is was said: who allows more wants it used.
    private static func share(_ share: Int, of all: Int, usually usual: Int) -> Int {
        all > usual ? max(share, all / 2) : share
    }

    /// Whether there is anything that SIGHUP has read or opened anew.
    var isReloaded: Bool { certificate != nil || [log, accessLog].contains { $0 != nil && $0 != "-" } }

    /// How many processes run the sessions' apps.
    var worldCount: WorldProcessCount { worlds ?? .each }

    /// The same options, where the app says what they leave open.
    func settled(for isolation: Isolation) -> Options {
        var options = self
        options.worlds = worlds ?? WorldProcessCount(isolation)
        return options
    }

    /// How many sessions there may be, and what is kept of them.
    var servedLimits: ServedSessions.Limits {
        var limits = ServedSessions.Limits()
        limits.sessions = maximumSessions
        limits.sessionsOfClient = sessionsPerClient
        limits.recordings = maximumRecordings
        limits.replayBytes = replayBytes
        return limits
    }

    /// What one request may bring or wait for.
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

    /// What one session may use.
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
