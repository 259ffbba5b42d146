import HTTPServer

/// Finds out the access level of the client, and refuses requests of other sites.
struct Authentication: Middleware {
    let gatekeeper: Gatekeeper

    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
        { context throws(ProblemDetails) in
            switch gatekeeper.judge(context.request) {
            case .pass(let level, let token):
                context.logEntry?.setToken(token)
                var context = context
                context.accessLevel = level
                try next(context)
            case .refuse(let problem): throw problem
            case .exchange(let cookies):
                context.reply.send(TokenPage.redirect(for: context.request, cookies: cookies))
            }
        }
    }

    /// Classifies the sender of a request before its body is read. Throws if a required token is missing.
    func admission(of context: RequestContext) throws(ProblemDetails) -> HTTPServer.Configuration.Admission {
        guard context.request.method != "GET" else {
            return gatekeeper.accessLevel(of: context.request) == .member ? .known : .stranger
        }
        switch gatekeeper.judge(context.request) {  // judge exchanges tokens only in GET requests
        case .refuse(let problem): throw problem
        case .pass(.member, _): return .known
        case .pass(.guest, _) where !EndpointChecks.admitsGuest(context): throw .tokenNeeded()
        case .pass(.guest, _), .exchange: return .stranger
        }
    }
}
