/// Handles a request again, once, if its session was parked while the request was handled.
struct ParkedSessionRetry: Middleware {
    func handle(_ context: RequestContext, next: @escaping Endpoint.Handler) throws(ProblemDetails) {
        try next(context.replying(to: PassingReply(reply: context.reply) { context.run(next) }))
    }
}
