public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Replaces `URLSession`: its requests belong to the running session of the app.
///
/// They are listed among that session's requests. Fault rules apply to them, and the developer can hold them
/// back. A replay uses the recorded responses. Completion handlers run in turns of the session, whatever queue is
/// requested. There are no cookies and no cache, and delegates are never called.
public final class SessionURLSession: NSObject, @unchecked Sendable {  // the app's turns run one at a time
    public typealias AuthChallengeDisposition = URLSession.AuthChallengeDisposition
    public typealias ResponseDisposition = URLSession.ResponseDisposition

    /// A copy of the configuration. Only its additional headers have an effect.
    public let configuration: URLSessionConfiguration
    /// Stored; never called.
    public private(set) var delegate: (any URLSessionDelegate)?
    /// Stored; completion handlers run in turns of the session.
    public let delegateQueue: OperationQueue
    public var sessionDescription: String?

    private var lastNumber = 0
    private var isInvalid = false
    private var tasks: [WeakTask] = []

    private struct WeakTask { weak var task: SessionURLTask? }

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

    public init(
        configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: OperationQueue? = nil
    ) {
        self.configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
        // The cache of a new configuration is that of the machine.
        if let cache = configuration.urlCache, !(cache is SessionURLCache) {
            self.configuration.urlCache = SessionURLCache.shared
        }
        self.delegate = delegate
        delegateQueue = queue ?? OperationQueue()
    }

    /// Creates a URL session. `queue` has no effect, because completion handlers run in turns of the session.
    @_disfavoredOverload
    public convenience init(
        configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: SessionOperationQueue?
    ) {
        self.init(configuration: configuration, delegate: delegate, delegateQueue: nil as OperationQueue?)
    }

    // MARK: - Tasks

    /// Creates a task. The completion handler is called with body and response, or with an error.
    public func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        makeTask(with: request, completion: completionHandler)
    }

    /// Creates a task. The completion handler is called with body and response, or with an error.
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        makeTask(with: URLRequest(url: url), completion: completionHandler)
    }

    /// Creates a task whose response is dropped, because task delegates are not supported. A message is logged.
    public func dataTask(with request: URLRequest) -> URLSessionDataTask { unheard(request) }

    /// Creates a task without completion handler, and logs that its delegate is never called.
    func unheard(_ request: URLRequest) -> SessionURLTask {
        if delegate is any URLSessionTaskDelegate {
            let address = request.url?.absoluteString ?? ""
            AppEnvironment.current.host.log(
                .message("\(address) is asked for, and no delegate hears the answer here: give the task a completion."))
        }
        return makeTask(with: request, completion: nil)
    }

    /// Creates a task whose response is dropped, because task delegates are not supported. A message is logged.
    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        var request = request
        request.httpBody = bodyData
        return makeTask(with: request, completion: completionHandler)
    }

    func makeTask(with request: URLRequest, completion: SessionURLTask.Completion?) -> SessionURLTask {
        var request = request
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, let value = value as? String else { continue }
            if request.value(forHTTPHeaderField: name) == nil { request.setValue(value, forHTTPHeaderField: name) }
        }
        lastNumber += 1
        let task = SessionURLTask(request, number: lastNumber, completion: completion)
        if isInvalid { task.cancel() }
        tasks.removeAll { $0.task.map { $0.state == .completed } ?? true }
        tasks.append(WeakTask(task: task))
        return task
    }

    // MARK: - Ending

    /// Calls the completion handler with the unfinished tasks.
    public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        let tasks = underWay
        MainQueue.async { completionHandler(tasks) }
    }

    /// Cancels all tasks. Tasks created later are cancelled too.
    public func invalidateAndCancel() {
        let tasks = underWay
        finishTasksAndInvalidate()
        for task in tasks { task.cancel() }
    }

    /// Lets the existing tasks finish. Tasks created later are cancelled.
    public func finishTasksAndInvalidate() {
        isInvalid = true
        delegate = nil
    }

    private var underWay: [SessionURLTask] { tasks.compactMap(\.task).filter { $0.state != .completed } }
}
