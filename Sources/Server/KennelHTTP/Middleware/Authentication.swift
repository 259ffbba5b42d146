import HTTPServer

/// Determines the access level of the client, and refuses requests of other sites.
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

    /// Classifies the sender of a request before its body is read. Throws if the gatekeeper refuses the request, or if
    /// a required token is missing.
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

/// Refuses requests without an endpoint, and those of clients that may not call it.
struct EndpointChecks: Middleware {
    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
        { context throws(ProblemDetails) in
            if context.accessLevel == .guest, !Self.admitsGuest(context) { throw .tokenNeeded() }
            guard let resource = context.match?.resource, !resource.endpoints.isEmpty else {
                throw .unknownRoute(context.request.path)
            }
            guard context.endpoint != nil else {
                throw .wrongMethod(context.request.method, allowed: resource.allowedMethods)
            }
            try next(context)
        }
    }

    /// Whether a request is accepted from a guest, who has shown no valid token or cookie.
    ///
    /// A guest learns that a method is not supported only where every endpoint of the path is open to everyone.
    static func admitsGuest(_ context: RequestContext) -> Bool {
        if let endpoint = context.endpoint { return endpoint.access.admitsGuest(context.request) }
        guard let endpoints = context.match?.resource.endpoints, !endpoints.isEmpty else { return false }
        return endpoints.allSatisfy { $0.access == .everyone }
    }
}
