import Foundation
import HTTPServer
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("The page about the HTTP interface", .timeLimit(.minutes(5)))
struct InterfacePageTests {
    /// A call as the page heads its section: `POST /api/sessions/{id}/inputs`.
    private struct Call: Hashable {
        let method: String
        let path: String

        init(_ method: some StringProtocol, _ path: some StringProtocol) {
            (self.method, self.path) = (String(method), String(path))
        }
    }

    private static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL

    private static func page() throws -> String {
        try String(contentsOf: sources.appending(path: "KennelHTTP/API.md"), encoding: .utf8)
    }

    private static func calls() throws -> Set<Call> {
        Set(try page().matches(of: /(?m)^### `([A-Z]+) ([^`]+)`$/).map { Call($0.1, $0.2) })
    }

    /// The names in the first column of the table under a heading.
    private static func names(under heading: String) throws -> Set<String> {
        let section = try page().components(separatedBy: "\n\(heading)\n").dropFirst().joined()
        let table = section.split(separator: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return Set(
            table.dropFirst(2).flatMap { row in
                row.split(separator: "|").first.map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } } ?? []
            })
    }

    @Test("Every call of a route is a section of the page, and every section is a call of a route")
    func calls() throws {
        let routed = Route.examples.flatMap { route in
            route.methods.filter { $0 != "HEAD" }.map { Call($0, route.address) }
        }
        #expect(try Self.calls() == Set(routed))
        for route in Route.examples {
            #expect(Route(HTTPRequest(target: route.address)) == route)
        }
    }

    @Test("Every event that a stream sends is in the page's table, and no other")
    func events() async throws {
        let house = try Kennelhouse(.inProcess)
        let (id, _) = try await house.open(#"{"screen":"/twice"}"#)
        let alone = try await house.stream("/api/sessions/\(id)/events")
        let shared = try await house.stream("/api/events?session=nobody")
        let failed = try #require(await alone.next { !($0.data["retries"]?.array ?? []).isEmpty })
        let retry = try #require(failed.data["retries"]?[0]?["id"]?.string)
        _ = try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
        let again = await alone.all { $0.data["retries"]?[0]?["attempt"]?.int == 2 }
        // The opening is told to nobody who comes after it but in a snapshot.
        let snapshot = try #require(try await house.stream("/api/sessions/\(id)/events").next())
        _ = try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)"))
        let last = await alone.all { _ in false }
        let gone = try #require(await shared.next())
        // The others come of a server that follows builds, of one that stops, of silence, and of a session that changes servers.
        let others = [BuildReport.event, "heartbeat", "stopping", "away"]
        let sent = Set((again + last + [snapshot, gone]).map(\.name)).union(others)
        #expect(try Self.names(under: "### Events") == sent)
    }

    @Test("Every problem is in the page's table with its status")
    func problems() throws {
        let page = try Self.page()
        let rows = page.components(separatedBy: "## Problems").last?.split(separator: "\n") ?? []
        var known: [String: String] = [:]
        for match in rows.compactMap({ try? /\| (\d{3}) \| ([^|]+) \|.*/.wholeMatch(in: $0) }) {
            for name in match.2.matches(of: /`([^`]+)`/) { known[String(name.1)] = String(match.1) }
        }
        var made: [String: String] = [:]
        for module in try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
        where module.hasPrefix("Kennel") {
            let folder = Self.sources.appending(path: module)
            for file in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? []
            where file.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                for match in text.matches(of: /ProblemDetails\(\s*(\d{3}), "([a-z-]+)"/) {
                    made[String(match.2)] = String(match.1)
                }
            }
        }
        #expect(made.count > 30)
        for (name, status) in made { #expect(known[name] == status, "\(name)") }
    }
}

extension Route {
    /// The address as the page writes it. A new route stops the compiler here, and belongs into `examples` too.
    fileprivate var address: String {
        switch self {
        case .apps: "/api/apps"
        case .controllers: "/api/controllers"
        case .backends: "/api/backends"
        case .schema: "/api/schema"
        case .screens: "/api/screens"
        case .sessions: "/api/sessions"
        case .session(let id): "/api/sessions/\(id)"
        case .inputs(let id): "/api/sessions/\(id)/inputs"
        case .faults(let id): "/api/sessions/\(id)/faults"
        case .held(let id): "/api/sessions/\(id)/held"
        case .heldRequest(let id, let request): "/api/sessions/\(id)/held/\(request)"
        case .sweeps: "/api/sweeps"
        case .sweep(let id): "/api/sweeps/\(id)"
        case .sweepCell(let id, let number): "/api/sweeps/\(id)/cells/\(number)"
        case .scripts: "/api/scripts"
        case .comparisons: "/api/comparisons"
        case .comparison(let id): "/api/comparisons/\(id)"
        case .script(let name): "/api/scripts/\(name)"
        case .document(let id): "/api/sessions/\(id)/document"
        case .events(let id): "/api/sessions/\(id)/events"
        case .layout(let id, let view): "/api/sessions/\(id)/views/\(view)/layout"
        case .sharedEvents: "/api/events"
        case .step(let id, let number): "/api/sessions/\(id)/steps/\(number)"
        case .branches(let id): "/api/sessions/\(id)/branches"
        case .restart(let id): "/api/sessions/\(id)/restart"
        case .recovery(let id): "/api/sessions/\(id)/recovery"
        case .control(let id): "/api/sessions/\(id)/control"
        case .recording(let id): "/api/sessions/\(id)/recording"
        case .recordings: "/api/recordings"
        case .export(let id, let form): "/api/sessions/\(id)/export/\(form)"
        case .exchange(let id, let request): "/api/sessions/\(id)/requests/\(request)"
        case .image(let id, let request): "/api/sessions/\(id)/images/\(request)"
        case .picture(let id, let name): "/api/sessions/\(id)/pictures/\(name)"
        case .fontSheet: "/fonts.css"
        case .font(let file): "/fonts/\(file)"
        case .health: "/healthz"
        case .metrics: "/metrics"
        case .unknown, .file: "/"
        }
    }

    /// One of each that is a call, with the page's placeholders.
    fileprivate static let examples: [Route] = [
        .sweeps, .sweep("{sweep}"), .sweepCell(sweep: "{sweep}", number: "{c}"),
        .held("{id}"), .heldRequest(session: "{id}", request: "{q}"), .scripts, .script("{name}"),
        .comparisons, .comparison("{id}"),
        .apps, .controllers, .backends, .schema, .screens, .sessions, .session("{id}"), .inputs("{id}"),
        .faults("{id}"),
        .document("{id}"), .events("{id}"), .sharedEvents, .step(session: "{id}", number: "{n}"), .branches("{id}"),
        .restart("{id}"), .recovery("{id}"), .control("{id}"), .recording("{id}"), .recordings,
        .export(session: "{id}", form: "{form}"),
        .exchange(session: "{id}", request: "{q}"), .image(session: "{id}", request: "{q}"),
        .layout(session: "{id}", view: "{v}"), .picture(session: "{id}", name: "{name}"), .fontSheet, .font("{file}"),
        .health, .metrics,
    ]
}
