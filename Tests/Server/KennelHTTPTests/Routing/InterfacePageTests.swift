import Foundation
import HTTPServer
import Testing
import Wire

@testable import Kennel
@testable import KennelHTTP

@Suite("The page about the HTTP interface", .timeLimit(.minutes(5)))
struct InterfacePageTests {
    /// An endpoint in the form that the interface document uses: `POST /api/sessions/{id}/inputs`.
    private struct Call: Hashable {
        let method: String
        let path: String

        init(_ method: some StringProtocol, _ path: some StringProtocol) {
            (self.method, self.path) = (String(method), String(path))
        }
    }

    private static let sources = URL(filePath: #filePath).appending(path: "../../../../../Sources").standardizedFileURL

    private static func page() throws -> String {
        try String(contentsOf: sources.appending(path: "Server/KennelHTTP/API.md"), encoding: .utf8)
    }

    private static func calls() throws -> Set<Call> {
        Set(try page().matches(of: /(?m)^### `([A-Z]+) ([^`]+)`$/).map { Call($0.1, $0.2) })
    }

    /// Returns the names in the first column of the table under a heading.
    private static func names(under heading: String) throws -> Set<String> {
        let section = try page().components(separatedBy: "\n\(heading)\n").dropFirst().joined()
        let table = section.split(separator: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return Set(
            table.dropFirst(2).flatMap { row in
                row.split(separator: "|").first.map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } } ?? []
            })
    }

    @Test func `The API page has a section for every endpoint, and for no others`() throws {
        let endpoints = try Kennelhouse(.inProcess).service.interface.router.endpoints
        let documented = endpoints.filter { !$0.path.isOpenEnded && $0.path.description != "/" }
        #expect(try Self.calls() == Set(documented.map { Call($0.method, $0.path.description) }))
    }

    @Test func `The API page's event table names exactly the events that a stream sends`() async throws {
        let house = try Kennelhouse(.inProcess)
        let (id, _) = try await house.open(#"{"screen":"/twice"}"#)
        let alone = try await house.stream("/api/sessions/\(id)/events")
        let shared = try await house.stream("/api/events?session=nobody")
        let failed = try #require(await alone.next { !($0.data["retries"]?.array ?? []).isEmpty })
        let retry = try #require(failed.data["retries"]?[0]?["id"]?.string)
        _ = try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
        let again = await alone.all { $0.data["retries"]?[0]?["attempt"]?.int == 2 }
        // A client that connects later receives the opening only as part of a snapshot.
        let snapshot = try #require(try await house.stream("/api/sessions/\(id)/events").next())
        _ = try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)"))
        let last = await alone.all { _ in false }
        let gone = try #require(await shared.next())
        // The other events are sent by a server that watches builds, by a server that stops, during silence, and for a
        // session that moves to another server.
        let others = [StreamEvent.build, .heartbeat, .stopping, .away].map(\.rawValue)
        let sent = Set((again + last + [snapshot, gone]).map(\.name)).union(others)
        #expect(try Self.names(under: "### Events") == sent)
        #expect(sent == Set(SessionEvent.Name.allCases.map(\.rawValue) + StreamEvent.allCases.map(\.rawValue)))
    }

    @Test func `The API page's table of inputs names every type and its members`() throws {
        let section = try #require(try Self.page().components(separatedBy: "### `POST /api/sessions/{id}/inputs`").last)
        let rows = section.split(separator: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
        var described: [String: String] = [:]
        for row in rows {
            let cells = row.split(separator: "|", maxSplits: 1)
            for type in cells[0].matches(of: /`(\w+)`/) { described[String(type.1)] = String(row) }
        }
        #expect(Set(described.keys) == Set(InputType.ofPages.map(\.name)))
        // Devices, decisions and notes have separate sections.
        for type in InputType.ofPages where !["device", "held", "notes"].contains(type.name) {
            for field in type.fields {
                #expect(described[type.name]?.contains("`\(field.name)`") == true, "\(type.name) \(field.name)")
            }
        }
    }

    @Test func `Every problem is in the API page's table with its status`() throws {
        let page = try Self.page()
        let rows = page.components(separatedBy: "## Problems").last?.split(separator: "\n") ?? []
        var known: [String: String] = [:]
        for match in rows.compactMap({ try? /\| (\d{3}) \| ([^|]+) \|.*/.wholeMatch(in: $0) }) {
            for name in match.2.matches(of: /`([^`]+)`/) { known[String(name.1)] = String(match.1) }
        }
        var made: [String: String] = [:]
        for module in try FileManager.default.contentsOfDirectory(
            atPath: Self.sources.appending(path: "Server").path)
        {
            let folder = Self.sources.appending(path: "Server/\(module)")
            for file in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? []
            where file.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                for match in text.matches(of: /ProblemDetails\(\s*(\d{3}), kind: \.([a-zA-Z]+)/) {
                    let kind = try #require(ProblemKind.allCases.first { "\($0)" == match.2 })
                    made[kind.rawValue] = String(match.1)
                }
            }
        }
        #expect(made.count > 30)
        for (name, status) in made { #expect(known[name] == status, "\(name)") }
        #expect(Set(ProblemKind.allCases.map(\.rawValue)).subtracting(known.keys) == [])
    }
}
