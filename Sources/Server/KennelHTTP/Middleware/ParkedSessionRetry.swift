/// Handles a request again, once, if its session was parked while the request was handled.
struct ParkedSessionRetry: Middleware {
    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
        { context throws(ProblemDetails) in
            try next(context.replying(to: PassingReply(reply: context.reply) { context.run(next) }))
        }
    }
}
