package import Foundation
package import Sessions
import Wire

/// Parses and validates the configuration with which a client opens a session.
package struct OpeningReader: Sendable {
    private let backends: any BackendPolicy
    private let apps: [AvailableApp]
    private let mounted: URL?
    private let first: URL?
    private let requestTimeout: Duration
    private let scriptStore: FaultScriptStore
    private let texts = SharedDocuments<String>()

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - apps: The apps that can be opened beside the server's own.
    ///   - mounted: The backend that this process serves itself, used unless the client names another.
    ///   - first: The backend that is used if `mounted` is nil.
    ///   - requestTimeout: The longest time a backend may take to answer.
    ///   - shelf: The store of fault scripts that clients can name.
    package init(
        backends: any BackendPolicy, apps: [AvailableApp] = [], mounted: URL?, first: URL?, requestTimeout: Duration,
        shelf: FaultScriptStore = FaultScriptStore()
    ) {
        self.backends = backends
        self.apps = apps
        self.mounted = mounted
        self.first = first
        self.requestTimeout = requestTimeout
        self.scriptStore = shelf
    }

    /// Returns the requested configuration. Throws if it is invalid, or names a backend that is not allowed.
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
        if let origin = screen.flatMap({ URL(string: $0) }).flatMap({ WebOrigin($0) }) {
            try permit(origin, at: "/screen")
        }
        var faults = FaultScript()
        if let script = body.members["faults"], !script.isNull {
            faults = try FaultScriptReader(scriptStore: scriptStore).script(script, at: "/faults")
        }
        var device = Device()
        if let asked = body.members["device"], !asked.isNull {
            do {
                device = try DeviceChange(asked).applied(to: device)
            } catch {
                throw error.problem.at("/device")
            }
        }
        let bff = try bff(asked: try body.optionalString("bff"))
        return SessionConfiguration(
            app: try app(asked: body), bff: bff, isOwnBackend: bff != nil && bff == mounted, screen: screen,
            screenJSON: screenJSON.map(texts.shared),
            controller: try body.optionalString("controller"), decoding: try Self.decoding(asked: body), device: device,
            faults: faults, opened: Self.opening(at: WallTime.milliseconds), requestTimeout: requestTimeout)
    }

    /// Returns the recorded opening time of a session, in milliseconds since 1970.
    ///
    /// The time is clamped to the range that recordings support, because the system clock may be wrong.
    static func opening(at time: Int64) -> Int64 {
        let openings = SessionConfiguration.openings
        return min(max(time, Int64(openings.lowerBound)), Int64(openings.upperBound))
    }

    private func app(asked body: BodyReader) throws(ProblemDetails) -> String? {
        guard let name = try body.optionalString("app"), !name.isEmpty else { return nil }
        do {
            return try apps.checked(name)
        } catch {
            throw error.at("/app")
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
        guard let text, !text.isEmpty else { return mounted ?? first }
        guard let address = BackendAddress(text) else {
            throw ProblemDetails.malformed("\"bff\" must be an http or https URL with a host.").at("/bff")
        }
        try permit(address.origin, at: "/bff")
        return address.url
    }

    private func permit(_ origin: WebOrigin, at pointer: String) throws(ProblemDetails) {
        do {
            try backends.permit(origin)
        } catch {
            throw error.problem.at(pointer)
        }
    }
}
