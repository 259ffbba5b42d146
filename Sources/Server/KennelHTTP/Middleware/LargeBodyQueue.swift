import Foundation

/// Handles requests with large bodies on separate threads, so that they do not block the connection threads.
struct LargeBodyQueue: Middleware {
    /// The maximum size of a body, in bytes, that is handled on the thread that received it.
    private static let longestSmallBody = 65_536

    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "kennel.large-bodies"
        queue.maxConcurrentOperationCount = 2
        return queue
    }()

    func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
        { context throws(ProblemDetails) in
            if context.request.body.count <= Self.longestSmallBody { return try next(context) }
            queue.addOperation { context.run(next) }
        }
    }
}
