public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Requests of tasks that run in the session, such as those started with `Task.ofSession`.
extension SessionURLSession {
    /// Returns the body and the response of a request. Throws a `URLError` if there is no response.
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await awaitResponse(delegate) { self.dataTask(with: request, completionHandler: $0) }
    }

    /// Returns the body and the response of a request. Throws a `URLError` if there is no response.
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }

    /// Uploads data, and returns the body and the response. Throws a `URLError` if there is no response.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await awaitResponse(delegate) { self.uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    /// Uploads a file, and returns the body and the response. Throws a `URLError` if there is no response.
    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await awaitResponse(delegate) { self.uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }

    private func awaitResponse(
        _ delegate: (any URLSessionTaskDelegate)?,
        of make: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
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
                task.delegate = delegate
                waiting.begin(task)
            }
        } onCancel: {
            waiting.cancel()
        }
    }
}

/// A request that is cancelled together with the Swift task that awaits it.
// @unchecked Sendable: both sides run in turns of the session.
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
