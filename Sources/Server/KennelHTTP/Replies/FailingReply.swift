import HTTPServer

/// A reply that calls a closure before it sends a problem, to undo what was done for the request.
struct FailingReply: Answering {
    let reply: any Answering
    let failed: @Sendable () -> Void

    var isGone: Bool { reply.isGone }

    func send(_ response: HTTPResponse) {
        if response.status >= 400 { failed() }
        reply.send(response)
    }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        reply.openStream(headers, onClose: onClose)
    }
}
