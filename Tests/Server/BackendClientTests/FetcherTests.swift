import Foundation
import HTTPServer
import Locks
import TestSupport
import Testing
import Wire

@testable import BackendClient

@Suite("Asking over libcurl", .timeLimit(.minutes(1)))
struct FetcherTests {
    @Test func `A gzip response is decompressed, and its size limit counts the decompressed bytes`() async throws {
        let small = Gzip.compress(Array(#"{"text":"unpacked"}"#.utf8))
        let bomb = Gzip.compress([UInt8](repeating: 0x20, count: 2_000_000))
        #expect(bomb.count < 10_000)
        let server = try HTTPServer(HTTPServer.Configuration(host: "127.0.0.1", port: 0)) { request, reply in
            reply.send(
                HTTPResponse(
                    status: 200, headers: [("Content-Encoding", "gzip")], body: request.path == "/bomb" ? bomb : small))
        }
        let asking = Asking()
        let answer = try await asking.ask("http://127.0.0.1:\(server.port)/small").response
        #expect(answer.map { String(decoding: $0.body, as: UTF8.self) } == #"{"text":"unpacked"}"#)
        #expect(try await asking.ask("http://127.0.0.1:\(server.port)/bomb").failure?.kind == .tooLarge)
        await stop(server)
    }

    @Test func `A response header that is too long fails as too large`() async throws {
        let backend = try RawBackend { _ in
            "HTTP/1.1 200 OK\r\n" + (0..<4_000).map { "X-\($0): \(String(repeating: "x", count: 90))\r\n" }.joined()
        }
        #expect(try await Asking().ask(backend.address).failure?.kind == .tooLarge)
    }

    @Test func `2,000 concurrent requests are all answered`() async throws {
        var configuration = HTTPServer.Configuration(host: "127.0.0.1", port: 0)
        configuration.maximumConnectionsPerAddress = configuration.maximumConnections
        let server = try HTTPServer(configuration) { request, reply in
            reply.send(HTTPResponse(status: 200, body: Array(request.path.utf8)))
        }
        let sessions = (0..<20).map { _ in UUID() }
        let fetcher = Asking().fetcher
        let answered = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<2_000 {
                guard let url = URL(string: "http://127.0.0.1:\(server.port)/\(number)") else { continue }
                let request = TransportRequest(url: url, timeout: .seconds(50))
                group.addTask {
                    let outcome = await withCheckedContinuation { continuation in
                        _ = fetcher.start(request, for: sessions[number % 20]) {
                            continuation.resume(returning: $0)
                        }
                    }
                    return outcome.response.map { String(decoding: $0.body, as: UTF8.self) } == "/\(number)"
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(answered == 2_000)
        await stop(server)
    }

    @Test func `Pending requests of one session do not delay another session`() async throws {
        let silent = Locked<[HTTPReply]>([])
        let server = try HTTPServer(HTTPServer.Configuration(host: "127.0.0.1", port: 0)) { request, reply in
            if request.path == "/silent" {
                silent.withLock { $0.append(reply) }
            } else {
                reply.send(HTTPResponse(status: 200))
            }
        }
        var limits = FetchLimits(responseBytes: 1_000, redirects: 0)
        limits.concurrent = 4
        limits.concurrentPerSession = 3
        let asking = Asking(limits)
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/silent"))
        for _ in 1...50 {
            _ = asking.fetcher.start(TransportRequest(url: url, timeout: .seconds(50)), for: asking.session) { _ in }
        }
        while silent.withLock({ $0.count }) < 3 { await Task.yield() }
        let other = try #require(URL(string: "http://127.0.0.1:\(server.port)/hello"))
        let outcome = await withCheckedContinuation { continuation in
            _ = asking.fetcher.start(TransportRequest(url: other, timeout: .seconds(50)), for: UUID()) {
                continuation.resume(returning: $0)
            }
        }
        #expect(outcome.response?.status == 200)
        #expect(silent.withLock { $0.count } == 3)
        await stop(server)
    }

    @Test(arguments: [
        ("", TransportFailure.Kind.connectionLost), ("what?\r\n", .badResponse),
        ("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", .connectionLost),
        ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nhalf", .badResponse),
    ])
    func `An invalid response fails with the kind that matches it`(bytes: String, kind: TransportFailure.Kind)
        async throws
    {
        let backend = try RawBackend { _ in bytes }
        #expect(try await Asking().ask(backend.address).failure?.kind == kind)
    }

    @Test func `An https request to a backend without TLS fails as a TLS error`() async throws {
        let backend = try RawBackend { _ in "HTTP/1.1 400 Bad Request\r\n\r\n" }
        #expect(try await Asking().ask("https://127.0.0.1:\(backend.port)").failure?.kind == .tls)
    }

    @Test func `A request connects to the address that was checked, not to the one the system resolves`() async throws {
        let backend = try RawBackend { _ in RawBackend.answer("here") }
        let answer = try await Asking().ask("http://nowhere.invalid:\(backend.port)/x").response
        #expect(answer.map { String(decoding: $0.body, as: UTF8.self) } == "here")
        #expect(backend.requests.first?.contains("Host: nowhere.invalid:\(backend.port)\r\n") == true)
    }

    @Test func `A host name without an address fails as a DNS error`() async throws {
        let asking = Asking(allowed: AllowedBackends(named: [], others: .accepted) { _ in [] })
        #expect(try await asking.ask("http://nowhere.invalid/").failure?.kind == .dns)
    }

    @Test func `The environment's HTTP proxy is used, except for this machine`() async throws {
        let proxy = try RawBackend { _ in RawBackend.answer("by proxy") }
        let backend = try RawBackend { _ in RawBackend.answer("myself") }
        let asking = Asking(
            allowed: AllowedBackends(named: [], others: .accepted) { _ in [] },
            proxies: Proxies(environment: ["http_proxy": proxy.address]))
        let far = try await asking.ask("http://bff.example/home").response
        #expect(far.map { String(decoding: $0.body, as: UTF8.self) } == "by proxy")
        #expect(proxy.requests.first?.hasPrefix("GET http://bff.example/home HTTP/1.1\r\n") == true)
        let near = try await asking.ask(backend.address).response
        #expect(near.map { String(decoding: $0.body, as: UTF8.self) } == "myself")
    }

    @Test func `Header fields with line breaks are not sent, nor headers that libcurl would add itself`() async throws {
        let backend = try RawBackend { _ in RawBackend.answer("") }
        let url = try #require(URL(string: backend.address))
        let request = TransportRequest(
            url: url, method: "POST",
            headers: ["X-Good": "yes", "X-Empty": "", "X-Bad": "a\r\nX-Evil: 1", "X: Evil": "2"],
            body: Data(String(repeating: "x", count: 1_200_000).utf8))
        _ = await Asking().ask(request)
        let head = try #require(backend.requests.first?.components(separatedBy: "\r\n\r\n").first)
        let lines = head.components(separatedBy: "\r\n")
        #expect(lines.contains("X-Good: yes") && lines.contains { $0.hasPrefix("X-Empty:") })
        #expect(!head.contains("Evil") && !head.contains("Expect") && !head.contains("Content-Type"))
        #expect(lines.contains("Content-Length: 1200000"))
    }

    @Test func `A request on a stopped fetcher fails as interrupted`() async throws {
        let asking = Asking()
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                asking.fetcher.stop()
                continuation.resume()
            }
        }
        #expect(try await asking.ask("http://127.0.0.1:1/").failure?.kind == .interrupted)
    }

    private func stop(_ server: HTTPServer) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                server.stop()
                continuation.resume()
            }
        }
    }
}

@Suite("Where a redirect leads")
struct HopTests {
    @Test(arguments: [
        (303, "PUT", "GET"), (303, "HEAD", "HEAD"), (302, "POST", "GET"), (301, "POST", "GET"),
        (301, "PUT", "PUT"), (307, "POST", "POST"), (308, "POST", "POST"), (302, "GET", "GET"),
    ])
    func `A 303 redirect, and a 301 or 302 of a POST, changes the method to GET`(
        status: Int, method: String, becomes: String
    ) throws {
        let url = try #require(URL(string: "http://bff.example/a"))
        let hop = Hop(TransportRequest(url: url, method: method, body: Data("x".utf8)), adding: [:])
        let next = hop.redirected(by: status, to: url)
        #expect(next.method == becomes)
        #expect((next.body == nil) == (becomes == "GET" && method != "GET"))
    }

    private static func secretive(_ url: URL) -> TransportRequest {
        var request = TransportRequest(
            url: url, method: "POST",
            headers: ["Authorization": "Bearer t0ken", "Cookie": "sid=1", "X-Pass": "hunter2", "X-Plain": "yes"],
            body: Data("hunter2".utf8))
        request.elsewhere = TransportRequest.Concealed(
            headers: ["Authorization": "Bearer xxxxx", "Cookie": "sid=9", "X-Pass": "qwerty7", "X-Plain": "yes"],
            body: Data("qwerty7".utf8))
        return request
    }

    @Test(arguments: [
        "https://evil.example/a", "https://bff.example:8443/a", "http://bff.example/a", "https://sub.bff.example/a",
    ])
    func `A redirect to another origin replaces secrets, and later redirects do not restore them`(place: String) throws
    {
        let home = try #require(URL(string: "https://bff.example/a"))
        let hop = Hop(Self.secretive(home), adding: ["Kennel-Attempt": "1"])
        let there = hop.redirected(by: 307, to: try #require(URL(string: place)))
        #expect(there.headers == ["X-Pass": "qwerty7", "X-Plain": "yes"])
        #expect(there.body == Data("qwerty7".utf8))
        let back = there.redirected(by: 308, to: home)
        #expect(back.headers == there.headers && back.body == there.body)
    }

    @Test func `A redirect within the origin keeps headers and body`() throws {
        let home = try #require(URL(string: "https://bff.example/a"))
        let hop = Hop(Self.secretive(home), adding: ["Kennel-Attempt": "1"])
        let there = hop.redirected(by: 307, to: try #require(URL(string: "https://BFF.example:443/b")))
        #expect(there.headers == hop.headers && there.body == hop.body)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A redirect that is not to be followed is the response`() async throws {
        let home = try RawBackend { _ in
            RawBackend.answer("moved", status: "302 Found", headers: ["Location: /x"])
        }
        var request = TransportRequest(url: try #require(URL(string: home.address)))
        request.redirects = .returned
        let response = await Asking().ask(request).response
        #expect(response?.status == 302 && response?.headers["Location"] == "/x")
        #expect(home.requests.count == 1)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A redirect to another origin sends no secret over the network`() async throws {
        let other = try RawBackend { _ in RawBackend.answer("") }
        let home = try RawBackend { _ in
            RawBackend.answer("", status: "307 Temporary Redirect", headers: ["Location: \(other.address)/x"])
        }
        _ = await Asking().ask(Self.secretive(try #require(URL(string: home.address))))
        #expect(home.requests.first?.contains("hunter2") == true)
        let heard = try #require(other.requests.first)
        #expect(!heard.contains("hunter2") && !heard.contains("t0ken") && !heard.contains("sid="))
        #expect(heard.contains("X-Plain: yes"))
    }
}
