import Dispatch
import Fetching
import Foundation
import HTTPServer
package import HeadlessUIKit
import JournalStore
package import KennelHTTP
import Sessions
package import Wire
import World
package import WorldProcess

/// A server that runs: its sockets, its sessions, and the housekeeping between them.
package final class Service: Sendable {
    /// Where a browser finds it, with the token if one is needed.
    package let address: String
    /// The port it listens on.
    package let port: UInt16
    /// What answers its requests.
    package let routes: Routes
    /// What its pages are told of the building of the app.
    let builds: Bulletin
    private let server: HTTPServer
    let backend: BackendServer?
    let sessions: ServedSessions
    let players: Players
    let catalogue: Catalogue
    /// Where its own app and others run.
    let apps: Apps
    private let fetcher: Fetcher
    private let housekeeping: Housekeeping
    /// Where sessions are recorded; nil where they end with the process.
    let journal: SQLiteJournal?

    /// Starts to listen. Apps run in `worlds` where those are given, else in processes of `worldProgram`, and without that in
    /// this process. `onExchange` gets the address for the next browser when one was used. Throws when the page, the port or
    /// the place for recordings cannot be had.
    package init(
        _ options: Options, application: @escaping @Sendable () -> any UIApplicationDelegate, backend: Backend?,
        program: String = "kennel", worldProgram: WorldProgram? = nil, worlds given: (any Worlds)? = nil,
        onExchange: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        let apps = try Apps(own: worldProgram, in: given, application, options)
        let reach = ClientReach(listeningOn: options.host)
        let mount =
            options.bffs.isEmpty ? try backend.map { try BackendServer($0, keepsDelays: options.keepsDelays) } : nil
        let screens = mount == nil ? [] : backend?.screens ?? []
        let sample = [mount?.url].compactMap(\.self) + screens.compactMap { URL(string: $0.path) }
        let folder = options.recordings.folder(program: program, port: options.port)
        let allowed = try Self.allowedBackends(
            options, reach, sample: sample, file: folder.map { ConfirmedBackendsFile(folder: $0) })
        let files = try StaticFiles(
            try PageSource.find(askedFor: options.publicFolder), frames: { FrameSources(allowed, reach) })
        let bodies = SharedDocuments<Data>()
        let fetcher = Fetcher(
            limits: FetchLimits(responseBytes: options.responseBytes, redirects: options.redirects),
            allowed: allowed, sharing: bodies.shared)
        let journal = try folder.map { try Self.journal(in: $0) }
        let archive = journal.map { SessionArchive($0, format: RecordingFiles()) { complain("kennel: \($0)") } }
        let tokens =
            reach == .beyond || options.token != nil
            ? AccessToken(chosen: options.token, secret: try folder.map { try KeptSecret.read(in: $0) }) : nil
        let catalogue = Catalogue(
            screens: screens.map { $0.offered(at: mount?.url.absoluteString) }, program: program, product: version,
            others: try apps.others(), schema: { documentSchema() })
        let supply = Self.supply(options, apps, BackendRoute(fetcher, mounted: mount?.url), catalogue)
        let sessions = ServedSessions(
            supply, limits: options.servedLimits, archive: archive, backends: allowed, hasOwnBackend: mount != nil)
        let players = Players(worlds: apps, limits: supply.limits, clock: supply.clock)
        builds = Bulletin(event: BuildReport.event, to: sessions)
        let scripts = folder.map { FaultScriptFolder(folder: $0) }
        let shelf = FaultShelf(scripts?.read(where: FaultShelf.isName) ?? [:]) { try scripts?.keep($0, $1) }
        let routes = Routes(
            sessions,
            gatekeeper: Gatekeeper(listeningOn: options.host, allowedHosts: options.allowedHosts, tokens: tokens),
            files: files, fonts: ServedFonts(try DeviceFonts.measurer.get().fonts),
            opening: OpeningReader(
                backends: allowed, apps: catalogue.others, mounted: mount?.url,
                first: options.bffs.first.flatMap { URL(string: $0) }, requestTimeout: options.requestTimeout,
                shelf: shelf),
            backends: allowed, players: players, catalogue: catalogue, bulletin: builds, shelf: shelf,
            bounds: options.interfaceLimits)
        server = try HTTPServer(Self.configuration(options)) { request, reply in routes.answer(request, reply) }
        allowed.exclude(ownPort: server.port)
        self.backend = mount
        self.sessions = sessions
        self.fetcher = fetcher
        self.routes = routes
        housekeeping = Housekeeping(sessions, players: players, idleTime: options.idleTime)
        self.journal = journal
        self.apps = apps
        self.players = players
        self.catalogue = catalogue
        port = server.port
        let host = options.host.contains(":") ? "[\(options.host)]" : options.host
        let root = "http://\(host):\(server.port)/"
        address = root + (tokens.map { "?token=\($0.token)" } ?? "")
        tokens?.whenExchanged { next in onExchange("\(root)?token=\(next)") }
    }

    /// Ends all sessions, or puts them aside where they are recorded, and all streams, and stops to listen. Returns when nothing runs any more.
    package func stop() {
        housekeeping.stop()
        endSessions()
        server.stop()
        fetcher.stop()
        apps.stop()
        backend?.stop()
        journal?.close()
    }

    /// Waits until the sessions have said goodbye to their streams, but not for ever.
    private func endSessions() {
        let goodbyes = DispatchGroup()
        for running in sessions.directory.close() {
            goodbyes.enter()
            if journal == nil { running.session.end(reason: "the server is stopping") }
            running.session.suspend { goodbyes.leave() }
        }
        _ = goodbyes.wait(timeout: .now() + 2)
    }

    private static func journal(in folder: String) throws -> SQLiteJournal {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw UsageError(
                "the folder \(folder) for recordings cannot be made (\(error.localizedDescription)); choose another with "
                    + "--data, or --in-memory")
        }
        return try SQLiteJournal(path: URL(filePath: folder).appending(path: "sessions.sqlite").path)
    }

    private static func supply(
        _ options: Options, _ worlds: any Worlds, _ route: BackendRoute, _ catalogue: Catalogue
    ) -> SessionSupply {
        var supply = SessionSupply(worlds: worlds, clock: SystemClock()) { route.transport(for: $0) }
        supply.limits = options.sessionLimits
        supply.secrets.hidesPasswords = options.hidesPasswords
        supply.secrets.paths = options.secretPaths.compactMap(SecretPath.init)
        supply.journalBytes = options.journalBytes
        supply.inputBytes = options.inputBytes
        supply.whenStarted = { session in
            if !catalogue.knows(session.configuration.app) { session.synchronize { await catalogue.learn(from: $0) } }
        }
        return supply
    }

    private static func allowedBackends(
        _ options: Options, _ reach: ClientReach, sample: [URL], file: ConfirmedBackendsFile?
    ) throws(UsageError) -> AllowedBackends {
        let others: OtherBackends
        switch (reach, options.asksAnyBackend) {
        case (.beyond, true):
            throw UsageError("--any-backend is for a server on loopback only; name backends with --bff")
        case (.beyond, false): others = .refused
        case (.loopback, true): others = .accepted
        case (.loopback, false): others = .askedAbout
        }
        let named =
            options.bffs.compactMap { BackendAddress($0)?.origin } + sample.compactMap { WebOrigin($0) }
        let keep: @Sendable (Set<WebOrigin>) throws -> Void = { try file?.write($0) }
        return AllowedBackends(named: named, others: others, confirmed: file?.read() ?? [], keep: keep)
    }

    private static func configuration(_ options: Options) -> HTTPServer.Configuration {
        var configuration = HTTPServer.Configuration(host: options.host, port: options.port)
        configuration.maximumConnections = options.maximumConnections
        configuration.maximumConnectionsPerAddress = options.connectionsPerAddress
        configuration.headTimeout = options.headTimeout
        configuration.bodyTimeout = options.bodyTimeout
        configuration.maximumBodyBytes = options.bodyBytes
        configuration.maximumBodyBytesAtOnce = options.allBodyBytes
        configuration.maximumBodyBytesByPath = [Route.recordingsPath: options.recordingBytes]
        configuration.pathsReadInLines = [Route.recordingsPath]
        configuration.maximumQueuedBytes = options.streamBytes
        configuration.heartbeat = .init(frame: ServerSentEvent.frame(event: "heartbeat", data: Array("{}".utf8)))
        configuration.onWarning = { warning in complain("kennel: \(warning)") }
        return configuration
    }
}
