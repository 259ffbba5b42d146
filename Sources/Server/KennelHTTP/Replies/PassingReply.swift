/// A reply that handles the request again, here or on another server, if the session was parked or has moved to another
/// server meanwhile.
struct PassingReply: ReplyDecorator {
    let reply: any Answering
    let passOn: @Sendable () -> Void

    func send(_ problem: ProblemDetails) {
        if problem.hasMissedSession { passOn() } else { reply.send(problem) }
    }
}
