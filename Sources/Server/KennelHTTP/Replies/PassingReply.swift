import HTTPServer

/// A reply that passes a request on where the session turns out to have been put aside, or to be another server's by
/// now. `Routes.refuse` is the one place that does so, for all routes.
struct PassingReply: Answering {
    let reply: any Answering
    let passOn: @Sendable () -> Void

    var isGone: Bool { reply.isGone }

    func send(_ response: HTTPResponse) { reply.send(response) }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        reply.openStream(headers, onClose: onClose)
    }
}
