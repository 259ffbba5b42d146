public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// What `URLSession` is on iOS, where a session stands for a device: its requests are the session's own.
///
/// They stand among its requests, rules of faults bite them, a person can hold them, and a replay has their answers
/// without asking anybody. Completions run in a turn of the session, on whatever queue they were wanted. Cookies and
/// answers are not kept, and a delegate is not asked.
public final class SessionURLSession: NSObject, @unchecked Sendable {  // its app runs one turn at a time
    /// What a delegate answers to a challenge.
    public typealias AuthChallengeDisposition = URLSession.AuthChallengeDisposition
    /// What a delegate answers to the head of an answer.
    public typealias ResponseDisposition = URLSession.ResponseDisposition

    /// A copy of what the session was made with; its additional headers count.
    public let configuration: URLSessionConfiguration
    /// Who was to hear of tasks; nobody does.
    public private(set) var delegate: (any URLSessionDelegate)?
    /// The queue that was wanted; completions run in turns of the session.
    public let delegateQueue: OperationQueue
    /// A name for a developer.
    public var sessionDescription: String?

    private var lastNumber = 0
    private var isInvalid = false
    private var tasks: [WeakTask] = []

    private struct WeakTask { weak var task: SessionURLTask? }

    private enum SharedKey: ApplicationKey {
        static var defaultValue: SessionURLSession? { nil }
    }

    /// The one of the running app.
    public static var shared: SessionURLSession {
        let application = UIApplication.shared
        if let known = application.values[SharedKey.self] { return known }
        let new = SessionURLSession(configuration: .default)
        application.values[SharedKey.self] = new
        return new
    }

    /// A session of the app's own.
    public init(
        configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: OperationQueue? = nil
    ) {
        self.configuration = configuration
        self.delegate = delegate
        delegateQueue = queue ?? OperationQueue()
    }

    /// A session of the app's own whose completions an operation queue of the session's wanted.
    @_disfavoredOverload
    public convenience init(
        configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: SessionOperationQueue?
    ) {
        self.init(configuration: configuration, delegate: delegate, delegateQueue: nil as OperationQueue?)
    }

    // MARK: - Tasks

    /// A task for a request; `completionHandler` hears the body and the head of the answer, or why there is none.
    public func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        task(request, completionHandler)
    }

    /// A task that gets an address.
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        task(URLRequest(url: url), completionHandler)
    }

    /// A task whose answer nobody hears, because delegates are not asked; the log says so.
    public func dataTask(with request: URLRequest) -> URLSessionDataTask { unheard(request) }

    /// A task of which the log says that nobody hears its answer.
    func unheard(_ request: URLRequest) -> SessionURLTask {
        if delegate is any URLSessionTaskDelegate {
            let address = request.url?.absoluteString ?? ""
            UIApplication.shared.host.log(
                .message("\(address) is asked for, and no delegate hears the answer here: give the task a completion."))
        }
        return task(request, nil)
    }

    /// A task whose answer nobody hears, because delegates are not asked.
    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// A task that sends a body.
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        var request = request
        request.httpBody = bodyData
        return task(request, completionHandler)
    }

    func task(_ request: URLRequest, _ completion: SessionURLTask.Completion?) -> SessionURLTask {
        var request = request
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, let value = value as? String else { continue }
            if request.value(forHTTPHeaderField: name) == nil { request.setValue(value, forHTTPHeaderField: name) }
        }
        lastNumber += 1
        let task = SessionURLTask(request, number: lastNumber, completion)
        if isInvalid { task.cancel() }
        tasks.removeAll { $0.task.map { $0.state == .completed } ?? true }
        tasks.append(WeakTask(task: task))
        return task
    }

    // MARK: - Ends

    /// The tasks that are not over, for whoever wants to cancel them.
    public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        let tasks = underWay
        MainQueue.async { completionHandler(tasks) }
    }

    /// Cancels all tasks; those that are made from now on are cancelled too.
    public func invalidateAndCancel() {
        let tasks = underWay
        finishTasksAndInvalidate()
        for task in tasks { task.cancel() }
    }

    /// Lets tasks come to their end; those that are made from now on are cancelled.
    public func finishTasksAndInvalidate() {
        isInvalid = true
        delegate = nil
    }

    private var underWay: [SessionURLTask] { tasks.compactMap(\.task).filter { $0.state != .completed } }
}
