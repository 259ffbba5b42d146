import FolderSupport
import Foundation
import JSON
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Backends that a person confirms", .timeLimit(.minutes(5)))
struct BackendRoutesTests {
    @Test(arguments: Door.allCases)
    func `A foreign backend is not asked before it is confirmed`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let ask = Ask.post("/api/sessions", #"{"bff":"http://127.0.0.1:1/x","screen":"/hello"}"#)
        let refused = try await house.send(ask)
        #expect(refused.status == 403)
        #expect(refused.json["type"]?.string == "urn:kennel:problem:unconfirmed-backend")
        #expect(refused.json["origin"]?.string == "http://127.0.0.1:1")
        #expect(refused.json["pointer"]?.string == "/bff")
        #expect(try await house.send(.post("/api/backends", #"{"origin":"http://127.0.0.1:1"}"#)).status == 204)
        #expect(try await house.send(ask).status == 201)
        let list = try await house.send(.get("/api/backends")).json
        #expect(list["others"]?.string == "confirmed")
        #expect(list["backends"]?.array?.contains(.string("http://127.0.0.1:1")) == true)
    }

    @Test(arguments: Door.allCases)
    func `A forgotten backend is refused as unconfirmed again`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let origin = "http://127.0.0.1:1"
        let forget = Ask(method: "DELETE", path: "/api/backends?origin=http%3A%2F%2F127.0.0.1%3A1")
        #expect(try await house.send(forget).json["type"]?.string == "urn:kennel:problem:unknown-backend")
        #expect(try await house.send(.post("/api/backends", #"{"origin":"\#(origin)"}"#)).status == 204)
        #expect(try await house.send(.get("/api/backends")).json["confirmed"]?.array == [.string(origin)])
        #expect(try await house.send(forget).status == 204)
        let list = try await house.send(.get("/api/backends")).json
        #expect(list["confirmed"]?.array == [])
        #expect(list["backends"]?.array?.contains(.string(origin)) == false)
        let opened = try await house.send(.post("/api/sessions", #"{"bff":"\#(origin)","screen":"/hello"}"#))
        #expect(opened.json["type"]?.string == "urn:kennel:problem:unconfirmed-backend")
        #expect(try await house.send(Ask(method: "DELETE", path: "/api/backends")).status == 400)
    }

    @Test func `A session whose screen is on an unconfirmed backend is refused`() async throws {
        let house = try Kennelhouse(.inProcess)
        let refused = try await house.send(.post("/api/sessions", #"{"screen":"http://127.0.0.1:1/x"}"#))
        #expect(refused.json["pointer"]?.string == "/screen")
        #expect(refused.json["type"]?.string == "urn:kennel:problem:unconfirmed-backend")
    }

    @Test(arguments: ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]"])
    func `The server itself can never be confirmed as a backend`(host: String) async throws {
        for asksAny in [false, true] {
            let house = try Kennelhouse(.inProcess) { $0.asksAnyBackend = asksAny }
            let origin = "http://\(host):\(house.service.port)"
            let confirmed = try await house.send(.post("/api/backends", #"{"origin":"\#(origin)"}"#))
            #expect(confirmed.json["type"]?.string == "urn:kennel:problem:forbidden")
            let opened = try await house.send(.post("/api/sessions", #"{"bff":"\#(origin)","screen":"/api/sessions"}"#))
            #expect(opened.status == 403)
        }
    }

    @Test(arguments: [
        "ftp://a.example", "http://", "http://a.example/path", "http://a.example?x", "http://me:you@a.example",
        "a.example",
    ])
    func `Only an origin can be confirmed as a backend`(origin: String) async throws {
        let house = try Kennelhouse(.inProcess)
        let answer = try await house.send(.post("/api/backends", #"{"origin":"\#(origin)"}"#))
        #expect(answer.status == 400)
    }

    @Test func `Confirmed backends are stored with the recordings in a file that only its owner can read`() async throws
    {
        let folder = TemporaryFolder()
        let house = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        #expect(try await house.send(.post("/api/backends", #"{"origin":"http://bücher.example:81"}"#)).status == 204)
        await house.stop()
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("sessions/confirmed-backends"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let next = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        let list = try await next.send(.get("/api/backends")).json
        #expect(list["backends"]?.array?.contains(.string("http://xn--bcher-kva.example:81")) == true)
        await next.stop()
    }

    @Test func `A server beyond loopback refuses the option that allows any backend`() throws {
        #expect(throws: UsageError.self) {
            try Kennelhouse(.inProcess) {
                $0.host = "0.0.0.0"
                $0.asksAnyBackend = true
            }
        }
    }
}
