import HTTPServer

/// A reply that changes some of the calls and passes all others to another reply.
protocol ReplyDecorator: Answering {
    var reply: any Answering { get }
}

extension ReplyDecorator {
    var isGone: Bool { reply.isGone }

    func send(_ response: HTTPResponse) { reply.send(response) }

    func send(_ problem: ProblemDetails) { reply.send(problem) }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        reply.openStream(headers, onClose: onClose)
    }
}
