import Glibc
import JSON

/// Sessions that are recorded in a folder, parked, and restored.
final class JournalRun {
    /// The data folder of the servers, deleted with this object.
    let folder: String

    init() throws {
        var template = Array((Plan.program + ".XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw BenchmarkError("no folder can be made") }
        folder = String(cString: made)
    }

    deinit {
        for name in ["", "-wal", "-shm"] { unlink("\(folder)/sessions.sqlite\(name)") }
        rmdir(folder)
    }

    /// Opens sessions, taps each several times, and returns their ids.
    func open(_ count: Int, taps: Int, on server: ServerProcess) throws -> [String] {
        let requests = try Requests(port: server.port)
        return try (0..<count).map { _ in
            let session = try BenchmarkSession(through: requests, body: "{}")
            for _ in 0..<taps {
                guard try requests.send(session.tap).status == 202 else { throw BenchmarkError("a tap was refused") }
            }
            return session.id
        }
    }

    /// Requests every session once. Each is rebuilt before the response.
    func restore(_ sessions: [String], on server: ServerProcess) throws {
        let requests = try Requests(port: server.port)
        for session in sessions {
            let answer = try requests.send("GET", "/api/sessions/\(session)")
            let restored = try JSON(parsing: answer.body)["restored"]
            guard answer.status == 200, let restored, restored["differsFrom"] == nil else {
                throw BenchmarkError("a session was not rebuilt as it was: \(answer.status)")
            }
        }
    }

    /// Requests every session at once, each on its own connection, without waiting for responses.
    func ask(for sessions: [String], on server: ServerProcess) throws -> [Socket] {
        try sessions.map { session in
            let socket = try Socket(port: server.port)
            try socket.send(Requests.bytes("GET", "/api/sessions/\(session)"))
            return socket
        }
    }

    /// Reads the beginning of each response.
    func readAnswers(_ sockets: [Socket]) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
        defer { buffer.deallocate() }
        for socket in sockets {
            let count = try socket.receive(into: buffer)
            let isGood = count > 12 && buffer[9] == UInt8(ascii: "2")
            guard isGood else { throw BenchmarkError("a session did not come back") }
        }
    }

    /// Waits until every session of the server is parked.
    func waitUntilParked(on server: ServerProcess) throws {
        let requests = try Requests(port: server.port)
        while true {
            let list = try JSON(parsing: try requests.send("GET", "/api/sessions").body).array ?? []
            if list.allSatisfy({ $0["phase"] == "parked" }) { return }
            usleep(100_000)
        }
    }
}
