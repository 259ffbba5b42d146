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

    /// Whether a request is accepted from a client without the token.
    ///
    /// Such a client learns that a method is not supported only where every endpoint of the path is open to everyone.
    static func admitsGuest(_ context: RequestContext) -> Bool {
        if let endpoint = context.endpoint { return endpoint.access.admitsGuest(context.request) }
        guard let endpoints = context.match?.resource.endpoints, !endpoints.isEmpty else { return false }
        return endpoints.allSatisfy { $0.access == .everyone }
    }
}
