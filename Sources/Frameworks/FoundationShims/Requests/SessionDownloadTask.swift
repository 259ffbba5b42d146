public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

// @unchecked Sendable: the app's turns run one at a time.
/// A download task of a ``SessionURLSession``. It writes the response to a temporary file of the session.
///
/// As on iOS, the file is deleted when the completion handler or the delegate's method returns.
public final class SessionDownloadTask: URLSessionDownloadTask, @unchecked Sendable {
    private let transfer: URLTransfer

    init(_ transfer: URLTransfer) {
        self.transfer = transfer
        super.init()
        transfer.task = self
    }

    /// Returns a completion that writes the response body to a file and calls `completion` with it.
    static func inFile(
        _ completion: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLTransfer.Completion {
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
    public override func resume() { transfer.resume() }
    /// Cancels the request. The receiver is notified of `URLError.cancelled` after the current turn.
    public override func cancel() { transfer.cancel() }
    /// Cancels the request. `completionHandler` receives data with which another task sends the same request; nil
    /// unless the request is a GET.
    public override func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
        let data = state == .completed ? nil : DownloadResumption(transfer.original)?.data
        transfer.cancel(info: data.map { [URLSessionDownloadTaskResumeData: $0] } ?? [:])
        MainQueue.async { [transfer] in transfer.session.perform { completionHandler(data) } }
    }
    /// Withholds the response until the task is resumed.
    public override func suspend() { transfer.suspend() }

    /// The time on the session's clock before which the request is not sent; nil sends the request at once.
    public override var earliestBeginDate: Date? {
        get { transfer.earliestBeginDate }
        set { transfer.earliestBeginDate = newValue }
    }
    /// The state, which is suspended before the first `resume()`.
    public override var state: URLSessionTask.State { transfer.state }
    /// The number of the task in its session, from 1.
    public override var taskIdentifier: Int { transfer.number }
    public override var originalRequest: URLRequest? { transfer.original }
    /// The request that was sent last. It differs from ``originalRequest`` only if the task follows redirects itself.
    public override var currentRequest: URLRequest? { transfer.current }
    /// The response; nil before there is one.
    public override var response: URLResponse? { transfer.response }
    /// The error; nil unless the request has failed.
    public override var error: (any Error)? { transfer.error }
    /// The number of bytes of the response body that the receiver has got.
    public override var countOfBytesReceived: Int64 { transfer.receivedBytes }
    /// The size of the response body; 0 before there is a response.
    public override var countOfBytesExpectedToReceive: Int64 { transfer.expectedBytes }
    /// The size of the request body; 0 before there is a response.
    public override var countOfBytesSent: Int64 { transfer.sentBytes }
    /// The size of the request body.
    public override var countOfBytesExpectedToSend: Int64 { transfer.bodyBytes }
    /// The bytes of both bodies. They are complete when the response has arrived.
    public override var progress: Progress { transfer.progress }
}

extension SessionURLSession {
    /// Creates a download. The completion handler is called with the file and the response, or with an error.
    public func downloadTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(request, to: .completion(SessionDownloadTask.inFile(completionHandler)))
    }

    /// Creates a download. The completion handler is called with the file and the response, or with an error.
    public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Creates a download whose file the delegate receives.
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        downloadTask(request, to: .downloadDelegate)
    }

    /// Creates a download whose file the delegate receives.
    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// Creates a download that sends the request of a cancelled download again, from the beginning. Fails if
    /// `resumeData` is not from a cancelled download.
    public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        let task = downloadTask(DownloadResumption.request(of: resumeData), to: .downloadDelegate)
        if let delegate = delegate as? any SessionURLSessionDownloadDelegate {
            MainQueue.async { [self] in
                perform {
                    delegate.urlSession(
                        self, downloadTask: task, didResumeAtOffset: 0,
                        expectedTotalBytes: NSURLSessionTransferSizeUnknown)
                }
            }
        }
        return task
    }

    /// Creates a download that sends the request of a cancelled download again, from the beginning. Fails if
    /// `resumeData` is not from a cancelled download.
    public func downloadTask(
        withResumeData resumeData: Data,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(
            DownloadResumption.request(of: resumeData),
            to: .completion(SessionDownloadTask.inFile(completionHandler)))
    }

    private func downloadTask(_ request: URLRequest, to receiver: URLTransfer.Receiver) -> URLSessionDownloadTask {
        add(SessionDownloadTask(transfer(of: request, to: receiver)))
    }

    /// Downloads to a file, and returns the file and the response. The file is kept until the session ends. Throws a
    /// `URLError` if there is no response.
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (try SessionDownloadTask.store(data), response)
    }

    /// Downloads to a file, and returns the file and the response. The file is kept until the session ends. Throws a
    /// `URLError` if there is no response.
    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url), delegate: delegate)
    }
}
