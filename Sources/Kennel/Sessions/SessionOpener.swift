import Beagle
import Foundation
import HeadlessUIKit
import JournalStore
import SessionRuntime

/// Makes sessions: decides what they are opened with and gives them all they need.
final class SessionOpener: Sendable {
    let clock: any SessionClock
    private let options: Options
    private let application: @Sendable () -> any UIApplicationDelegate
    private let registry: SessionRegistry
    private let transport: URLSessionTransport
    private let allowed: AllowedBackends
    private let mounted: URL?
    private let archive: SessionArchive?
    private let secrets: SecretPolicy
    /// Held while a session is rebuilt, so that nobody else rebuilds it.
    private let rebuilding = Locked(())
    private let screenTexts = SharedDocuments<String>()
    private let documents = ParsedDocuments()
    private let journal = InMemoryJournal(keeping: .nothing)

    /// `mounted` is the backend that this process serves itself, where sessions start unless another is given. Without
    /// an `archive` sessions last as long as the process.
    init(
        options: Options, application: @escaping @Sendable () -> any UIApplicationDelegate, registry: SessionRegistry,
        transport: URLSessionTransport, allowed: AllowedBackends, clock: any SessionClock, mounted: URL?,
        archive: SessionArchive?
    ) {
        self.options = options
        self.application = application
        self.registry = registry
        self.transport = transport
        self.allowed = allowed
        self.clock = clock
        self.mounted = mounted
        self.archive = archive
        var secrets = SecretPolicy()
        secrets.hidesPasswords = options.hidesPasswords
        secrets.paths = options.secretPaths.compactMap(SecretPath.init)
        self.secrets = secrets
    }

    /// What the client asks for, checked.
    func configuration(asked body: BodyReader) throws(ProblemDetails) -> SessionConfiguration {
        let screen = try body.optionalString("screen")
        let screenJSON = try body.optionalString("screen_json")
        guard screen == nil || screenJSON == nil else {
            throw ProblemDetails.malformed("A session opens a \"screen\" or a \"screen_json\", not both.")
                .at("/screen_json")
        }
        if let screen, screen.isEmpty || screen.utf8.count > 8_192 {
            throw ProblemDetails.malformed("\"screen\" must have 1 to 8192 bytes.").at("/screen")
        }
        var faults = FaultScript()
        if let script = body.members["faults"], !script.isNull {
            do {
                faults = try FaultScript(script)
            } catch {
                throw error.problem.at("/faults")
            }
        }
        let bff = try bff(asked: try body.optionalString("bff"))
        return SessionConfiguration(
            bff: bff, isOwnBackend: bff != nil && bff == mounted, screen: screen,
            screenJSON: screenJSON.map(screenTexts.shared),
            controller: try body.optionalString("controller"), decoding: try Self.decoding(asked: body), faults: faults,
            opened: Self.wallMilliseconds(),
            requestTimeout: options.requestTimeout)
    }

    /// Opens a session.
    func open(_ configuration: SessionConfiguration) throws(ProblemDetails) -> RunningSession {
        try start(
            id: SessionID(AccessToken.random()), watch: SessionID(AccessToken.random()), configuration, past: nil)
    }

    /// The session with this id or watch id; one that is put aside is rebuilt.
    func find(_ name: String) throws(ProblemDetails) -> SessionRegistry.Access {
        if let access = registry.find(name) { return access }
        guard let archive else { throw .unknownSession(name) }
        return try rebuilding.withLock { (_) throws(ProblemDetails) in try rebuild(name, from: archive) }
    }

    /// The session with this id, to change it.
    func findToChange(_ name: String) throws(ProblemDetails) -> RunningSession {
        switch try find(name) {
        case .full(let session): return session
        case .looking: throw .viewOnly()
        }
    }

    /// Ends a session and deletes what was recorded of it; the completion is called when nothing is left.
    func close(_ running: RunningSession, completion: @escaping @Sendable () -> Void) {
        registry.remove(running)
        running.session.end(reason: "it was closed")
        running.session.synchronize { [archive] _ in
            archive?.forget(running.id)
            completion()
        }
    }

    /// The recorded sessions that do not run, newest first.
    func parkedSessions() throws(ProblemDetails) -> [RecordedSession] {
        try archive?.sessions().filter { registry.find($0.id.rawValue) == nil } ?? []
    }

    /// Lets go of a session that nobody uses: for ever, or, where it is recorded, until somebody comes back to it.
    func putAside(_ running: RunningSession) {
        if archive == nil {
            registry.remove(running)
            running.session.end(reason: "nobody watched it for a while")
        } else {
            running.session.suspend { [registry] in registry.remove(running) }
        }
    }

    private func rebuild(_ name: String, from archive: SessionArchive) throws(ProblemDetails) -> SessionRegistry.Access
    {
        if let access = registry.find(name) { return access }
        guard let (session, past) = try archive.begin(name) else { throw .unknownSession(name) }
        let running = try start(id: session.id, watch: session.watch, past.configuration, past: past)
        running.session.synchronize { _ in archive.restored(session.id) }
        return name == session.id.rawValue ? .full(running) : .looking(running)
    }

    private func start(
        id: SessionID, watch: SessionID, _ configuration: SessionConfiguration, past: SessionPast?
    ) throws(ProblemDetails) -> RunningSession {
        var limits = SessionLimits.standard
        limits.inputsPerSecond = options.inputsPerSecond
        // Readers that know the session from before must not go on from the numbers they know.
        let epoch = past == nil ? 1 : UInt64(Self.wallMilliseconds())
        let broadcast = SessionBroadcast(epoch: String(epoch), replayBytes: options.replayBytes) { [weak registry] in
            registry?.remove(named: id)
        }
        let session = Session(
            id: id, watch: watch, configuration: configuration, app: application,
            journal: archive?.journal(watch: watch, opened: configuration.opened) ?? journal,
            transport: transport(for: configuration), clock: clock, sink: broadcast, limits: limits, epoch: epoch,
            past: past, documents: documents, secrets: secrets)
        let running = RunningSession(
            id: id, watch: watch, session: session, broadcast: broadcast, configuration: configuration,
            now: clock.now)
        do {
            try registry.add(running)
        } catch {
            session.end(reason: "there was no room for it")
            throw error
        }
        return running
    }

    /// Our own backend is told whose request it is, wherever it was when the session was opened.
    private func transport(for configuration: SessionConfiguration) -> SessionTransport {
        let known = configuration.isOwnBackend ? configuration.bff : mounted
        let tag = AccessToken.random()
        return SessionTransport(shared: transport) { [mounted] url in
            guard let mounted, let known, url.host == known.host, url.port == known.port else { return (url, [:]) }
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
            parts?.port = mounted.port
            return (parts?.url ?? url, [BackendServer.sessionHeader: tag])
        }
    }

    private static func decoding(asked body: BodyReader) throws(ProblemDetails) -> DecodingStrictness? {
        guard let text = try body.optionalString("decoding") else { return nil }
        guard let decoding = DecodingStrictness(rawValue: text) else {
            throw ProblemDetails.malformed("\"decoding\" must be \"lenient\" or \"strict\".").at("/decoding")
        }
        return decoding
    }

    private func bff(asked text: String?) throws(ProblemDetails) -> URL? {
        guard let text, !text.isEmpty else { return mounted ?? options.bffs.first.flatMap { URL(string: $0) } }
        guard let address = BackendAddress(text) else {
            throw ProblemDetails.malformed("\"bff\" must be an http or https URL with a host.").at("/bff")
        }
        if case .refused(let reason) = allowed.judgeName(address.url) {
            throw ProblemDetails.forbidden(reason).at("/bff")
        }
        return address.url
    }

    private static func wallMilliseconds() -> Int64 {
        Int64((Date().timeIntervalSince1970 * 1_000).rounded())
    }
}
