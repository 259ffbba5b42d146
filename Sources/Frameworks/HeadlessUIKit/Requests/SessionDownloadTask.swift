public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

// Unchecked: its app runs one turn at a time.
/// A task of a ``SessionURLSession`` that leaves its answer in a file, in the folder of the session for what is
/// temporary.
///
/// As on iOS the file goes when the completion has returned, which moves or reads it before. What was given up begins
/// anew.
public final class SessionDownloadTask: URLSessionDownloadTask, @unchecked Sendable {
    private let task: SessionURLTask

    init(_ task: SessionURLTask) {
        self.task = task
        super.init()
    }

    /// Writes the body of an answer to a file, and hands that on as `completion` wants it.
    static func inFile(
        _ completion: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> SessionURLTask.Completion {
        { data, response, error in
            guard let data else { return completion(nil, response, error) }
            do {
                let file = try keep(data)
                completion(file, response, nil)
                try? FileManager.default.removeItem(at: file)  // where it was moved it is not there
            } catch {
                completion(nil, response, error)
            }
        }
    }

    /// Writes bytes to a new file of the session. Throws where there is no room.
    static func keep(_ data: Data) throws -> URL {
        let file = SessionFolders.current.temporary.appending(path: "CFNetworkDownload_\(UUID().uuidString).tmp")
        try data.write(to: file)
        return file
    }

    /// Sends the request, the first time.
    public override func resume() { task.resume() }
    /// Gives the request up; the completion hears `URLError.cancelled` after the current turn.
    public override func cancel() { task.cancel() }
    /// Gives the request up; nothing is kept from which it could go on.
    public override func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
        cancel()
        MainQueue.async { completionHandler(nil) }
    }
    /// A request that has left cannot be held back, as little as on iOS one that is answered.
    public override func suspend() {}

    /// Suspended until it is resumed, then running until it is answered or cancelled.
    public override var state: URLSessionTask.State { task.state }
    /// The count of tasks of its session, from 1.
    public override var taskIdentifier: Int { task.taskIdentifier }
    /// What was asked for.
    public override var originalRequest: URLRequest? { task.originalRequest }
    /// What was asked for; redirects are followed outside the session.
    public override var currentRequest: URLRequest? { task.currentRequest }
    /// The answer's head; nil until there is one.
    public override var response: URLResponse? { task.response }
    /// Why there is no answer; nil while there may be one.
    public override var error: (any Error)? { task.error }
    /// Bytes of the answer's body.
    public override var countOfBytesReceived: Int64 { task.countOfBytesReceived }
    /// Bytes of the answer's body.
    public override var countOfBytesExpectedToReceive: Int64 { task.countOfBytesExpectedToReceive }
    /// Bytes of the request's body.
    public override var countOfBytesSent: Int64 { task.countOfBytesSent }
}

extension SessionURLSession {
    /// A task whose answer comes in a file; `completionHandler` hears where that is, and the head of the answer, or why
    /// there is none.
    public func downloadTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        SessionDownloadTask(task(request, SessionDownloadTask.inFile(completionHandler)))
    }

    /// A task that gets an address into a file.
    public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// A task whose answer nobody hears, because delegates are not asked; the log says so.
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        SessionDownloadTask(unheard(request))
    }

    /// A task whose answer nobody hears, because delegates are not asked; the log says so.
    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// A file with the body of the answer, which stays as long as the session, and its head. Throws a `URLError` where
    /// there is none.
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        let (data, response) = try await data(for: request)
        return (try SessionDownloadTask.keep(data), response)
    }

    /// A file with the body of what an address answers, which stays as long as the session, and its head. Throws a
    /// `URLError` where there is none.
    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url))
    }
}
