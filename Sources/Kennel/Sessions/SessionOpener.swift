import Beagle
import Foundation
import HeadlessUIKit
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
    private let screenTexts = SharedDocuments<String>()
    private let documents = ParsedDocuments()
    private let journal = InMemoryJournal(keeping: .nothing)

    /// `mounted` is the backend that this process serves itself, where sessions start unless another is given.
    init(
        options: Options, application: @escaping @Sendable () -> any UIApplicationDelegate, registry: SessionRegistry,
        transport: URLSessionTransport, allowed: AllowedBackends, clock: any SessionClock, mounted: URL?
    ) {
        self.options = options
        self.application = application
        self.registry = registry
        self.transport = transport
        self.allowed = allowed
        self.clock = clock
        self.mounted = mounted
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
        return SessionConfiguration(
            bff: try bff(asked: try body.optionalString("bff")), screen: screen,
            screenJSON: screenJSON.map(screenTexts.shared),
            controller: try body.optionalString("controller"), decoding: try Self.decoding(asked: body), faults: faults,
            opened: Self.wallMilliseconds(),
            requestTimeout: options.requestTimeout)
    }

    func open(_ configuration: SessionConfiguration) throws(ProblemDetails) -> RunningSession {
        let id = SessionID(AccessToken.random())
        let watch = SessionID(AccessToken.random())
        let tag = AccessToken.random()
        var limits = SessionLimits.standard
        limits.inputsPerSecond = options.inputsPerSecond
        let broadcast = SessionBroadcast(epoch: "1", replayBytes: options.replayBytes) { [weak registry] in
            registry?.remove(named: id)
        }
        let mounted = mounted
        let session = Session(
            id: id, watch: watch, configuration: configuration, app: application,
            journal: journal,
            transport: SessionTransport(shared: transport) { url in
                guard let mounted, url.host == mounted.host, url.port == mounted.port else { return [:] }
                return [BackendServer.sessionHeader: tag]
            }, clock: clock, sink: broadcast, limits: limits, documents: documents)
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
