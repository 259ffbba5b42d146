public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Replaces `URLSession`: its requests belong to the running session of the app.
///
/// They are listed among that session's requests. Fault rules apply to them, and the developer can hold them
/// back. A replay uses the recorded responses. Completion handlers and delegates are called on the delegate queue, in
/// turns of the session. Timeouts are the session's.
public final class SessionURLSession: NSObject, @unchecked Sendable {  // the app's turns run one at a time
    public typealias AuthChallengeDisposition = URLSession.AuthChallengeDisposition
    public typealias ResponseDisposition = URLSession.ResponseDisposition

    public typealias DelayedRequestDisposition = URLSession.DelayedRequestDisposition

    /// A copy of the configuration.
    public let configuration: URLSessionConfiguration
    /// The delegate, which is retained until the session is invalid. It is called if it conforms to
    /// ``SessionURLSessionDelegate`` or a protocol that inherits from it.
    public private(set) var delegate: (any URLSessionDelegate)?
    /// The queue of completion handlers and delegates; by default a serial one.
    public let delegateQueue: SessionOperationQueue
    public var sessionDescription: String?

    private enum Validity {
        case valid
        /// Tasks that exist continue, and others are cancelled.
        case finishing
        case invalid
    }

    private var lastNumber = 0
    private var validity = Validity.valid
    private var tasks: [WeakTask] = []

    private struct WeakTask { weak var task: URLSessionTask? }

    private enum SharedKey: ApplicationKey {
        static var defaultValue: SessionURLSession? { nil }
    }

    /// The URL session of the running app.
    public static var shared: SessionURLSession {
        let environment = AppEnvironment.current
        if let known = environment.values[SharedKey.self] { return known }
        let new = SessionURLSession(configuration: .default)
        environment.values[SharedKey.self] = new
        return new
    }

    /// Creates a URL session.
    ///
    /// - Parameter queue: The queue of completion handlers and delegates; nil creates a serial one.
    public init(
        configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: SessionOperationQueue? = nil
    ) {
        self.configuration = configuration.ofSession
        self.delegate = delegate
        delegateQueue = queue ?? SessionOperationQueue()
        if queue == nil { delegateQueue.maxConcurrentOperationCount = 1 }
    }

    /// The cookies of the running app.
    var cookies: SessionCookies { SessionCookies.current }

    /// Runs `work` on the delegate queue; immediately if the queue is empty.
    func perform(_ work: @escaping () -> Void) { delegateQueue.deliver(work) }

    // MARK: - Tasks

    /// Creates a task. The completion handler is called with body and response, or with an error.
    public func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        makeTask(with: request, to: .completion(completionHandler))
    }

    /// Creates a task. The completion handler is called with body and response, or with an error.
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        makeTask(with: URLRequest(url: url), to: .completion(completionHandler))
    }

    /// Creates a task whose response the delegate receives.
    public func dataTask(with request: URLRequest) -> URLSessionDataTask { makeTask(with: request, to: .dataDelegate) }

    /// Creates a task whose response the delegate receives.
    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    func makeTask(
        with request: URLRequest, body: URLTransfer.Body = .request, to receiver: URLTransfer.Receiver
    ) -> SessionURLTask {
        add(SessionURLTask(transfer(of: request, body: body, to: receiver)))
    }

    /// Creates the transfer of a new task, with the additional headers of the configuration.
    func transfer(
        of request: URLRequest, body: URLTransfer.Body = .request, to receiver: URLTransfer.Receiver
    ) -> URLTransfer {
        var request = request
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, let value = value as? String else { continue }
            if request.value(forHTTPHeaderField: name) == nil { request.setValue(value, forHTTPHeaderField: name) }
        }
        lastNumber += 1
        return URLTransfer(request, body: body, in: self, number: lastNumber, to: receiver)
    }

    /// Adds a new task to the tasks of the session.
    func add<NewTask: URLSessionTask>(_ task: NewTask) -> NewTask {
        switch validity {
        case .valid: break
        case .finishing, .invalid: task.cancel()
        }
        tasks.removeAll { $0.task.map { $0.state == .completed } ?? true }
        tasks.append(WeakTask(task: task))
        (delegate as? any SessionURLSessionTaskDelegate)?.urlSession(self, didCreateTask: task)
        return task
    }

    // MARK: - Ending

    /// The unfinished tasks.
    private var underWay: [URLSessionTask] { tasks.compactMap(\.task).filter { $0.state != .completed } }

    /// Calls the completion handler with the unfinished tasks.
    public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        let tasks = underWay
        MainQueue.async { [self] in perform { completionHandler(tasks) } }
    }

    /// The unfinished tasks.
    public var allTasks: [URLSessionTask] { get async { underWay } }

    /// Calls the completion handler with the unfinished data, upload and download tasks. Upload tasks are those with a
    /// request body.
    public func getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) {
        let tasks = underWay
        let uploads = tasks.compactMap { $0 as? URLSessionUploadTask }.filter { $0.countOfBytesExpectedToSend > 0 }
        let data = tasks.compactMap { $0 as? URLSessionDataTask }.filter { task in !uploads.contains { $0 === task } }
        let downloads = tasks.compactMap { $0 as? URLSessionDownloadTask }
        MainQueue.async { [self] in perform { completionHandler(data, uploads, downloads) } }
    }

    /// Removes the cookies and the stored responses of the configuration.
    public func reset(completionHandler: @escaping @Sendable () -> Void) {
        for cookie in configuration.httpCookieStorage?.cookies ?? [] {
            configuration.httpCookieStorage?.deleteCookie(cookie)
        }
        configuration.urlCache?.removeAllCachedResponses()
        flush(completionHandler: completionHandler)
    }

    /// Calls the completion handler. There is nothing to flush, because cookies and responses are in memory.
    public func flush(completionHandler: @escaping @Sendable () -> Void) {
        MainQueue.async { [self] in perform { completionHandler() } }
    }

    /// Cancels all tasks. Tasks created later are cancelled too.
    public func invalidateAndCancel() {
        let tasks = underWay
        finishTasksAndInvalidate()
        for task in tasks { task.cancel() }
    }

    /// Lets the existing tasks finish. Tasks created later are cancelled. Has no effect on the shared session.
    public func finishTasksAndInvalidate() {
        guard case .valid = validity, self !== AppEnvironment.current.values[SharedKey.self] else { return }
        validity = .finishing
        MainQueue.async { [self] in taskEnded() }
    }

    /// Called when a task has ended. Notifies the delegate of an invalidated session after the last one.
    func taskEnded() {
        guard case .finishing = validity, underWay.isEmpty else { return }
        validity = .invalid
        let former = delegate as? any SessionURLSessionDelegate
        delegate = nil
        perform { [self] in former?.urlSession(self, didBecomeInvalidWithError: nil) }
    }
}
