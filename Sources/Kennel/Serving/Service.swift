import Dispatch
import Fetching
import Foundation
import HTTPServer
package import HeadlessUIKit
import Wire
import World

/// A server that runs: its sockets, its sessions, and the housekeeping between them.
package final class Service: Sendable {
    /// Where a browser finds it, with the token if one is needed.
    package let address: String
    /// The port it listens on.
    package let port: UInt16
    /// What answers its requests.
    package let routes: Routes
    /// What its pages are told of the building of the app.
    let builds: BuildNews
    private let server: HTTPServer
    private let backend: BackendServer?
    private let registry: SessionRegistry
    private let fetcher: Fetcher
    private let housekeeping: Housekeeping
    private let archive: SessionArchive?

    /// Starts to listen; `onExchange` gets the address for the next browser when one was used. Throws when the page, the
    /// port or the place for recordings cannot be had.
    package init(
        _ options: Options, application: @escaping @Sendable () -> any UIApplicationDelegate, backend: Backend?,
        program: String = "kennel", onExchange: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        let reach = Reach(listeningOn: options.host)
        let mount =
            options.bffs.isEmpty ? try backend.map { try BackendServer($0, keepsDelays: options.keepsDelays) } : nil
        let screens = mount == nil ? [] : backend?.screens ?? []
        let sample = [mount?.url].compactMap(\.self) + screens.compactMap { URL(string: $0.path) }
        let folder = options.recordings.folder(program: program, port: options.port)
        let allowed = try Self.allowedBackends(
            options, reach, sample: sample, file: folder.map { ConfirmedBackendsFile(folder: $0) })
        let files = try StaticFiles(
            folder: try StaticFiles.folder(askedFor: options.publicFolder), frames: { FrameSources(allowed, reach) })
        let bodies = SharedDocuments<Data>()
        let fetcher = Fetcher(
            limits: FetchLimits(responseBytes: options.responseBytes, redirects: options.redirects),
            allowed: allowed, sharing: bodies.shared)
        let archive = try folder.map { try SessionArchive(folder: $0) }
        let tokens =
            reach == .beyond || options.token != nil
            ? AccessToken(chosen: options.token, secret: try folder.map { try KeptSecret.read(in: $0) }) : nil
        let registry = SessionRegistry(limit: options.maximumSessions, limitOfClient: options.sessionsPerClient)
        let catalogue = Catalogue(screens: screens, bff: mount?.url.absoluteString)
        let worlds = LocalWorlds(application)
        let opener = SessionOpener(
            options: options, worlds: worlds, catalogue: catalogue, registry: registry, fetcher: fetcher,
            allowed: allowed, clock: SystemClock(), mounted: mount?.url, archive: archive)
        let players = Players(worlds: worlds, limits: options.sessionLimits, clock: opener.clock)
        builds = BuildNews(registry: registry, isFollowing: options.followsBuilds)
        let routes = Routes(
            options: options, builds: builds, gatekeeper: Gatekeeper(options: options, tokens: tokens), files: files,
            registry: registry, opener: opener, players: players, metrics: Metrics(), catalogue: catalogue)
        server = try HTTPServer(Self.configuration(options)) { request, reply in routes.answer(request, reply) }
        allowed.exclude(ownPort: server.port)
        self.backend = mount
        self.registry = registry
        self.fetcher = fetcher
        self.routes = routes
        housekeeping = Housekeeping(registry: registry, opener: opener, players: players, idleTime: options.idleTime)
        self.archive = archive
        port = server.port
        let host = options.host.contains(":") ? "[\(options.host)]" : options.host
        let place = "http://\(host):\(server.port)/"
        address = place + (tokens.map { "?token=\($0.token)" } ?? "")
        tokens?.whenExchanged { next in onExchange("\(place)?token=\(next)") }
    }

    /// Ends all sessions, or puts them aside where they are recorded, and all streams, and stops to listen. Returns when nothing runs any more.
    package func stop() {
        housekeeping.stop()
        endSessions()
        server.stop()
        fetcher.stop()
        backend?.stop()
        archive?.close()
    }

    /// Waits until the sessions have said goodbye to their streams, but not for ever.
    private func endSessions() {
        let goodbyes = DispatchGroup()
        for running in registry.close() {
            goodbyes.enter()
            if archive == nil { running.session.end(reason: "the server is stopping") }
            running.session.suspend { goodbyes.leave() }
        }
        _ = goodbyes.wait(timeout: .now() + 2)
    }

    private static func allowedBackends(
        _ options: Options, _ reach: Reach, sample: [URL], file: ConfirmedBackendsFile?
    ) throws(UsageError) -> AllowedBackends {
        let others: AllowedBackends.Others
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
        configuration.maximumQueuedBytes = options.streamBytes
        configuration.heartbeat = .init(frame: ServerSentEvent.frame(event: "heartbeat", data: Array("{}".utf8)))
        configuration.onWarning = { warning in complain("kennel: \(warning)") }
        return configuration
    }
}
