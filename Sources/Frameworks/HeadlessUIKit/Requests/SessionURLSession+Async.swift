public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Requests that a task waits for; the task is one of the session's, such as `Task.ofSession` starts.
extension SessionURLSession {
    /// The body and the head of the answer. Throws a `URLError` where there is none.
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await answer { self.dataTask(with: request, completionHandler: $0) }
    }

    /// The body and the head of what an address answers. Throws a `URLError` where it does not.
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Sends a body, and answers that and the head of the answer. Throws a `URLError` where there is none.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await answer { self.uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    private func answer(
        _ make: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Data, URLResponse) {
        let waiting = WaitingTask()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = make { data, response, error in
                    if let data, let response {
                        continuation.resume(returning: (data, response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.unknown))
                    }
                }
                waiting.begin(task)
            }
        } onCancel: {
            waiting.cancel()
        }
    }
}

/// A request that a task waits for, and that is given up with it.
// Unchecked: both sides run in turns of the session.
private final class WaitingTask: @unchecked Sendable {
    private var task: URLSessionTask?
    private var isCancelled = false

    func begin(_ task: URLSessionTask) {
        self.task = task
        isCancelled ? task.cancel() : task.resume()
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }
}
