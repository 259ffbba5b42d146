import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Records everything that a URL session reports to its delegate, and answers its questions as the test demands.
private final class Listener: NSObject, SessionURLSessionDataDelegate, SessionURLSessionDownloadDelegate,
    @unchecked Sendable  // one thread uses it
{
    let log: RequestStage.Log
    var disposition = URLSession.ResponseDisposition.allow
    var credential: URLCredential?
    var follows = true
    var delayed = URLSession.DelayedRequestDisposition.continueLoading
    /// If not nil, decisions are stored here until the test makes them.
    var postponed: [() -> Void]?

    init(_ log: RequestStage.Log) { self.log = log }

    private func decide(_ decision: @escaping () -> Void) {
        if postponed == nil { decision() } else { postponed?.append(decision) }
    }

    func urlSession(_ session: SessionURLSession, didBecomeInvalidWithError error: (any Error)?) { log.add("invalid") }

    func urlSession(_ session: SessionURLSession, didCreateTask task: URLSessionTask) {
        log.add("created \(task.taskIdentifier)")
    }

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
    ) {
        log.add("delayed")
        completionHandler(delayed, URLRequest(url: RequestStage.url("/new")))
    }

    func urlSession(_ session: SessionURLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
        log.add("waits")
    }

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        log.add("redirect \(response.statusCode) \(request.httpMethod ?? "") \(request.url?.absoluteString ?? "")")
        completionHandler(follows ? request : nil)
    }

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let space = challenge.protectionSpace
        log.add("challenge \(space.realm ?? "") \(challenge.previousFailureCount)")
        completionHandler(
            challenge.previousFailureCount == 0 && credential != nil ? .useCredential : .performDefaultHandling,
            credential)
    }

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) { completionHandler(InputStream(data: Data("streamed".utf8))) }

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) { log.add("sent \(totalBytesSent)/\(totalBytesExpectedToSend)") }

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didFinishCollecting metrics: SessionURLSessionTaskMetrics
    ) { log.add("metrics \(metrics.transactionMetrics.count), \(metrics.redirectCount) redirects") }

    func urlSession(_ session: SessionURLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        log.add("completed \((error as? URLError)?.code.rawValue ?? 0)")
    }

    func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        log.add("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        let disposition = disposition
        decide { completionHandler(disposition) }
    }

    func urlSession(_ session: SessionURLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        log.add("data \(String(decoding: data, as: UTF8.self))")
    }

    func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
    ) { log.add("became a download \(dataTask.taskIdentifier == downloadTask.taskIdentifier)") }

    func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask,
        willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        log.add("caches")
        completionHandler(proposedResponse)
    }

    func urlSession(
        _ session: SessionURLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) { log.add("file \((try? String(contentsOf: location, encoding: .utf8)) ?? "none")") }

    func urlSession(
        _ session: SessionURLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) { log.add("wrote \(totalBytesWritten)/\(totalBytesExpectedToWrite)") }

    func urlSession(
        _ session: SessionURLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) { log.add("resumed at \(fileOffset)") }
}

@Suite("Delegates of URL sessions")
struct URLSessionDelegateTests {
    private let place: RequestStage
    private let listener: Listener
    private let session: SessionURLSession

    init() throws {
        place = try RequestStage()
        let listener = Listener(place.log)
        self.listener = listener
        session = place.stage.application.run { SessionURLSession(delegate: listener) }
        place.loader.answer("/a", with: .init(body: "one"))
    }

    private func request(_ path: String = "/a", _ method: String = "GET") -> URLRequest {
        var request = URLRequest(url: RequestStage.url(path))
        request.httpMethod = method
        return request
    }

    @Test func `A data delegate receives response, body, metrics and completion in this order`() {
        let lines = place.act { session.dataTask(with: request()).resume() }
        #expect(lines == ["created 1", "response 200", "data one", "metrics 1, 0 redirects", "completed 0"])
    }

    @Test func `A delegate decides about the response later, and can cancel it or make it a download`() throws {
        listener.postponed = []
        #expect(place.act { session.dataTask(with: request()).resume() } == ["created 1", "response 200"])
        #expect(
            place.act { for decision in listener.postponed ?? [] { decision() } } == [
                "data one", "metrics 1, 0 redirects", "completed 0",
            ])
        listener.postponed = nil
        listener.disposition = .cancel
        let lines = place.act { session.dataTask(with: request()).resume() }
        #expect(lines == ["created 2", "response 200", "metrics 1, 0 redirects", "completed -999"])
        // The case is deprecated on Linux.
        listener.disposition = try #require(URLSession.ResponseDisposition(rawValue: 2))
        #expect(
            place.act { session.dataTask(with: request()).resume() } == [
                "created 3", "response 200", "became a download true", "wrote 3/3", "file one",
                "metrics 1, 0 redirects", "completed 0",
            ])
    }

    @Test func `A failed request is completed with its error`() {
        let lines = place.act { session.dataTask(with: request("/none")).resume() }
        #expect(lines == ["created 1", "metrics 1, 0 redirects", "completed -1004"])
    }

    @Test func `Uploads of data, a file and a stream send their body and report it`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID())")
        try Data("from a file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let post = request("/a", "POST")
        let lines = place.act {
            let task = session.uploadTask(with: post, from: Data("four".utf8))
            #expect(task.countOfBytesExpectedToSend == 4 && task.progress.fractionCompleted == 0)
            task.resume()
        }
        #expect(
            lines == ["created 1", "sent 4/4", "response 200", "data one", "metrics 1, 0 redirects", "completed 0"])
        place.act { session.uploadTask(with: post, fromFile: file).resume() }
        place.act { session.uploadTask(withStreamedRequest: post).resume() }
        let log = place.log
        place.act {
            session.uploadTask(with: post, fromFile: file) { data, _, _ in log.add("closure \(data?.count ?? 0)") }
                .resume()
        }
        let bodies = place.loader.requests.map { String(decoding: $0.request.httpBody ?? Data(), as: UTF8.self) }
        #expect(bodies == ["four", "from a file", "streamed", "from a file"])
        #expect(log.lines.suffix(3) == ["sent 11/11", "metrics 1, 0 redirects", "closure 3"])
        let missing = place.act {
            session.uploadTask(with: post, fromFile: URL(filePath: "/none")).resume()
        }
        #expect(missing.last == "completed -1100" && place.loader.requests.count == 4)
    }

    @Test func `A delegate is asked about redirects, which are requests of their own`() {
        place.loader.answer("/from", with: .init(status: 302, headers: ["Location": "/a"], body: "moved"))
        place.loader.answer("/away", with: .init(status: 307, headers: ["Location": "http://other.test/a"]))
        let lines = place.act { session.dataTask(with: request("/from", "POST")).resume() }
        #expect(
            lines == [
                "created 1", "redirect 302 GET http://bff.test/a", "response 200", "data one",
                "metrics 2, 1 redirects", "completed 0",
            ])
        #expect(place.loader.requests.allSatisfy { $0.redirects == .returned })
        var secret = request("/away", "PUT")
        secret.setValue("t", forHTTPHeaderField: "Authorization")
        place.act { session.dataTask(with: secret).resume() }
        let last = place.loader.requests.last?.request
        #expect(last?.httpMethod == "PUT" && last?.value(forHTTPHeaderField: "Authorization") == nil)
        listener.follows = false
        let stays = place.act { session.dataTask(with: request("/from")).resume() }
        #expect(stays.contains("response 302") && stays.contains("data moved"))
        place.loader.answer("/circle", with: .init(status: 301, headers: ["Location": "/circle"]))
        listener.follows = true
        #expect(place.act { session.dataTask(with: request("/circle")).resume() }.last == "completed -1007")
    }

    @Test func `Without a delegate, redirects are followed outside the session`() {
        place.act { SessionURLSession.shared.dataTask(with: request()) { _, _, _ in }.resume() }
        #expect(place.loader.requests.map(\.redirects) == [.followed])
    }

    @Test func `A credential of the delegate is sent with the next request`() {
        let refused = ScriptedLoader.Response(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"shop\""])
        place.loader.answer("/login", with: refused, .init(body: "in"))
        listener.credential = URLCredential(user: "ada", password: "x", persistence: .none)
        let lines = place.act { session.dataTask(with: request("/login")).resume() }
        #expect(lines.prefix(4) == ["created 1", "challenge shop 0", "response 200", "data in"])
        #expect(place.loader.requests.last?.request.value(forHTTPHeaderField: "Authorization") == "Basic YWRhOng=")
        place.loader.answer("/login", with: refused)
        let twice = place.act { session.dataTask(with: request("/login")).resume() }
        #expect(twice.prefix(4) == ["created 2", "challenge shop 0", "challenge shop 1", "response 401"])
    }

    @Test func `A download's delegate gets a file, and a cancelled download is resumed from its beginning`() {
        let lines = place.act { session.downloadTask(with: request()).resume() }
        #expect(
            lines == ["created 1", "wrote 3/3", "file one", "metrics 1, 0 redirects", "completed 0"])
        var resumption: Data?
        let cancelled = place.act {
            let task = session.downloadTask(with: request())
            task.resume()
            task.cancel { resumption = $0 }
            #expect(task.state == .canceling)
        }
        #expect(cancelled == ["created 2", "metrics 1, 0 redirects", "completed -999"] && resumption != nil)
        let resumed = place.act { session.downloadTask(withResumeData: resumption ?? Data()).resume() }
        #expect(resumed.prefix(4) == ["created 3", "resumed at 0", "wrote 3/3", "file one"])
        #expect(place.act { session.downloadTask(withResumeData: Data()).resume() }.last == "completed -1100")
    }

    @Test func `A suspended task withholds its response, and a task of the future waits by the session's clock`() {
        let task = session.dataTask(with: request())
        let lines = place.act {
            task.resume()
            task.suspend()
            #expect(task.state == .suspended)
        }
        #expect(lines == [] && place.loader.requests.count == 1)
        #expect(place.act { task.resume() }.last == "completed 0")
        let later = session.dataTask(with: request())
        let early = place.act {
            later.perform { $0.earliestBeginDate = _now().addingTimeInterval(5) }
            later.resume()
        }
        #expect(early == [])
        place.stage.advance(.seconds(4))
        #expect(place.loader.requests.count == 1)
        listener.delayed = .useNewRequest
        place.loader.answer("/new", with: .init(body: "new"))
        place.stage.advance(.seconds(1))
        #expect(place.log.lines.suffix(5).prefix(3) == ["delayed", "response 200", "data new"])
    }

    @Test func `A task waits for the network if its configuration says so`() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "shop")
        place.stage.application.run { configuration.waitsForConnectivity = true }
        let session = place.stage.application.run {
            SessionURLSession(configuration: configuration, delegate: listener)
        }
        place.act {
            #expect(session.configuration.identifier == "shop" && session.configuration.waitsForConnectivity)
        }
        place.act { DeviceNetwork.current.change(isReachable: false) }
        let lines = place.act { session.dataTask(with: request()).resume() }
        #expect(lines == ["created 1", "waits"] && place.loader.requests.isEmpty)
        let online = place.act { DeviceNetwork.current.change(isReachable: true) }
        #expect(online.first == "response 200" && place.loader.requests.count == 1)
    }

    @Test func `Callbacks arrive on the delegate queue, after what is under way there`() {
        let queue = SessionOperationQueue()
        let session = place.stage.application.run { SessionURLSession(delegate: listener, delegateQueue: queue) }
        #expect(session.delegateQueue === queue)
        queue.isSuspended = true
        #expect(place.act { session.dataTask(with: request()).resume() } == ["created 1"])
        #expect(place.act { queue.isSuspended = false }.last == "completed 0")
    }

    @Test func `An invalidated session finishes or cancels its tasks, and then tells its delegate`() {
        let lines = place.act {
            session.dataTask(with: request()).resume()
            session.finishTasksAndInvalidate()
        }
        #expect(lines.suffix(2) == ["completed 0", "invalid"] && session.delegate == nil)
        let other = place.stage.application.run { SessionURLSession(delegate: listener) }
        let log = place.log
        let cancelled = place.act {
            let task = other.dataTask(with: request())
            task.taskDescription = "mine"
            task.resume()
            other.getAllTasks { log.add("tasks \($0.map { $0.taskDescription ?? "" })") }
            other.invalidateAndCancel()
        }
        #expect(cancelled.contains("tasks [\"mine\"]") && cancelled.last == "invalid")
        #expect(place.loader.cancelled == 1)
        place.act { SessionURLSession.shared.invalidateAndCancel() }
        let shared = place.act {
            SessionURLSession.shared.dataTask(with: request()) { data, _, _ in log.add("\(data?.count ?? 0)") }.resume()
        }
        #expect(shared == ["3"])
    }

    @Test func `A task's own delegate goes before that of the session`() {
        let other = Listener(RequestStage.Log())
        let lines = place.act {
            let task = session.dataTask(with: request())
            task.delegate = other
            task.resume()
        }
        #expect(lines == ["created 1"])
        #expect(other.log.lines == ["response 200", "data one", "metrics 1, 0 redirects", "completed 0"])
    }
}

extension URLSessionTask {
    /// Runs `body` with the task as a `SessionURLTask`, whose `earliestBeginDate` has an effect.
    fileprivate func perform(_ body: (SessionURLTask) -> Void) { if let own = self as? SessionURLTask { body(own) } }
}
