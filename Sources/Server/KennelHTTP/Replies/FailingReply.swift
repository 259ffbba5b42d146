import HTTPServer

/// A reply that calls `failed` if the response is an error, so that earlier work can be undone.
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
