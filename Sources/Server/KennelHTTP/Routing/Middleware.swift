/// A step that every request passes on its way to its handler.
protocol Middleware: Sendable {
    /// Returns a handler that passes a request on to `next`, immediately or later, or responds itself. A thrown problem
    /// becomes the response.
    ///
    /// Called once for all requests, so that a request goes from step to step directly.
    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler
}

extension [any Middleware] {
    /// Returns a handler that passes a request through all steps in order, and then to `handler`.
    func leading(to handler: @escaping Endpoint.Handler) -> Endpoint.Handler {
        reversed().reduce(handler) { next, step in step.handler(before: next) }
    }
}
