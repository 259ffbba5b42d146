package import HTTPServer

/// Where a request is answered: over a socket an `HTTPReply`, in a test whatever collects the answer.
package protocol Answering: Sendable {
    /// Answers at once and in whole.
    func send(_ response: HTTPResponse)
    /// Whether whoever asked has hung up, so that no answer reaches them.
    var isGone: Bool { get }
    /// Answers with a stream of events; `onClose` is called once when it is over, whoever ended it.
    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver
}

extension HTTPReply: Answering {
    /// Answers with an `EventStream`.
    package func openStream(
        _ headers: Headers, onClose: @escaping @Sendable () -> Void
    ) -> any EventReceiver {
        stream(headers: headers, onClose: onClose)
    }
}

extension Answering {
    /// Answers with a JSON text.
    func send(json: [UInt8], status: Int = 200, headers: Headers = []) {
        send(
            HTTPResponse(
                status: status, headers: [("Content-Type", "application/json")] + SecurityHeaders.data + headers,
                body: json))
    }

    /// Answers with a JSON text that others are sent too.
    func send(json: SharedBytes) {
        send(HTTPResponse(headers: [("Content-Type", "application/json")] + SecurityHeaders.data, shared: json))
    }

    /// Answers with an error.
    func send(_ problem: ProblemDetails) {
        send(
            HTTPResponse(
                status: problem.status,
                headers: [("Content-Type", "application/problem+json")] + SecurityHeaders.data + problem.headers,
                body: problem.json))
    }
}
