import JSON
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("A backend that misbehaves", .timeLimit(.minutes(5)))
struct BadBackendTests {
    @Test(arguments: [
        ("/garbage", "decoding"), ("/silent", "networkError"), ("/hang-up", "networkError"),
        ("/circle", "networkError"), ("/endless", "networkError"), ("/nowhere", "networkError"),
        ("http://127.0.0.1:1/x", "networkError"), ("http://[bad", "urlBuilderError"),
    ])
    func `Each kind of backend failure becomes an error of its own session and affects no other`(
        screen: String, reason: String
    ) async throws {
        let house = try Kennelhouse(.socket) { options in
            options.requestTimeout = screen == "/silent" ? .seconds(4) : .seconds(40)
            options.responseBytes = 300_000
            options.asksAnyBackend = true
        }
        let (healthy, _) = try await house.open()
        let (id, _) = try await house.open(#"{"screen":"\#(screen)"}"#)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        let failed = try #require(
            await stream.next { event in
                event.name == "state" && event.data["error"] != nil
                    || event.data["states"]?.array?.contains { $0["error"] != nil } == true
            })
        let error =
            failed.data["error"] ?? failed.data["states"]?.array?.compactMap { $0["error"] }.first ?? .null
        #expect(error["kind"]?.string == "remoteScreen")
        #expect(error["reason"]?.string == reason)
        #expect(error["message"]?.string?.isEmpty == false)
        let other = try await house.stream("/api/sessions/\(healthy)/events")
        #expect(await other.next { $0.draws("Hello there") } != nil)
    }

    @Test func `An unregistered controller is replaced by the default one, and the log says so`() async throws {
        let house = try Kennelhouse(.socket)
        let (id, _) = try await house.open(#"{"screen":"/hello","controller":"Nobody"}"#)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next { $0.draws("Hello there") } != nil)
        let snapshot = try await house.send(.get("/api/sessions/\(id)")).json
        let lines = snapshot["log"]?.array?.compactMap { $0["message"]?.string } ?? []
        #expect(lines.contains { $0.contains("Nobody") }, "\(lines)")
    }
}
