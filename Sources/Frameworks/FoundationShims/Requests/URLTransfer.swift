import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The work of one task: sends its request, follows redirects, answers challenges, and notifies the receiver.
///
/// All notifications run on the delegate queue of the session, in order.
final class URLTransfer: @unchecked Sendable {  // the app's turns run one at a time
    typealias Completion = (Data?, URLResponse?, (any Error)?) -> Void

    /// The source of the request's body.
    enum Body {
        case request
        case file(URL)
        /// The delegate provides a stream.
        case delegate
    }

    /// The receiver of the response.
    enum Receiver {
        case completion(Completion)
        /// The delegate, called as the delegate of a data or an upload task.
        case dataDelegate
        /// The delegate, called as the delegate of a download task.
        case downloadDelegate
    }

    private enum Stage {
        /// The task was not resumed.
        case created
        /// The task waits for its date, for the network, or for the delegate.
        case waiting
        /// The request was sent. The token is nil until the loader has returned.
        case loading((any URLLoadToken)?)
        /// The response has arrived, and the receiver is notified.
        case answering
        /// The task was cancelled, and the receiver is not notified yet.
        case cancelling
        /// The receiver is notified of the end.
        case ending
        case completed
    }

    private enum Suspension {
        case none
        /// The task continues with these steps when it is resumed.
        case suspended([() -> Void])
    }

    /// The number of redirects after which a task fails.
    static let mostRedirects = 20

    let session: SessionURLSession
    let number: Int
    let original: URLRequest
    /// The task object that the app knows.
    weak var task: URLSessionTask?
    var receiver: Receiver
    var current: URLRequest
    var response: URLResponse?
    private(set) var error: (any Error)?
    private(set) var sentBytes: Int64 = 0
    var receivedBytes: Int64 = 0
    private(set) var expectedBytes: Int64 = 0
    /// The time before which the request is not sent; nil sends the request at once.
    var earliestBeginDate: Date?
    var redirects = 0
    /// The number of credentials that the server has refused.
    var refusals = 0
    var transactions: [SessionURLSessionTaskTransactionMetrics] = []
    let progress = Progress(totalUnitCount: 0)

    private let body: Body
    private var stage = Stage.created
    private var suspension = Suspension.none
    private var started = Date.distantPast
    /// Retains the running task, as its session does on iOS.
    private var own: (URLTransfer, URLSessionTask?)?

    init(
        _ request: URLRequest, body: Body = .request, in session: SessionURLSession, number: Int, to receiver: Receiver
    ) {
        self.session = session
        self.number = number
        self.body = body
        self.receiver = receiver
        (original, current) = (request, request)
        progress.cancellationHandler = { [weak self] in self?.cancel() }
    }

    var state: URLSessionTask.State {
        switch (stage, suspension) {
        case (.created, _), (.waiting, .suspended), (.loading, .suspended), (.answering, .suspended): .suspended
        case (.waiting, .none), (.loading, .none), (.answering, .none), (.ending, _): .running
        case (.cancelling, _): .canceling
        case (.completed, _): .completed
        }
    }

    /// Whether the response has arrived and the task was not cancelled since.
    var isAnswering: Bool { if case .answering = stage { true } else { false } }

    /// The size of the request body.
    var bodyBytes: Int64 { Int64(current.httpBody?.count ?? 0) }

    // MARK: - Control

    func resume() {
        if case .suspended(let steps) = suspension {
            suspension = .none
            for step in steps { step() }
        }
        guard case .created = stage else { return }
        stage = .waiting
        retainTask()
        started = _now()
        guard let date = earliestBeginDate, date > _now() else { return awaitNetwork() }
        MainQueue.asyncAfter(.milliseconds(Int64(date.timeIntervalSince(_now()) * 1_000))) { [self] in
            continueUnlessSuspended { [self] in beginDelayed() }
        }
    }

    /// Withholds the response until the task is resumed. The request was already sent.
    func suspend() {
        switch stage {
        case .waiting, .loading, .answering: if case .none = suspension { suspension = .suspended([]) }
        case .created, .cancelling, .ending, .completed: break
        }
    }

    /// Cancels the request. The receiver is notified after the current turn.
    func cancel(info: [String: Any] = [:]) {
        switch stage {
        case .cancelling, .ending, .completed: return
        case .loading(let token): token?.cancel()
        case .created, .waiting, .answering: break
        }
        stage = .cancelling
        retainTask()
        MainQueue.async { [self] in
            var error: any Error = URLError(requestFailed: .cancelled, url: current.url)
            if !info.isEmpty {
                let plain = error as NSError
                error = URLError(
                    _nsError: NSError(
                        domain: plain.domain, code: plain.code, userInfo: plain.userInfo.merging(info) { $1 }))
            }
            end(with: error)
        }
    }

    /// Retains the current task until the receiver is notified of the end.
    func retainTask() { own = (self, task) }

    private func continueUnlessSuspended(_ step: @escaping () -> Void) {
        if case .suspended(let steps) = suspension { suspension = .suspended(steps + [step]) } else { step() }
    }

    // MARK: - Sending

    /// Asks the delegate about a request whose earliest date has come.
    private func beginDelayed() {
        guard case .waiting = stage else { return }
        guard let delegate = taskDelegate, let task else { return awaitNetwork() }
        ask { [session, current] answer in
            delegate.urlSession(session, task: task, willBeginDelayedRequest: current) { answer(($0, $1)) }
        } then: { [self] (answer: (URLSession.DelayedRequestDisposition, URLRequest?)) in
            switch answer.0 {
            case .cancel: return cancel()
            case .useNewRequest: current = answer.1 ?? current
            case .continueLoading: break
            }
            awaitNetwork()
        }
    }

    /// Waits until the device's network is connected, if the configuration has `waitsForConnectivity`.
    private func awaitNetwork() {
        guard session.configuration.waitsForConnectivity, !DeviceNetwork.current.isReachable else { return readBody() }
        MainQueue.async { [self] in
            notify { session, delegate, task in delegate.urlSession(session, taskIsWaitingForConnectivity: task) }
        }
        let network = DeviceNetwork.current
        var isOver = false
        network.observe { [weak self] in
            guard let self, !isOver, network.isReachable else { return }
            isOver = true
            continueUnlessSuspended { [self] in readBody() }
        }
    }

    private func readBody() {
        guard case .waiting = stage else { return }
        switch body {
        case .request:
            if let stream = current.httpBodyStream { current.httpBody = Data(contentOf: stream) }
            send(current)
        case .file(let file):
            do {
                current.httpBody = try Data(contentsOf: file)
                send(current)
            } catch {
                MainQueue.async { [self] in end(with: URLError(requestFailed: .fileDoesNotExist, url: file)) }
            }
        case .delegate:
            MainQueue.async { [self] in askForBody() }
        }
    }

    /// Asks the delegate for the stream of the body.
    private func askForBody() {
        guard let delegate = taskDelegate, let task else { return send(current) }
        ask { [session] answer in
            delegate.urlSession(session, task: task, needNewBodyStream: { answer($0) })
        } then: { [self] (stream: InputStream?) in
            if let stream = stream ?? current.httpBodyStream { current.httpBody = Data(contentOf: stream) }
            send(current)
        }
    }

    /// Sends a request, or uses the response of a `URLProtocol` of the app or of the cache.
    func send(_ request: URLRequest) {
        switch stage {
        case .waiting, .answering: break
        case .created, .loading, .cancelling, .ending, .completed: return
        }
        guard let task else { return end(with: URLError(requestFailed: .cancelled, url: request.url)) }
        current = request
        stage = .loading(nil)
        let token: any URLLoadToken
        if let protocolClass = session.protocolClass(for: request, of: task) {
            transactions.append(SessionURLSessionTaskTransactionMetrics(request, from: .networkLoad))
            let loading = AppProtocolLoading(protocolClass, request, of: task, for: self)
            token = loading
            MainQueue.async { [self] in if case .loading = stage { loading.start() } }
        } else if let cached = session.cachedAnswer(to: request) {
            transactions.append(SessionURLSessionTaskTransactionMetrics(request, from: .localCache))
            MainQueue.async { [self] in receive(cached) }
            return
        } else if let file = request.url, file.isFileURL {
            MainQueue.async { [self] in receiveFile(file) }
            return
        } else {
            transactions.append(SessionURLSessionTaskTransactionMetrics(request, from: .networkLoad))
            guard let loading = AppEnvironment.current.values[URLLoadingKey.self] else {
                return receive(.failed(URLError(requestFailed: .notConnectedToInternet, url: request.url)))
            }
            token = loading.load(
                session.cookies.added(to: request, by: session.configuration),
                redirects: taskDelegate == nil ? .followed : .returned
            ) { [weak self] answer in self?.receive(answer) }
        }
        if case .loading = stage { stage = .loading(token) }
    }

    /// Uses the content of a file as the response.
    private func receiveFile(_ file: URL) {
        guard let data = try? Data(contentsOf: file) else {
            return receive(.failed(URLError(requestFailed: .fileDoesNotExist, url: file)))
        }
        let response = URLResponse(
            url: file, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
        receive(response) { [self] in deliver(response, [data]) }
    }

    /// Handles the result of the request.
    func receive(_ answer: URLAnswer) {
        switch answer {
        case .answered(let data, let response): receive(response) { [self] in examine(response, [data]) }
        case .failed(let error): receive(nil) { [self] in end(with: error) }
        }
    }

    /// Handles a response with `then`, unless the task was cancelled.
    func receive(_ response: URLResponse?, then: @escaping () -> Void) {
        continueUnlessSuspended { [self] in
            guard case .loading = stage else { return }
            stage = .answering
            transactions.last?.responseEndDate = _now()
            transactions.last?.response = response
            then()
        }
    }

    /// Counts the bytes of the request and of its response, and reports those of the request.
    func count(_ bytes: Int64) {
        transactions.last?.countOfResponseBodyBytesReceived = bytes
        expectedBytes = bytes
        sentBytes = bodyBytes
        progress.totalUnitCount = max(1, sentBytes + bytes)
        guard sentBytes > 0 else { return }
        progress.completedUnitCount = sentBytes
        let sent = sentBytes
        notify { session, delegate, task in
            delegate.urlSession(
                session, task: task, didSendBodyData: sent, totalBytesSent: sent, totalBytesExpectedToSend: sent)
        }
    }

    // MARK: - Delegates

    /// The delegate of the task, otherwise that of the session.
    var anyDelegate: (any URLSessionDelegate)? { task?.delegate ?? session.delegate }

    var taskDelegate: (any SessionURLSessionTaskDelegate)? { anyDelegate as? any SessionURLSessionTaskDelegate }

    /// Notifies the delegate, if there is one.
    func notify(
        _ call: @escaping (SessionURLSession, any SessionURLSessionTaskDelegate, URLSessionTask) -> Void
    ) {
        guard let delegate = taskDelegate, let task else { return }
        session.perform { [session] in call(session, delegate, task) }
    }

    /// Calls a delegate method that decides in the call or later, and continues with the decision.
    func ask<Value>(
        _ question: @escaping (@escaping @Sendable (Value) -> Void) -> Void, then: @escaping (Value) -> Void
    ) {
        session.perform {
            let decision = Decision<Value>()
            question { decision.make($0) }
            decision.use(then)
        }
    }

    // MARK: - Ending

    /// Notifies the receiver that the task has ended.
    ///
    /// - Parameters:
    ///   - error: The error; nil if there is a response.
    ///   - data: The body for a completion handler.
    func end(with error: (any Error)?, data: Data? = nil) {
        switch stage {
        case .ending, .completed: return
        case .created, .waiting, .loading, .answering, .cancelling: stage = .ending
        }
        session.perform { [self] in
            stage = .completed
            self.error = error
            if error == nil { progress.completedUnitCount = progress.totalUnitCount }
            collectMetrics()
            let (receiver, task) = (receiver, task)
            self.receiver = .dataDelegate
            switch receiver {
            case .completion(let completion): completion(data, error == nil ? response : nil, error)
            case .dataDelegate, .downloadDelegate:
                if let task { taskDelegate?.urlSession(session, task: task, didCompleteWithError: error) }
            }
            own = nil
            session.taskEnded()
        }
    }

    private func collectMetrics() {
        guard let delegate = taskDelegate, let task, !transactions.isEmpty else { return }
        let interval = DateInterval(start: min(started, _now()), end: _now())
        delegate.urlSession(
            session, task: task,
            didFinishCollecting: SessionURLSessionTaskMetrics(transactions, over: interval, redirects: redirects))
    }
}

/// A decision of a delegate. Only the first call of its completion handler has an effect.
// @unchecked Sendable: the app's turns run one at a time.
private final class Decision<Value>: @unchecked Sendable {
    private enum Stage {
        case open
        case made(Value)
        case awaited((Value) -> Void)
        case used
    }

    private var stage = Stage.open

    func make(_ value: Value) {
        switch stage {
        case .open: stage = .made(value)
        case .awaited(let use):
            stage = .used
            MainQueue.async { use(value) }
        case .made, .used: break
        }
    }

    /// Calls `use` with the decision: now if it is made, otherwise after the turn in which it is made.
    func use(_ use: @escaping (Value) -> Void) {
        guard case .made(let value) = stage else { return stage = .awaited(use) }
        stage = .used
        use(value)
    }
}

extension Data {
    /// Reads the stream to its end.
    init(contentOf stream: InputStream) {
        self.init()
        stream.open()
        defer { stream.close() }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            if count <= 0 { break }
            append(contentsOf: buffer[..<count])
        }
    }
}
