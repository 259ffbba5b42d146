import HTTPServer

/// A reply that calls `failed` if the response is an error, so that earlier work can be undone.
struct FailingReply: ReplyDecorator {
    let reply: any Answering
    let failed: @Sendable () -> Void

    func send(_ response: HTTPResponse) {
        if response.status >= 400 { failed() }
        reply.send(response)
    }

    func send(_ problem: ProblemDetails) {
        failed()
        reply.send(problem)
    }
}
