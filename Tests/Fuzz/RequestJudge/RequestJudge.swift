import Foundation
import HTTPServer
import JSON
import Kennel
import SampleApp

/// Sends generated requests to a server in this process, like a client that knows the ids of a session.
///
/// The text is a conversation, see ``Conversation``. Every request must get exactly one valid response, and never a
/// server error.
package func judgeRequests(_ bytes: [UInt8]) -> String? {
    let server: Server
    do {
        server = try Server.shared.get()
    } catch {
        return "there is no server: \(error)"
    }
    var conversation = Conversation(bytes)
    guard let opened = server.answer(to: .opening) else { return "no session is opened" }
    conversation.names = opened.names
    defer { for id in conversation.opened { _ = server.answer(to: .closing(id)) } }
    while let request = conversation.next() {
        guard let answer = server.answer(to: request) else {
            return "\(request.method) \(request.path) is not answered"
        }
        if let complaint = answer.complaint { return "\(request.method) \(request.path): \(complaint)" }
        conversation.heard(answer)
    }
    return nil
}

/// The routes of a server without a socket, called directly.
private final class Server: Sendable {
    static let shared = Result { try Server() }

    private let service: Service

    private init() throws {
        var options = Options()
        options.port = 0
        options.recordings = .memory
        options.requestTimeout = .milliseconds(200)
        options.publicFolder =
            URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Public").path
        service = try Service(options, application: AppDelegate.init, backend: nil)
    }

    /// Waits for the response; nil after half a minute.
    func answer(to request: HTTPRequest) -> Answer? {
        let box = AnswerBox()
        service.interface.answer(request, box)
        return box.wait(for: .now() + 30)
    }
}

extension HTTPRequest {
    private static let headers: [(name: String, value: String)] = [
        ("Host", "127.0.0.1"), ("Content-Type", "application/json"),
    ]

    /// Opens a session on a screen with every kind of view.
    fileprivate static var opening: HTTPRequest {
        HTTPRequest(
            method: "POST", target: "/api/sessions", headers: headers,
            body: JSON.object(["screen_json": .string(Conversation.screen)]).encoded())
    }

    fileprivate static func closing(_ id: String) -> HTTPRequest {
        HTTPRequest(method: "DELETE", target: "/api/sessions/\(id)", headers: headers)
    }
}
