import Glibc
import HTTPServer
import Testing

@Suite("Stopping the server")
struct StopTests {
    @Test(arguments: [1, 2])
    func `Stopping ends open streams in order, and late responses become 503`(threads: Int) async throws {
        let streams = Notes<EventStream>()
        let replies = Notes<HTTPReply>()
        let closed = Notes<Int>()
        let server = try HTTPServer({
            $0.threads = threads
            $0.farewell = Array("goodbye;".utf8)
        }) { request, reply in
            if request.method == "GET" {
                streams.append(reply.stream(onClose: { closed.append(1) }))
            } else {
                replies.append(reply)
            }
        }
        let readers = try (0..<20).map { _ in try RawClient(port: server.port) }
        let writers = try (0..<20).map { _ in try RawClient(port: server.port) }
        let idle = try RawClient(port: server.port)
        for reader in readers { try reader.request("GET", "/") }
        for writer in writers { try writer.request("POST", "/", body: "x") }
        try await eventually("all wait") { server.waitingCount == 40 && streams.count == 20 }
        for stream in streams.all { stream.send(Array("last;".utf8)) }
        server.stop()
        server.stop()
        #expect(closed.count == 20)
        for reader in readers {
            #expect(try reader.head().status == 200)
            var said = ""
            while let chunk = try reader.chunk() { said += chunk }
            #expect(said == "last;goodbye;")
        }
        for writer in writers { #expect(try writer.response().status == 503) }
        #expect(try idle.isAtEnd())
        #expect(streams.all[0].send([1]) == .closed)
        replies.all[0].send(HTTPResponse("too late"))
        #expect(throws: (any Error).self) { try RawClient(port: server.port).get("/") }
    }

    @Test func `A reader that does not read delays the stop only until its timeout`() async throws {
        let streams = Notes<EventStream>()
        let server = try HTTPServer({ $0.stopTimeout = .milliseconds(50) }) { _, reply in
            streams.append(reply.stream())
        }
        let client = try RawClient(port: server.port, receiveBuffer: 4096)
        try client.request("GET", "/")
        try await eventually("the stream is open") { streams.count == 1 }
        streams.all[0].send([UInt8](repeating: 120, count: 50_000_000))
        server.stop()
        #expect(streams.all[0].isClosed)
    }

    @Test func `A server of several threads can be stopped 1000 times while its threads wake`() async throws {
        for round in 0..<1000 {
            let server = try HTTPServer({ $0.threads = 8 }) { _, reply in reply.send(HTTPResponse("now")) }
            let port = server.port
            onThread {
                for _ in 0..<6 {
                    guard let client = try? RawClient(port: port) else { return }
                    try? client.request("GET", "/")
                }
            }
            usleep(useconds_t(round % 400))  // the threads are in another state each time
            server.stop()
        }
    }

    @Test(arguments: 0..<10)
    func `Stopping while clients come, leave and are answered does no harm`(round: Int) async throws {
        let streams = Notes<EventStream>()
        let server = try HTTPServer({ $0.threads = 1 + round % 2 }) { request, reply in
            switch request.path {
            case "/stream": streams.append(reply.stream())
            case "/late": onThread { reply.send(HTTPResponse("late")) }
            default: reply.send(HTTPResponse("now"))
            }
        }
        let isDone = Notes<Int>()
        let port = server.port
        for worker in 0..<4 {
            onThread {
                while let client = try? RawClient(port: port) {
                    guard (try? client.request("GET", ["/stream", "/late", "/"][worker % 3])) != nil,
                        (try? client.head()) != nil
                    else { break }
                    for stream in streams.all.suffix(5) { stream.send([120]) }
                }
                isDone.append(worker)
            }
        }
        try await eventually("they are at it") { streams.count > 5 * round }
        server.stop()
        try await eventually("all clients are done") { isDone.count == 4 }
        #expect(server.waitingCount == 0)
    }

    @Test func `A port is free again once the server has stopped`() throws {
        let first = try HTTPServer { $1.send(HTTPResponse("1")) }
        let client = try RawClient(port: first.port)
        #expect(try client.get("/").body == "1")
        first.stop()
        let second = try HTTPServer({ $0.port = first.port }, handler: { $1.send(HTTPResponse("2")) })
        #expect(try RawClient(port: second.port).get("/").body == "2")
    }

    @Test func `A released server stops`() throws {
        var server: HTTPServer? = try HTTPServer { $1.send(HTTPResponse("1")) }
        let port = try #require(server?.port)
        let client = try RawClient(port: port)
        #expect(try client.get("/").body == "1")
        server = nil
        #expect(try client.isAtEnd())
    }
}
