import BackendClient
import ClusterJournal
import Dispatch
import Foundation
import HTTPServer
package import HeadlessUIKit
import JournalStore
package import KennelHTTP
import Sessions
package import Wire
import World
package import WorldProcess

/// A running server: its sockets, sessions and housekeeping.
package final class Service: Sendable {
    /// The URL for a browser. It contains the token if one is required.
    package let address: String
    /// The port on which the server listens.
    package let port: UInt16
    /// The handler of requests.
    package let interface: HTTPInterface
    /// Sends notices about the app's build to pages.
    let builds: ServerNotifications
    private let server: HTTPServer
    private let options: Options
    /// The server's log and access log.
    let logs: Logs
    let backend: BackendServer?
    let sessions: ServedSessions
    let players: Players
    let catalogue: Catalogue
    /// The server's own app and the other builds.
    let apps: Apps
    private let fetcher: Fetcher
    private let housekeeping: Housekeeping
    private let aliveMark: AliveMark?
    private let control: ControlSocket?
    /// The journal of a single server; nil in a cluster, or if sessions are recorded in memory.
    let journal: SQLiteJournal?
    private let cluster: ClusterNode?

    /// Starts a server. Throws if the page, the port or the place for recordings is not available.
    ///
    /// Apps run in the `given` worlds; if these are nil, in processes of `worldProgram`; if that is nil too, inside the
    /// server.
    ///
    /// - Parameter onExchange: Called after a token was used, with the URL for the next browser.
    package init(
        _ options: Options, application: @escaping @Sendable () -> any UIApplicationDelegate, backend: Backend?,
        program: String = "kennel", worldProgram: WorldProgram? = nil, worlds given: (any Worlds)? = nil,
        onExchange: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        let logs = try Logs(options)
        var configuration = Self.configuration(options: options, logs: logs)
        configuration.certificate = try Self.certificate(options)
        let apps = try Apps(
            own: worldProgram, in: given, application: application, options: options,
            warn: { logs.write(level: .warning, message: $0) })
        let reach = ClientReach(listeningOn: options.host)
        let mount =
            options.bffs.isEmpty ? try backend.map { try BackendServer($0, keepsDelays: options.keepsDelays) } : nil
        let screens = mount == nil ? [] : backend?.screens ?? []
        let sample = [mount?.url].compactMap(\.self) + screens.compactMap { URL(string: $0.path) }
        let folder = options.recordings.folder(program: program, port: options.port)
        let allowed = try Self.allowedBackends(
            options: options, reach: reach, sample: sample, file: folder.map { ConfirmedBackendsFile(folder: $0) })
        let files = try StaticFiles(
            try PageSource.find(askedFor: options.publicFolder), frames: { FrameSources(allowed, reach: reach) })
        let bodies = SharedDocuments<Data>()
        let fetcher = Fetcher(
            limits: FetchLimits(responseBytes: options.responseBytes, redirects: options.redirects),
            allowed: allowed, sharing: bodies.shared)
        let cluster = try ClusterNode(options, folder: folder, sharesFate: apps.sharesFate) {
            logs.write(level: .warning, message: $0)
        }
        let journal = cluster == nil ? try folder.map { try Self.journal(in: $0) } : nil
        let store: (any SessionStore)? = cluster?.journal ?? journal
        let archive = store.map {
            SessionArchive($0, format: RecordingFiles()) { logs.write(level: .error, message: "\($0)") }
        }
        let isTokenAskedFor = reach == .beyond || options.token != nil || options.tokens != nil
        let tokens = try Self.tokens(
            options: options, logs: logs, isAskedFor: isTokenAskedFor, folder: folder, cluster: cluster,
            isEncrypted: configuration.certificate != nil)
        let catalogue = Catalogue(
            screens: screens.map { $0.availableScreen(at: mount?.url.absoluteString) }, program: program,
            product: version,
            others: try apps.others(), schema: { documentSchema() })
        let metrics = Metrics()
        let traffic = configuration.traffic
        aliveMark = journal == nil ? nil : folder.flatMap { AliveMark(folder: $0) }
        var supply = Self.supply(
            options: options, worlds: apps, route: BackendRoute(fetcher, mounted: mount?.url), catalogue: catalogue)
        supply.previousServerEnd = aliveMark?.previous
        supply.meter = { measure in
            metrics.record(measure)
            guard case .forgottenSecrets(let count) = measure else { return }
            logs.write(
                level: .warning,
                message:
                    "a session dropped \(count) secrets of responses, because it stores at most 256: requests that "
                    + "contain one are sent with its placeholder")
        }
        let sessions = ServedSessions(
            supply, limits: options.servedLimits, archive: archive, backends: allowed, hasOwnBackend: mount != nil)
        let players = Players(worlds: apps, limits: supply.limits, clock: supply.clock)
        builds = ServerNotifications(event: .build, to: sessions)
        let scripts = folder.map { NamedTextFolder.faultScripts(in: $0) }
        let shelf = FaultScriptStore(scripts?.read(where: FaultScriptStore.isName) ?? [:]) {
            try cluster?.setScript($0, to: $1)
            try scripts?.setText(named: $0, to: $1)
        }
        let nameFolder = folder.map { NamedTextFolder.sessionNames(in: $0) }
        let names = SessionNames(nameFolder?.read(where: SessionNames.isViewerID) ?? [:]) {
            try cluster?.setName(of: $0, to: $1)
            try nameFolder?.setText(named: $0, to: $1)
        }
        // In a cluster, a session without a recording here may belong to another server, which cannot be asked now.
        if cluster == nil, let archive {
            names.prune { watch in (try? archive.session(named: watch)) != .some(nil) }
        }
        var services = InterfaceServices(
            sessions: sessions, players: players,
            gatekeeper: Gatekeeper(listeningOn: options.host, allowedHosts: options.allowedHosts, tokens: tokens),
            files: files, fonts: ServedFonts(try DeviceFonts.measurer.get().fonts), catalogue: catalogue,
            backends: allowed,
            opening: OpeningReader(
                backends: allowed, apps: catalogue.others, mounted: mount?.url,
                first: options.bffs.first.flatMap { URL(string: $0) }, requestTimeout: options.requestTimeout,
                shelf: shelf),
            notifications: builds)
        services.scripts = shelf
        services.names = names
        services.limits = options.interfaceLimits
        services.metrics = metrics
        services.gauges = {
            Self.gauges(of: apps, traffic: traffic, journalFolder: journal == nil ? nil : folder, cluster: cluster)
        }
        services.peers = cluster?.peers
        services.isEncrypted = configuration.certificate != nil
        services.accessLog = logs.requests
        let interface = HTTPInterface(services)
        try cluster?.join(with: sessions, scripts: shelf, names: names)
        configuration.admission = { interface.admission(of: $0) }
        server = try HTTPServer(configuration, handler: interface.answer)
        allowed.exclude(ownPort: server.port)
        self.options = options
        self.logs = logs
        self.backend = mount
        self.sessions = sessions
        self.fetcher = fetcher
        self.interface = interface
        housekeeping = Housekeeping(
            sessions, names: names, players: players, idleTime: options.idleTime, retention: options.retention)
        self.journal = journal
        self.cluster = cluster
        control = try Self.controlSocket(for: journal, in: folder, logs: logs)
        self.apps = apps
        self.players = players
        self.catalogue = catalogue
        port = server.port
        let root = Self.root(options, isEncrypted: configuration.certificate != nil, port: server.port)
        address = root + (isTokenAskedFor ? tokens.map { "?token=\($0.token)" } ?? "" : "")
        tokens?.whenExchanged { next in onExchange("\(root)?token=\(next)") }
    }

    /// Returns the server's URL. Beyond loopback, its host is the first allowed host name, if there is one.
    private static func root(_ options: Options, isEncrypted: Bool, port: UInt16) -> String {
        let known = ClientReach(listeningOn: options.host) == .beyond ? options.allowedHosts.first : nil
        let host = known ?? (options.host.contains(":") ? "[\(options.host)]" : options.host)
        let isUsual = port == (isEncrypted ? 443 : 80)
        return "\(isEncrypted ? "https" : "http")://\(host)\(isUsual ? "" : ":\(port)")/"
    }

    /// Closes all streams and stops the server. Sessions are parked if they are recorded, and ended otherwise. Blocks
    /// until all work has ended.
    @available(*, noasync)
    package func stop() {
        housekeeping.stop()
        aliveMark?.stop()
        control?.stop()
        interface.stopSweeps()
        endSessions()
        server.stop()
        fetcher.stop()
        apps.stop()
        backend?.stop()
        journal?.close()
        cluster?.close()
    }

    /// Waits up to one second until the sessions have sent their last events.
    private func endSessions() {
        let goodbyes = DispatchGroup()
        for running in sessions.directory.close() {
            goodbyes.enter()
            if journal == nil, cluster == nil { running.session.end(reason: "the server is stopping") }
            running.session.suspend { goodbyes.leave() }
        }
        _ = goodbyes.wait(timeout: .now() + 1)
    }

    /// Reopens the logs, and reads the certificate and its key again for new connections. An error is logged, and the
    /// old certificate stays.
    func reload() {
        logs.reopen()
        do {
            guard let certificate = try Self.certificate(options) else { return }
            server.show(certificate)
            logs.write(level: .info, message: "the certificate was reloaded; it is valid until \(certificate.lastDay)")
        } catch {
            logs.write(level: .error, message: "the server still uses the previous certificate: \(error)")
        }
    }

    /// Returns the certificate that the options name; nil if they name none. Throws an error for the user who starts
    /// the server.
    private static func certificate(_ options: Options) throws -> Certificate? {
        switch (options.certificate, options.certificateKey) {
        case (let certificate?, let key?): try Certificate(certificateFile: certificate, keyFile: key)
        case (nil, nil): nil
        case (_?, nil): throw UsageError("--tls-cert needs the private key too: --tls-key FILE")
        case (nil, _?): throw UsageError("--tls-key needs the certificate too: --tls-cert FILE")
        }
    }

    /// Returns the control socket in the journal's folder; nil if there is no journal, or if the socket cannot be
    /// opened.
    private static func controlSocket(for journal: SQLiteJournal?, in folder: String?, logs: Logs) throws
        -> ControlSocket?
    {
        guard let journal, let folder else { return nil }
        SQLiteJournal.removeCopies(in: folder)
        return ControlSocket(path: ControlSocket.path(in: folder)) { request in
            guard request == "backup" else { return "error: this server does not support \(request)" }
            let copy = SQLiteJournal.copyPath(in: folder)
            do throws(JournalStoreError) {
                try journal.backUp(to: copy)
                return "ok: \(copy)"
            } catch {
                logs.write(level: .error, message: "\(error)")
                return "error: \(error)"
            }
        } warn: {
            logs.write(level: .warning, message: $0)
        }
    }

    /// Returns the tokens of the server; nil if no token is required and no token file can change that.
    private static func tokens(
        options: Options, logs: Logs, isAskedFor: Bool, folder: String?, cluster: ClusterNode?, isEncrypted: Bool
    ) throws -> AccessToken? {
        let path = options.tokens ?? folder.map { TokenFile.path(in: $0) }
        guard isAskedFor || path != nil else { return nil }
        if let path { try cluster?.share(path, as: "tokens") }
        let own = try folder.map { try CookieSecret.read(in: $0) }
        let secret = try own.map { try cluster?.secret(orElse: $0) ?? $0 }
        let named = try path.map { path in
            try WatchedTokens(TokenFile(path: path)) { logs.write(level: .error, message: $0) }
        }
        return AccessToken(
            chosen: options.token, secret: secret, named: named,
            isAskedFor: isAskedFor, isEncrypted: isEncrypted)
    }

    private static func journal(in folder: String) throws -> SQLiteJournal {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw UsageError(
                "the folder \(folder) cannot be created (\(error.localizedDescription)); choose another with "
                    + "--data, or --in-memory")
        }
        return try SQLiteJournal(path: SQLiteJournal.path(in: folder))
    }

    /// Returns the current values for `/metrics`.
    private static func gauges(
        of apps: Apps, traffic: TrafficCounter, journalFolder: String?, cluster: ClusterNode?
    ) -> ServerGauges {
        var gauges = ServerGauges()
        gauges.cluster = cluster.map { node in
            ClusterGauges(
                servers: node.journal.memberCount, isInContact: node.journal.isInContact, letGo: node.lettingsGo,
                takenOver: node.journal.takenOver, changesOfStream: node.journal.changesOfStream,
                passedOn: node.peers.passedOn)
        }
        gauges.worldProcesses = apps.processes.reduce(0) { $0 + $1.processIdentifiers.count }
        gauges.worldProcessesStarted = apps.processes.reduce(0) { $0 + $1.startedCount }
        gauges.journalBytes = journalFolder.map { SQLiteJournal.bytes(path: SQLiteJournal.path(in: $0)) }
        gauges.sentBytes = traffic.sent
        gauges.receivedBytes = traffic.received
        gauges.unsentBytes = traffic.unsent
        gauges.cutOffs = traffic.cutOffs
        gauges.connectionsReplaced = traffic.closedForOthers
        gauges.residentBytes = OwnProcess.residentBytes
        gauges.openFiles = OwnProcess.openFiles
        return gauges
    }

    private static func supply(
        options: Options, worlds: any Worlds, route: BackendRoute, catalogue: Catalogue
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
        options: Options, reach: ClientReach, sample: [URL], file: ConfirmedBackendsFile?
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

    private static func configuration(options: Options, logs: Logs) -> HTTPServer.Configuration {
        var configuration = HTTPServer.Configuration(host: options.host, port: options.port)
        configuration.maximumConnections = options.maximumConnections
        configuration.maximumConnectionsPerAddress = options.connectionsPerAddress
        configuration.threads = HTTPServer.Configuration.threads(forConnections: options.maximumConnections)
        configuration.headTimeout = options.headTimeout
        configuration.bodyTimeout = options.bodyTimeout
        configuration.sendTimeout = options.sendTimeout
        configuration.maximumUnsentBytes = options.unsentBytes
        configuration.maximumUnsentBytesPerAddress = options.unsentBytesPerAddress
        configuration.maximumUnsentBytesPerOwner = options.unsentBytesPerSession
        configuration.maximumBodyBytes = options.bodyBytes
        configuration.maximumBodyBytesAtOnce = options.allBodyBytes
        configuration.maximumBodyBytesByPath = [HTTPInterface.uploadPath: options.recordingBytes]
        configuration.pathsReadInLines = [HTTPInterface.uploadPath]
        configuration.maximumQueuedBytes = options.streamBytes
        configuration.heartbeat = .init(frame: StreamEvent.heartbeat.frame())
        configuration.farewell = StreamEvent.stopping.frame()
        // Together with the wait for sessions before, stopping takes less than two seconds.
        configuration.stopTimeout = .milliseconds(800)
        configuration.onWarning = { logs.write(level: .warning, message: $0) }
        return configuration
    }
}
