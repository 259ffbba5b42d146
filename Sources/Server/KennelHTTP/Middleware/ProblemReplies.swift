import HTTPServer

/// Turns problems into responses, and counts them.
struct ProblemReplies: Middleware {
    let metrics: Metrics
    let peers: (any Peers)?

    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
        { context throws(ProblemDetails) in
            let reply = ProblemReply(reply: context.reply, request: context.request, metrics: metrics, peers: peers)
            context.replying(to: reply).run(next)
        }
    }
}

extension RequestContext {
    /// Runs a handler; sends the problem if the handler throws one.
    func run(_ handler: Endpoint.Handler) {
        do throws(ProblemDetails) {
            try handler(self)
        } catch {
            reply.send(error)
        }
    }
}

/// A reply that counts the problems sent with it.
///
/// A browser without the token receives a page on which to enter it. While the server cannot reach its cluster's
/// journal, a problem says so.
private struct ProblemReply: ReplyDecorator {
    let reply: any Answering
    let request: HTTPRequest
    let metrics: Metrics
    let peers: (any Peers)?

    func send(_ problem: ProblemDetails) {
        let isCutOff = problem.status >= 500 && peers?.isReachable == false
        let problem = isCutOff ? ProblemDetails.noContact(problem.detail) : problem
        metrics.requestRefused(problem)
        let isForBrowser = problem.status == 401 && request.header("Accept")?.contains("text/html") == true
        reply.send(isForBrowser ? TokenPage.response(for: problem) : problem.response)
    }
}
