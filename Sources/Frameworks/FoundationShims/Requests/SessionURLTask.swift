import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A task of a ``SessionURLSession``. Its completion handler runs once, in a turn of the session, after it was resumed.
public final class SessionURLTask: URLSessionUploadTask, @unchecked Sendable {  // the app's turns run one at a time
    typealias Completion = (Data?, URLResponse?, (any Error)?) -> Void

    private enum Stage {
        case suspended
        case running((any URLLoadToken)?)
        case over
    }

    private let request: URLRequest
    private let number: Int
    private var stage = Stage.suspended
    private var completion: Completion?
    private var answer: (data: Data, response: URLResponse)?
    private var failure: URLError?
    /// Retains the running task, as its session does on iOS.
    private var own: SessionURLTask?

    init(_ request: URLRequest, number: Int, completion: Completion?) {
        self.request = request
        self.number = number
        self.completion = completion
        super.init()
    }

    /// Sends the request when called for the first time. Outside a session it fails at once.
    public override func resume() {
        guard case .suspended = stage else { return }
        stage = .running(nil)
        own = self
        guard let loading = AppEnvironment.current.values[URLLoadingKey.self] else {
            return finish(.failed(URLError(requestFailed: .notConnectedToInternet, url: request.url)))
        }
        let token = loading.load(request) { [weak self] in self?.finish($0) }
        if case .running = stage { stage = .running(token) }
    }

    /// Cancels the request. The completion handler is called with `URLError.cancelled` after the current turn.
    public override func cancel() {
        if case .over = stage { return }
        if case .running(let token) = stage { token?.cancel() }
        stage = .over
        own = self
        MainQueue.async { self.conclude(.failed(URLError(requestFailed: .cancelled, url: self.request.url))) }
    }

    /// Has no effect, because a sent request cannot be suspended.
    public override func suspend() {}

    private func finish(_ answer: URLAnswer) {
        guard case .running = stage else { return }
        stage = .over
        conclude(answer)
    }

    private func conclude(_ answer: URLAnswer) {
        let completion = completion
        self.completion = nil
        own = nil
        switch answer {
        case .answered(let data, let response):
            self.answer = (data, response)
            completion?(data, response, nil)
        case .failed(let error):
            failure = error
            completion?(nil, nil, error)
        }
    }

    /// The state: suspended before the first `resume()`, then running until the task is completed or cancelled.
    public override var state: URLSessionTask.State {
        switch stage {
        case .suspended: .suspended
        case .running: .running
        case .over: .completed
        }
    }

    /// The number of the task in its session, from 1.
    public override var taskIdentifier: Int { number }
    public override var originalRequest: URLRequest? { request }
    /// The request. Always equal to ``originalRequest``, because redirects are followed outside the session.
    public override var currentRequest: URLRequest? { request }
    /// The response; nil before there is one.
    public override var response: URLResponse? { answer?.response }
    /// The error; nil unless the request has failed.
    public override var error: (any Error)? { failure }
    /// The size of the response body.
    public override var countOfBytesReceived: Int64 { Int64(answer?.data.count ?? 0) }
    /// The size of the response body.
    public override var countOfBytesExpectedToReceive: Int64 { countOfBytesReceived }
    /// The size of the request body.
    public override var countOfBytesSent: Int64 { Int64(request.httpBody?.count ?? 0) }
}
