import Dispatch
import Foundation
import HTTPServer
import Locks

/// Serves a described backend on a separate loopback port.
final class BackendServer: Sendable {
    /// The header field that contains the number of a session's request to a path. With it, a rebuilt or branched
    /// session gets the same answers as before. The session counts its requests, so the backend keeps no state.
    static let attemptHeader: StaticString = "Kennel-Attempt"

    /// The maximum number of unanswered requests that are kept open.
    private static let mostSilent = 1_000

    let url: URL
    private let server: HTTPServer
    private let answerer: BackendAnswerer

    init(_ backend: Backend, keepsDelays: Bool = true) throws {
        let desk = BackendAnswerer(backend, keepsDelays: keepsDelays)
        var configuration = HTTPServer.Configuration(host: "127.0.0.1", port: 0)
        configuration.maximumConnectionsPerAddress = configuration.maximumConnections  // all are this server's sessions
        self.answerer = desk
        server = try HTTPServer(configuration) { request, reply in desk.respond(to: request, through: reply) }
        guard let url = URL(string: "http://127.0.0.1:\(server.port)") else {
            throw UsageError("the sample backend has no address")
        }
        self.url = url
    }

    /// Replaces the backend. Requests in progress are still answered by the previous one.
    func serve(_ backend: Backend) {
        answerer.backend.withLock { $0 = backend }
    }

    func stop() {
        server.stop()
    }

    /// Finds the answers to requests and sends them.
    private final class BackendAnswerer: Sendable {
        let backend: Locked<Backend>
        private let keepsDelays: Bool
        /// The replies that are never sent. They are retained because releasing a reply would send it.
        private let silent = Locked<[HTTPReply]>([])
        private let queue = DispatchQueue(label: "kennel.backend")

        init(_ backend: Backend, keepsDelays: Bool) {
            self.backend = Locked(backend)
            self.keepsDelays = keepsDelays
        }

        func respond(to request: HTTPRequest, through reply: HTTPReply) {
            guard let answers = backend.withLock({ $0.answers[request.path] }), let last = answers.last else {
                let body = Array(#"{"error":"There is no such screen"}"#.utf8)
                reply.send(HTTPResponse(status: 404, headers: [("Content-Type", "application/json")], body: body))
                return
            }
            let attempt = request.header(BackendServer.attemptHeader).flatMap { Int($0) } ?? 1
            let answer = (1...answers.count).contains(attempt) ? answers[attempt - 1] : last
            if keepsDelays, answer.delay > .zero {
                queue.asyncAfter(deadline: .now() + answer.delay.timeInterval) { self.send(answer, through: reply) }
            } else {
                send(answer, through: reply)
            }
        }

        private func send(_ answer: Backend.Answer, through reply: HTTPReply) {
            switch answer.ending {
            case .complete:
                reply.send(HTTPResponse(status: answer.status, headers: answer.headers, body: answer.body))
            case .hangUp:
                reply.hangUp()
            case .silence:
                silent.withLock { silent in
                    if silent.count >= BackendServer.mostSilent { silent.removeFirst() }
                    silent.append(reply)
                }
            case .endless:
                drip(answer.body, into: reply.stream(headers: answer.headers, onClose: {}))
            }
        }

        /// Sends the body ten times a second until the client disconnects.
        private func drip(_ body: [UInt8], into stream: EventStream) {
            guard !stream.isClosed, stream.send(body) == .queued else { return }
            queue.asyncAfter(deadline: .now() + 0.1) { self.drip(body, into: stream) }
        }
    }
}
