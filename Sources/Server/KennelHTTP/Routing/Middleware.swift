/// A step that every request passes on its way to its handler.
protocol Middleware: Sendable {
    /// Passes a request on to `next`, immediately or later, or responds itself. A thrown problem becomes the response.
    func handle(_ context: RequestContext, next: @escaping Endpoint.Handler) throws(ProblemDetails)
}

/// Middleware in the order in which requests pass it.
struct MiddlewareChain: Sendable {
    private let steps: [any Middleware]

    init(_ steps: [any Middleware]) {
        self.steps = steps
    }

    /// Passes a request through all steps, and then to the handler.
    func run(_ context: RequestContext, then handler: @escaping Endpoint.Handler) throws(ProblemDetails) {
        try run(context, from: 0, then: handler)
    }

    private func run(
        _ context: RequestContext, from index: Int, then handler: @escaping Endpoint.Handler
    ) throws(ProblemDetails) {
        guard index < steps.count else { return try handler(context) }
        try steps[index].handle(context) { context throws(ProblemDetails) in
            try run(context, from: index + 1, then: handler)
        }
    }
}
