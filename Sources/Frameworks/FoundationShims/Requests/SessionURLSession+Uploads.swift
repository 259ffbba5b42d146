public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Tasks that send a body which their request does not contain.
extension SessionURLSession {
    /// Creates a task that sends `bodyData`. The completion handler is called with body and response, or with an error.
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        makeTask(with: request.with(bodyData), to: .completion(completionHandler))
    }

    /// Creates a task that sends `bodyData`, and whose response the delegate receives.
    public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        makeTask(with: request.with(bodyData), to: .dataDelegate)
    }

    /// Creates a task that sends a file, which is read when the task is resumed. The completion handler is called with
    /// body and response, or with an error.
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        makeTask(with: request, body: .file(fileURL), to: .completion(completionHandler))
    }

    /// Creates a task that sends a file, and whose response the delegate receives. The file is read when the task is
    /// resumed.
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        makeTask(with: request, body: .file(fileURL), to: .dataDelegate)
    }

    /// Creates a task whose body is read from the delegate's stream. The stream is read to its end when the task is
    /// resumed.
    public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        makeTask(with: request, body: .delegate, to: .dataDelegate)
    }
}

extension URLRequest {
    fileprivate func with(_ body: Data?) -> URLRequest {
        var request = self
        request.httpBody = body
        return request
    }
}
