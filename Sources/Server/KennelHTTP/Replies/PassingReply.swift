import HTTPServer

/// A reply that can pass the request on, if the session was parked or has moved to another server meanwhile. Only
/// `Routes.refuse` does so, for all routes.
struct PassingReply: Answering {
    let reply: any Answering
    let passOn: @Sendable () -> Void

    var isGone: Bool { reply.isGone }

    func send(_ response: HTTPResponse) { reply.send(response) }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        reply.openStream(headers, onClose: onClose)
    }
}
