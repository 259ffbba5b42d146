import Glibc
import HTTPServer
import Locks

/// The minimum that a server on `HTTPServer` does for a tap: an empty 202, and one constant event on the session's
/// streams.
///
/// This server accepts the same requests as Kennel, so that one client measures both servers.
final class BaselineServer: Sendable {
    private static let event = ServerSentEvent.frame(
        id: "1.1", event: "patch",
        data: Array(#"{"input":1,"time":12,"ops":[{"op":"set","id":"v12","props":{"text":"a constant label"}}]}"#.utf8))
    private static let session = Array(
        #"{"id":"1","watch":"1","url":"/?session=1","tree":{"id":"v1","kind":"button","props":{"title":"Tap"}}}"#.utf8)

    /// The streams of each session. Sessions are numbered in order.
    private let sessions = Locked<[[EventStream]]>([])

    static func run() throws {
        let baseline = BaselineServer()
        var configuration = HTTPServer.Configuration()
        configuration.maximumConnectionsPerAddress = configuration.maximumConnections
        configuration.heartbeat = .init(frame: ServerSentEvent.frame(event: "heartbeat", data: Array("{}".utf8)))
        let server = try HTTPServer(configuration) { baseline.answer($0, $1) }
        print("http://127.0.0.1:\(server.port)")
        fflush(nil)
        while getchar() != EOF {}  // until the measuring process closes our input
        server.stop()
    }

    private func answer(_ request: HTTPRequest, _ reply: HTTPReply) {
        let path = request.pathComponents
        guard path.count > 1 else { return reply.send(HTTPResponse(body: Array("<!doctype html>".utf8))) }
        let session = path.count > 2 ? Int(path[2]) ?? 0 : 0
        switch (request.method, path.last) {
        case ("POST", "inputs"):
            sessions.withLock { sessions in
                for stream in sessions[session] { stream.send(Self.event) }
            }
            reply.send(HTTPResponse(status: 202))
        case ("GET", "events"):
            let stream = reply.stream()
            stream.send(ServerSentEvent.frame(event: "snapshot", data: Self.session))
            sessions.withLock { $0[session].append(stream) }
        case ("POST", "sessions"):
            let number = sessions.withLock { sessions in
                sessions.append([])
                return sessions.count - 1
            }
            reply.send(HTTPResponse(status: 201, body: Array(#"{"id":"\#(number)"}"#.utf8)))
        default: reply.send(HTTPResponse(body: Self.session))
        }
    }
}
