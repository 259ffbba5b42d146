import Testing

@testable import HTTPServer

@Suite("Answers that wait for slow readers", .timeLimit(.minutes(5)))
struct UnsentTests {
    /// More bytes than the system buffers for a client that does not read.
    private static let large = 16 * 1_048_576

    /// A server with a different body for each path. All responses for a path share one copy of its body.
    private final class Copies: Sendable {
        let traffic = TrafficCounter()
        let server: HTTPServer

        init(_ change: (inout HTTPServer.Configuration) -> Void = { _ in }) throws {
            let copies = Notes<(path: String, copy: SharedBytes)>()
            server = try HTTPServer({ [traffic] in
                $0.traffic = traffic
                $0.admission = { $0.header("Token") == nil ? .stranger : .known }
                change(&$0)
            }) { request, reply in
                if request.path == "/small" { return reply.send(HTTPResponse("ok")) }
                let known = copies.all.first { $0.path == request.path }?.copy
                let copy = known ?? SharedBytes([UInt8](repeating: 120, count: large), of: request.query("owner"))
                if known == nil { copies.append((request.path, copy)) }
                reply.send(HTTPResponse(shared: copy))
            }
        }

        /// Sends a request and reads only the head of the response.
        func stalled(_ target: String, known: Bool = true) throws -> (client: RawClient, status: Int) {
            let client = try RawClient(port: server.port, receiveBuffer: 4_096)
            try client.request("GET", target, headers: known ? ["Token: yes"] : [])
            return (client, try client.head().status)
        }
    }

    @Test func `Unsent bytes that many readers wait for count once, until those readers leave`() async throws {
        let copies = try Copies { $0.maximumUnsentBytes = Self.large + 1_000 }
        var stalled = try (0..<20).map { _ in try copies.stalled("/one") }
        #expect(stalled.allSatisfy { $0.status == 200 })
        #expect(copies.traffic.unsent == Self.large)
        let other = try copies.stalled("/other")
        #expect(other.status == 503 && copies.traffic.cutOffs == 1)
        stalled.removeAll()
        try await eventually("nothing waits") { copies.traffic.unsent == 0 }
        #expect(try copies.stalled("/other").status == 200)
    }

    @Test func `Responses made of one array count as one copy`() throws {
        let body = [UInt8](repeating: 120, count: Self.large)
        let traffic = TrafficCounter()
        let server = try HTTPServer({ $0.traffic = traffic }) { $1.send(HTTPResponse(body: body)) }
        let clients = try (0..<5).map { _ in
            let client = try RawClient(port: server.port, receiveBuffer: 4_096)
            try client.request("GET", "/")
            #expect(try client.head().status == 200)
            return client
        }
        #expect(traffic.unsent == Self.large)
        withExtendedLifetime(clients) {}
    }

    @Test func `Unsent bytes are limited per address, owner and stranger, and small responses are sent`() throws {
        let copies = try Copies {
            $0.maximumUnsentBytes = 8 * Self.large
            $0.maximumUnsentBytesPerAddress = 5 * Self.large
            $0.maximumUnsentBytesPerOwner = 2 * Self.large
        }
        var stalled = [try copies.stalled("/1?owner=a"), try copies.stalled("/2?owner=a")]
        #expect(stalled.map(\.status) == [200, 200])
        #expect(try copies.stalled("/3?owner=a").status == 503)
        // Clients without a token share half of an owner's limit.
        #expect(try copies.stalled("/4?owner=a", known: false).status == 503)
        stalled.append(try copies.stalled("/5?owner=b", known: false))
        #expect(stalled[2].status == 200)
        #expect(try copies.stalled("/6?owner=b", known: false).status == 503)
        stalled.append(try copies.stalled("/7?owner=b"))
        stalled.append(try copies.stalled("/8?owner=c"))
        #expect(stalled.map(\.status) == [200, 200, 200, 200, 200])
        #expect(try copies.stalled("/9?owner=d").status == 503)
        #expect(try copies.stalled("/small").status == 200)
    }

    @Test func `A large response arrives whole, even if it is over all limits`() throws {
        let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let server = try HTTPServer({ $0.maximumUnsentBytes = 1_000 }) { $1.send(HTTPResponse(body: body)) }
        let client = try RawClient(port: server.port)
        for _ in 0..<3 {
            try client.request("GET", "/")
            let head = try client.head()
            #expect(head.headers["content-length"] == "300000")
            #expect(try client.bytes(300_000) == body)
        }
        try client.request("HEAD", "/")
        #expect(try client.response(toHead: true).headers["content-length"] == "300000")
    }

    @Test func `A reader that is too slow is cut off, in a response and in a stream`() async throws {
        let streams = Notes<EventStream>()
        let traffic = TrafficCounter()
        let frame = SharedBytes([UInt8](repeating: 120, count: Self.large))
        let server = try HTTPServer({
            $0.traffic = traffic
            $0.sendTimeout = .seconds(1)
            $0.slowestRate = 1 << 40
        }) { request, reply in
            if request.path == "/stream" {
                streams.append(reply.stream())
            } else {
                reply.send(HTTPResponse(shared: frame))
            }
        }
        let reader = try RawClient(port: server.port, receiveBuffer: 4_096)
        try reader.request("GET", "/")
        let listener = try RawClient(port: server.port, receiveBuffer: 4_096)
        try listener.request("GET", "/stream")
        try await eventually("the stream is open") { streams.count == 1 }
        #expect(streams.all[0].send(frame) == .queued)
        #expect(traffic.unsent == Self.large)
        try await eventually("both are cut off") { traffic.unsent == 0 && streams.all[0].isClosed }
    }

    @Test func `A large frame counts once for all streams, and one without room cuts off its reader`() async throws {
        let streams = Notes<EventStream>()
        let traffic = TrafficCounter()
        let server = try HTTPServer({
            $0.traffic = traffic
            $0.maximumUnsentBytes = Self.large + 100_000
            $0.maximumQueuedBytes = 2 * Self.large
        }) { streams.append($1.stream()) }
        var clients = try (0..<3).map { _ in
            let client = try RawClient(port: server.port, receiveBuffer: 4_096)
            try client.request("GET", "/")
            return client
        }
        try await eventually("all are open") { streams.count == 3 }
        let frame = SharedBytes([UInt8](repeating: 120, count: Self.large))
        #expect(streams.all[0].send(frame) == .queued && streams.all[1].send(frame) == .queued)
        #expect(traffic.unsent == Self.large)
        #expect(streams.all[2].send([UInt8](repeating: 121, count: Self.large)) == .cutOff)
        // Small frames after it are counted in steps.
        for _ in 0..<70 { _ = streams.all[0].send([UInt8](repeating: 122, count: 1_000)) }
        #expect(traffic.unsent == Self.large + 65_536)
        clients.removeAll()
        try await eventually("nothing waits") { traffic.unsent == 0 }
    }
}
