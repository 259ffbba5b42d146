public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Replaces `URLSessionDelegate`. Its methods are called on the delegate queue of the session.
///
/// The app's certificates are verified outside the session, so that no delegate is asked about a server's trust.
public protocol SessionURLSessionDelegate: URLSessionDelegate {
    func urlSession(_ session: SessionURLSession, didBecomeInvalidWithError error: (any Error)?)

    /// Never called, because connections are established outside the session.
    func urlSession(
        _ session: SessionURLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// Never called, because the app is never launched in the background.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: SessionURLSession)
}

/// Replaces `URLSessionTaskDelegate`.
///
/// If the delegate of a session or of a task conforms to this protocol, redirects are followed in the session, and each
/// is a request that is recorded.
public protocol SessionURLSessionTaskDelegate: SessionURLSessionDelegate, URLSessionTaskDelegate {
    func urlSession(_ session: SessionURLSession, didCreateTask task: URLSessionTask)

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)

    /// Called if the configuration waits for connectivity, while a fault rule disconnects the device's network.
    func urlSession(_ session: SessionURLSession, taskIsWaitingForConnectivity task: URLSessionTask)

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)

    /// The server asks for a name and a password with the status 401. A credential is used for `Basic` only.
    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)

    /// Called once with the whole body, when the response has arrived.
    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64)

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask,
        didFinishCollecting metrics: SessionURLSessionTaskMetrics)

    func urlSession(_ session: SessionURLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

/// Replaces `URLSessionDataDelegate`.
public protocol SessionURLSessionDataDelegate: SessionURLSessionTaskDelegate, URLSessionDataDelegate {
    func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)

    /// Called once with the whole body, unless a protocol of the app delivers it in parts.
    func urlSession(_ session: SessionURLSession, dataTask: URLSessionDataTask, didReceive data: Data)

    func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)

    func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask,
        willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
}

/// Replaces `URLSessionDownloadDelegate`.
public protocol SessionURLSessionDownloadDelegate: SessionURLSessionTaskDelegate, URLSessionDownloadDelegate {
    /// The file is deleted when the method returns.
    func urlSession(
        _ session: SessionURLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)

    /// Called once with the whole body.
    func urlSession(
        _ session: SessionURLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)

    /// Called with the offset 0, because a download starts from the beginning.
    func urlSession(
        _ session: SessionURLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64)
}

extension SessionURLSessionDelegate {
    public func urlSession(_ session: SessionURLSession, didBecomeInvalidWithError error: (any Error)?) {}

    public func urlSession(
        _ session: SessionURLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }

    public func urlSessionDidFinishEvents(forBackgroundURLSession session: SessionURLSession) {}
}

extension SessionURLSessionTaskDelegate {
    public func urlSession(_ session: SessionURLSession, didCreateTask task: URLSessionTask) {}

    public func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
    ) { completionHandler(.continueLoading, nil) }

    public func urlSession(_ session: SessionURLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}

    public func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(request) }

    public func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }

    public func urlSession(
        _ session: SessionURLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) { completionHandler(nil) }

    public func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {}

    public func urlSession(
        _ session: SessionURLSession, task: URLSessionTask,
        didFinishCollecting metrics: SessionURLSessionTaskMetrics
    ) {}

    public func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {}
}

extension SessionURLSessionDataDelegate {
    public func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) { completionHandler(.allow) }

    public func urlSession(_ session: SessionURLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}

    public func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
    ) {}

    public func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask,
        willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) { completionHandler(proposedResponse) }
}

extension SessionURLSessionDownloadDelegate {
    // Foundation requires a method with its own session, which nothing calls.
    public func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {}

    public func urlSession(
        _ session: SessionURLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {}

    public func urlSession(
        _ session: SessionURLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) {}
}

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
