import Sessions
import Testing
import Wire

@testable import BackendClient
@testable import Kennel
@testable import KennelHTTP

@Suite("Which pages web views may show")
struct FrameSourcesTests {
    private func sources(_ reach: ClientReach, _ others: OtherBackends, _ bffs: [String]) -> FrameSources {
        let allowed = AllowedBackends(named: bffs.compactMap { BackendAddress($0)?.origin }, others: others) { host in
            [NetworkAddress(host) ?? NetworkAddress(host == "localhost" ? "127.0.0.1" : "93.184.216.34")]
                .compactMap { $0 }
        }
        allowed.exclude(ownPort: 8080)
        return FrameSources(allowed, reach: reach)
    }

    @Test func `Any page may be framed where any backend is allowed`() {
        #expect(sources(.loopback, .accepted, ["https://shop.test"]) == .everywhere)
        #expect(FrameSources.everywhere.policy == "http: https:")
    }

    @Test func `On loopback the allowed backends may be framed, but not the server itself`() {
        let found = sources(
            .loopback, .askedAbout, ["https://shop.test/api", "http://127.0.0.1:9000", "http://127.0.0.1:8080"])
        #expect(found.policy == "http://127.0.0.1:9000 https://shop.test")
    }

    @Test func `Beyond loopback the backends may be framed, except those on the viewer's own machine`() {
        let found = sources(
            .beyond, .refused,
            ["https://shop.test/api", "http://127.0.0.1:9000", "http://a.test:81", "http://[2001:db8::1]"])
        #expect(found.policy == "http://a.test:81 https://shop.test")
        #expect(sources(.beyond, .refused, ["http://localhost:1"]).policy == "'none'")
    }

    @Test func `Confirming a backend changes the page's frame-src policy and its ETag`() async throws {
        let house = try Kennelhouse(.inProcess)
        let before = try await house.send(.get("/"))
        #expect(before.header("Content-Security-Policy")?.contains("http://127.0.0.1:1 ") == false)
        #expect(try await house.send(.post("/api/backends", #"{"origin":"http://127.0.0.1:1"}"#)).status == 204)
        let tag = try #require(before.header("ETag"))
        let after = try await house.send(.get("/", ["If-None-Match": tag]))
        #expect(after.status == 200)
        #expect(after.header("Content-Security-Policy")?.contains("frame-src http://127.0.0.1:1 ") == true)
        let again = try await house.send(.get("/", ["If-None-Match": try #require(after.header("ETag"))]))
        #expect(again.status == 304)
    }
}
