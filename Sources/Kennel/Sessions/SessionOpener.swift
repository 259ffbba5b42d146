import Fetching
import Foundation
import JournalStore
import Sessions
import Wire
import World

/// Makes sessions: decides what they are opened with and gives them all they need.
final class SessionOpener: Sendable {
    let clock: any SessionClock
    let options: Options
    private let catalogue: Catalogue
    private let worlds: any Worlds
    let registry: SessionRegistry
    private let fetcher: Fetcher
    let allowed: AllowedBackends
    private let mounted: URL?
    let archive: SessionArchive?
    let rebuildings: Rebuildings?
    /// Sessions that come back, or are deleted, at this moment.
    let revivals = SharedWork<Revival>()
    /// The recordings opened from files.
    let shelf: RecordingShelf
    private let secrets: SecretPolicy
    /// Wall time at which this process began to serve.
    private let began = SessionOpener.wallMilliseconds()
    /// Runs what reads the archive, so that no thread waits for it that answers requests or runs sessions.
    private let readers: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "kennel.archive"
        queue.maxConcurrentOperationCount = 4
        return queue
    }()
    private let screenTexts = SharedDocuments<String>()

    /// `mounted` is the backend that this process serves itself, where sessions start unless another is given. Without
    /// an `archive` sessions last as long as the process.
    init(
        options: Options, worlds: any Worlds, catalogue: Catalogue,
        registry: SessionRegistry, fetcher: Fetcher, allowed: AllowedBackends, clock: any SessionClock,
        mounted: URL?, archive: SessionArchive?
    ) {
        self.options = options
        self.worlds = worlds
        self.catalogue = catalogue
        self.registry = registry
        self.fetcher = fetcher
        self.allowed = allowed
        self.clock = clock
        self.mounted = mounted
        self.archive = archive
        rebuildings = archive.map { Rebuildings($0) }
        shelf = RecordingShelf(archive: archive, limit: options.maximumRecordings)
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
        if let origin = screen.flatMap({ URL(string: $0) }).flatMap({ WebOrigin($0) }) { try permit(origin, "/screen") }
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

    /// Opens a session. The completion is called when its opening is recorded, or cannot be, and then nothing is left.
    func open(
        _ configuration: SessionConfiguration, for client: String,
        completion: @escaping @Sendable (Result<(id: SessionID, watch: SessionID), ProblemDetails>) -> Void
    ) throws(ProblemDetails) {
        let (id, watch) = (SessionID(AccessToken.random()), SessionID(AccessToken.random()))
        let (journal, kept) = storage(id, watch, opened: configuration.opened)
        _ = try start(id, watch, configuration, journal, kept: kept, client: client, isNew: true) { session in
            session.open { [archive] result in
                switch result {
                case .success: completion(.success((id, watch)))
                case .failure(let rejection):
                    archive?.forget(id)
                    completion(.failure(rejection.problemOfOpening))
                }
            }
        }
    }

    /// Ends a session and deletes what was recorded of it; the completion is called when nothing is left.
    func close(_ running: RunningSession, completion: @escaping @Sendable () -> Void) {
        registry.remove(running)
        running.session.end(reason: "it was closed")
        running.session.synchronize { [archive, shelf] _ in
            archive?.forget(running.id)
            shelf.remove(running.id)
            completion()
        }
    }

    /// Lets go of a session that nobody uses: for ever, or, where it is kept, until somebody comes back to it.
    func putAside(_ running: RunningSession) {
        switch running.kept {
        case .memory:
            registry.remove(running)
            running.session.end(reason: "nobody watched it for a while")
        case .archive, .recording:
            running.session.suspend { [registry] in registry.remove(running) }
        }
    }

    /// Runs what may wait for the archive, soon and on a thread that nobody waits for.
    func aside(_ body: @escaping @Sendable () -> Void) {
        readers.addOperation(body)
    }

    /// Whether this process serves a backend itself.
    var hasOwnBackend: Bool { mounted != nil }

    /// Starts a session that goes on from its past, which is recorded already. Where nobody says why it did not run, it
    /// follows from what was there first, the end of its past or this process.
    func start(
        id: SessionID, watch: SessionID, _ past: SessionPast, _ cause: Pause.Cause?, for client: String? = nil
    ) throws(ProblemDetails) -> RunningSession {
        let (journal, kept) = storage(id, watch, opened: past.configuration.opened, past.entries)
        return try start(id, watch, past.configuration, journal, kept: kept, client: client) { session in
            session.restore(from: past) { [began] past in
                Pause(
                    away: .milliseconds(Self.wallMilliseconds() - past.ended),
                    cause: cause ?? (past.ended < began ? .restarted : .putAside))
            }
        }
    }

    /// Shows a recording that was opened from a file.
    func start(_ recording: OpenedRecording) throws(ProblemDetails) -> RunningSession {
        let source = RecordingSource(recording.facts.summary) { try recording.past() }
        return try start(
            recording.id, recording.watch, recording.facts.configuration, InMemoryJournal(), kept: .recording(recording)
        ) { $0.show(from: source) }
    }

    /// Where a session keeps its inputs, and where they can be read again.
    private func storage(
        _ id: SessionID, _ watch: SessionID, opened: Int64, _ entries: [JournalEntry] = []
    ) -> (any Journal, KeptInputs) {
        if let archive {
            let journal = archive.journal(
                of: id, watch: watch, opened: opened, limit: options.journalBytes,
                written: entries.reduce(0) { $0 + $1.bytes })
            return (journal, .archive(archive, id))
        }
        let journal = InMemoryJournal(entries, limit: options.inputBytes)
        return (journal, .memory(journal))
    }

    private func start(
        _ id: SessionID, _ watch: SessionID, _ configuration: SessionConfiguration, _ journal: any Journal,
        kept: KeptInputs, client: String? = nil, isNew: Bool = false, begin: (Session) -> Void
    ) throws(ProblemDetails) -> RunningSession {
        let limits = options.sessionLimits
        // Readers that know the session from before must not go on from the numbers they know.
        let epoch = isNew ? 1 : UInt64(Self.wallMilliseconds())
        let broadcast = SessionBroadcast(epoch: String(epoch), replayBytes: options.replayBytes) { [weak registry] in
            registry?.remove(named: id)
        }
        let session = Session(
            id: id, watch: watch, configuration: configuration, worlds: worlds, journal: journal,
            transport: transport(for: configuration), clock: clock, sink: broadcast, limits: limits, epoch: epoch,
            secrets: secrets)
        let running = RunningSession(
            session: session, broadcast: broadcast, kept: kept, client: client, now: clock.now)
        try registry.add(running, begin: begin)
        if !catalogue.isComplete { session.synchronize { [catalogue] in await catalogue.learn(from: $0) } }
        return running
    }

    /// Our own backend is found wherever it was when the session was opened, and told which attempt a request is.
    private func transport(for configuration: SessionConfiguration) -> SessionTransport {
        let known = configuration.isOwnBackend ? configuration.bff : mounted
        return SessionTransport(fetcher) { [mounted] request in
            let url = request.url
            guard let mounted, let known, url.host == known.host, url.port == known.port else { return (url, [:]) }
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
            parts?.port = mounted.port
            return (parts?.url ?? url, ["\(BackendServer.attemptHeader)": String(request.attempt)])
        }
    }

    private static func decoding(asked body: BodyReader) throws(ProblemDetails) -> SessionConfiguration.Strictness? {
        guard let text = try body.optionalString("decoding") else { return nil }
        guard let decoding = SessionConfiguration.Strictness(rawValue: text) else {
            throw ProblemDetails.malformed("\"decoding\" must be \"lenient\" or \"strict\".").at("/decoding")
        }
        return decoding
    }

    private func bff(asked text: String?) throws(ProblemDetails) -> URL? {
        guard let text, !text.isEmpty else { return mounted ?? options.bffs.first.flatMap { URL(string: $0) } }
        guard let address = BackendAddress(text) else {
            throw ProblemDetails.malformed("\"bff\" must be an http or https URL with a host.").at("/bff")
        }
        try permit(address.origin, "/bff")
        return address.url
    }

    /// Throws unless an origin may be asked, as far as its name tells.
    func permit(_ origin: WebOrigin, _ pointer: String? = nil) throws(ProblemDetails) {
        var problem: ProblemDetails
        switch allowed.judge(origin) {
        case .allowed: return
        case .unconfirmed: problem = .unconfirmedBackend(origin)
        case .refused(let reason): problem = .forbidden(reason)
        }
        problem.pointer = pointer
        throw problem
    }

    private static func wallMilliseconds() -> Int64 {
        Int64((Date().timeIntervalSince1970 * 1_000).rounded())
    }
}

extension InputRejection {
    /// What a client is told whose session could not be opened.
    fileprivate var problemOfOpening: ProblemDetails {
        if case .journalRefused(let reason) = self { .notRecorded(reason) } else { problem }
    }
}
