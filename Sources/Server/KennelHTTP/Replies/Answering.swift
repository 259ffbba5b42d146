package import HTTPServer

/// The receiver of the response to a request: an `HTTPReply` for a socket, a collector in tests.
package protocol Answering: Sendable {
    /// Sends a complete response.
    func send(_ response: HTTPResponse)
    /// Sends a problem as the response.
    func send(_ problem: ProblemDetails)
    /// Whether the client has disconnected, so that no response can reach it.
    var isGone: Bool { get }
    /// Opens an event stream. `onClose` is called once when the stream ends, whichever side ended it.
    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver
}

extension HTTPReply: Answering {
    /// Opens an `EventStream`.
    package func openStream(
        _ headers: Headers, onClose: @escaping @Sendable () -> Void
    ) -> any EventReceiver {
        stream(headers: headers, onClose: onClose)
    }
}

extension Answering {
    func send(json: [UInt8], status: Int = 200, headers: Headers = []) {
        send(
            HTTPResponse(
                status: status, headers: [("Content-Type", "application/json")] + SecurityHeaders.data + headers,
                body: json))
    }

    /// Sends a JSON response whose bytes are shared with other clients.
    func send(json: SharedBytes) {
        send(HTTPResponse(headers: [("Content-Type", "application/json")] + SecurityHeaders.data, shared: json))
    }

    package func send(_ problem: ProblemDetails) { send(problem.response) }
}

extension ProblemDetails {
    /// The problem as a response.
    var response: HTTPResponse {
        HTTPResponse(
            status: status,
            headers: [("Content-Type", "application/problem+json")] + SecurityHeaders.data + headers, body: json)
    }
}
