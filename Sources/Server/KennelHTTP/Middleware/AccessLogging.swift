import Sessions

/// Logs every response.
struct AccessLogging: Middleware {
    private let clock: any SessionClock
    private let log: @Sendable (AccessRecord) -> Void

    init(clock: any SessionClock, log: @escaping @Sendable (AccessRecord) -> Void) {
        self.clock = clock
        self.log = log
    }

    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
        { context throws(ProblemDetails) in
            let request = context.request
            // The route `/**` stands for the files of the page, so their own paths are logged.
            let pattern = context.match.flatMap {
                $0.resource.path.description == "/**" ? nil : $0.resource.path.logged
            }
            let reply = LoggedReply(
                context.reply,
                record: AccessRecord(
                    client: request.remoteAddress, token: nil, method: request.method, route: pattern ?? request.path,
                    status: 0, bytes: 0, duration: .zero),
                now: { clock.now }, log: log)
            var context = context.replying(to: reply)
            context.logEntry = reply
            try next(context)
        }
    }
}
