public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A data or upload task of a ``SessionURLSession``. Its receiver is notified once, in a turn of the session, after it
/// was resumed.
public final class SessionURLTask: URLSessionUploadTask, @unchecked Sendable {  // the app's turns run one at a time
    private let transfer: URLTransfer

    init(_ transfer: URLTransfer) {
        self.transfer = transfer
        super.init()
        transfer.task = self
    }

    /// Sends the request when called for the first time. Outside a session it fails at once.
    public override func resume() { transfer.resume() }
    /// Cancels the request. The receiver is notified of `URLError.cancelled` after the current turn.
    public override func cancel() { transfer.cancel() }
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
