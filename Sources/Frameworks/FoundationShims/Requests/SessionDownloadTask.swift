public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

// @unchecked Sendable: the app's turns run one at a time.
/// A download task of a ``SessionURLSession``. It writes the response to a temporary file of the session.
///
/// As on iOS, the file is deleted when the completion handler returns. A cancelled download cannot be resumed.
public final class SessionDownloadTask: URLSessionDownloadTask, @unchecked Sendable {
    private let task: SessionURLTask

    init(_ task: SessionURLTask) {
        self.task = task
        super.init()
    }

    /// Returns a completion that writes the response body to a file and calls `completion` with it.
    static func inFile(
        _ completion: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> SessionURLTask.Completion {
        { data, response, error in
            guard let data else { return completion(nil, response, error) }
            do {
                let file = try store(data)
                completion(file, response, nil)
                try? FileManager.default.removeItem(at: file)  // the file is missing if it was moved
            } catch {
                completion(nil, response, error)
            }
        }
    }

    /// Writes data to a new file of the session. Throws if the disk is full.
    static func store(_ data: Data) throws -> URL {
        let file = SessionFolders.current.temporary.appending(path: "CFNetworkDownload_\(UUID().uuidString).tmp")
        try data.write(to: file)
        return file
    }

    /// Sends the request when called for the first time.
    public override func resume() { task.resume() }
    /// Cancels the request. The completion handler is called with `URLError.cancelled` after the current turn.
    public override func cancel() { task.cancel() }
    /// Cancels the request. `completionHandler` receives nil, because there is no resume data.
    public override func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
        cancel()
        MainQueue.async { completionHandler(nil) }
    }
    /// Has no effect, because a sent request cannot be suspended.
    public override func suspend() {}

    /// The state: suspended before the first `resume()`, then running until the task is completed or cancelled.
    public override var state: URLSessionTask.State { task.state }
    /// The number of the task in its session, from 1.
    public override var taskIdentifier: Int { task.taskIdentifier }
    public override var originalRequest: URLRequest? { task.originalRequest }
    /// The request. Always equal to ``originalRequest``, because redirects are followed outside the session.
    public override var currentRequest: URLRequest? { task.currentRequest }
    /// The response; nil before there is one.
    public override var response: URLResponse? { task.response }
    /// The error; nil unless the request has failed.
    public override var error: (any Error)? { task.error }
    /// The size of the response body.
    public override var countOfBytesReceived: Int64 { task.countOfBytesReceived }
    /// The size of the response body.
    public override var countOfBytesExpectedToReceive: Int64 { task.countOfBytesExpectedToReceive }
    /// The size of the request body.
    public override var countOfBytesSent: Int64 { task.countOfBytesSent }
}

extension SessionURLSession {
    /// Creates a download. The completion handler is called with the file and the response, or with an error.
    public func downloadTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        SessionDownloadTask(makeTask(with: request, completion: SessionDownloadTask.inFile(completionHandler)))
    }

    /// Creates a download. The completion handler is called with the file and the response, or with an error.
    public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Creates a download whose response is dropped, because task delegates are not supported. A message is logged.
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        SessionDownloadTask(unheard(request))
    }

    /// Creates a download whose response is dropped, because task delegates are not supported. A message is logged.
    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// Downloads to a file, and returns the file and the response. The file is kept until the session ends. Throws a
    /// `URLError` if there is no response.
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        let (data, response) = try await data(for: request)
        return (try SessionDownloadTask.store(data), response)
    }

    /// Downloads to a file, and returns the file and the response. The file is kept until the session ends. Throws a
    /// `URLError` if there is no response.
    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url))
    }
}
