import Foundation
import HTTPServer
import Testing

@Suite("Event streams over a socket")
struct StreamTests {
    /// A server that responds to every GET with a stream.
    struct Streaming {
        let streams = Notes<EventStream>()
        let closed = Notes<String>()
        let server: HTTPServer

        init(_ change: (inout HTTPServer.Configuration) -> Void = { _ in }) throws {
            server = try HTTPServer(change) { [streams, closed] request, reply in
                let path = request.path
                if path.hasPrefix("/late") {
                    onThread { streams.append(reply.stream(onClose: { closed.append(path) })) }
                } else {
                    streams.append(reply.stream(onClose: { closed.append(path) }))
                }
            }
        }

        func open(_ path: String = "/", receiveBuffer: Int32? = nil) throws -> RawClient {
            let client = try RawClient(port: server.port, receiveBuffer: receiveBuffer)
            try client.request("GET", path)
            #expect(try client.head().headers["content-type"] == "text/event-stream")
            return client
        }

        /// Opens streams one after the other. The server's ends of these streams are stored in the same order.
        func open(count: Int) async throws -> [RawClient] {
            var clients: [RawClient] = []
            for _ in 0..<count {
                let before = streams.count
                clients.append(try open())
                try await eventually("the stream is open") { streams.count == before + 1 }
            }
            return clients
        }
    }

    @Test(arguments: ["/", "/late"])
    func `Frames arrive in order, and the stream ends in order`(path: String) async throws {
        let streaming = try Streaming()
        let client = try streaming.open(path)
        try await eventually("the stream is open") { streaming.streams.count == 1 }
        let stream = streaming.streams.all[0]
        var expected = ""
        for number in 0..<2000 {
            let frame = "\(number);"
            #expect(stream.send(Array(frame.utf8)) == .queued)
            expected += frame
        }
        #expect(!stream.isClosed)
        #expect(try client.stream(until: "1999;") == expected)
        stream.send(Array("last".utf8))
        stream.close()
        stream.close()
        #expect(stream.isClosed)
        #expect(stream.send([1]) == .closed)
        #expect(try client.chunk() == "last")
        #expect(try client.chunk() == nil)
        try await eventually("the close is told") { streaming.closed.all == [path] }
        try client.request("GET", "/again")
        #expect(try client.head().status == 200, "the connection is still good")
    }

    @Test func `A stream can be filled before the handler returns`() throws {
        let server = try HTTPServer { _, reply in
            let stream = reply.stream()
            stream.send(Array("a".utf8))
            stream.send(Array("b".utf8))
        }
        #expect(try RawClient(port: server.port).get("/").body == "ab")
    }

    @Test func `A frame far larger than the limit is delivered if it is the first`() async throws {
        let streaming = try Streaming { $0.maximumQueuedBytes = 1000 }
        let client = try streaming.open()
        try await eventually("the stream is open") { streaming.streams.count == 1 }
        let frame = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000_000) + Array("!".utf8)
        #expect(streaming.streams.all[0].send(frame) == .queued)
        #expect(try client.stream(until: "!").utf8.count == frame.count)
    }

    @Test func `A reader that does not keep up is cut off, and only that one`() async throws {
        let streaming = try Streaming { $0.maximumQueuedBytes = 100_000 }
        let slow = try streaming.open("/slow", receiveBuffer: 4096)
        try await eventually("the stream is open") { streaming.streams.count == 1 }
        let quick = try streaming.open("/quick")
        try await eventually("the stream is open") { streaming.streams.count == 2 }
        let streams = streaming.streams.all
        let frame = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000) + Array(";".utf8)
        var cutOff = false
        for _ in 0..<10_000 where !cutOff {
            cutOff = streams[0].send(frame) == .cutOff
            #expect(streams[1].send(frame) == .queued)
            _ = try quick.stream(until: ";")
        }
        #expect(cutOff)
        #expect(streams[0].isClosed)
        #expect(streams[0].send(frame) == .closed)
        try await eventually("the close is told") { streaming.closed.all == ["/slow"] }
        _ = try slow.rest()
        #expect(streams[1].send(frame) == .queued)
        _ = try quick.stream(until: ";")
    }

    @Test(arguments: [true, false])
    func `A disconnected reader is noticed even if nothing is sent`(orderly: Bool) async throws {
        let streaming = try Streaming()
        let clients = try await streaming.open(count: 20)
        #expect(streaming.server.waitingCount == 20)
        for client in clients { orderly ? client.hangUp() : client.reset() }
        try await eventually("all closes are told") { streaming.closed.count == 20 }
        #expect(streaming.server.waitingCount == 0)
        #expect(streaming.streams.all.filter(\.isClosed).count == 20)
    }

    @Test func `A client's disconnects and oversized headers cause no warning`() async throws {
        let warnings = Notes<String>()
        let streaming = try Streaming { $0.onWarning = { warnings.append($0) } }
        let clients = try await streaming.open(count: 10)
        for client in clients { client.reset() }
        for stream in streaming.streams.all {
            stream.send([120])
            stream.close()
        }
        try await eventually("all closes are told") { streaming.closed.count == 10 }
        let client = try RawClient(port: streaming.server.port)
        try client.request("GET", "/", headers: ["Cookie: \(String(repeating: "c", count: 20_000))"])
        #expect(try client.response().status == 431)
        streaming.server.stop()
        #expect(warnings.all == [])
    }

    @Test func `Every stream gets heartbeats`() async throws {
        let streaming = try Streaming {
            $0.heartbeat = .init(frame: Array("beat;".utf8), interval: .milliseconds(20))
        }
        let clients = try await streaming.open(count: 3)
        for client in clients {
            for _ in 0..<3 { #expect(try client.chunk()?.hasPrefix("beat;") == true) }
        }
    }

    @Test(arguments: [1, 4])
    func `One frame goes to a thousand streams`(threads: Int) async throws {
        let streaming = try Streaming {
            $0.maximumConnectionsPerAddress = 1200
            $0.threads = threads
        }
        let clients = try await streaming.open(count: 1000)
        for number in 0..<5 {
            let frame = Array("change \(number);".utf8)
            for stream in streaming.streams.all { #expect(stream.send(frame) == .queued) }
            for client in clients { #expect(try client.stream(until: ";") == "change \(number);") }
        }
    }

    @Test func `More connections get more threads, within limits`() {
        let threads = [0, 10, 1_024, 4_096, 10_200, 1_000_000].map {
            HTTPServer.Configuration.threads(forConnections: $0)
        }
        #expect(threads == [1, 1, 2, 8, 19, 32])
    }

    @Test func `A released stream ends`() async throws {
        let streaming = try Streaming()
        let client = try streaming.open()
        try await eventually("the stream is open") { streaming.streams.count == 1 }
        streaming.streams.removeAll()[0].send(Array("x".utf8))
        #expect(try client.chunk() == "x")
        #expect(try client.chunk() == nil)
    }

    @Test(arguments: [1, 2, 9])
    func `Streams opened, used and left in quick succession leave nothing behind`(threads: Int) async throws {
        let streaming = try Streaming { $0.threads = threads }
        let isDone = Notes<Int>()
        for _ in 0..<2 {
            onThread {
                while isDone.count < 6 {
                    for stream in streaming.streams.all.suffix(40) { stream.send(Array("frame;".utf8)) }
                }
            }
        }
        for worker in 0..<6 {
            onThread {
                for round in 0..<150 {
                    guard let client = try? streaming.open() else { break }
                    if round.isMultiple(of: 3) { _ = try? client.chunk() }
                    if round.isMultiple(of: 5) { streaming.streams.all.last?.close() }
                    if (round + worker).isMultiple(of: 2) { client.reset() }
                }
                isDone.append(worker)
            }
        }
        try await eventually("all clients are done") { isDone.count == 6 }
        try await eventually("no stream is left") { streaming.closed.count == 900 }
        #expect(streaming.server.waitingCount == 0)
    }
}
