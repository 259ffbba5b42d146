import Foundation
import HeadlessUIKit
import KennelTesting
import SessionSupport
import Testing
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client like those of networking libraries: a session with a delegate, with state behind a lock, which adapts,
/// validates, decodes and retries on its own queue.
private final class Client: NSObject, SessionURLSessionDataDelegate, @unchecked Sendable {
    struct Invalid: Error { let status: Int }

    private struct Exchange {
        var request: URLRequest
        var body = Data()
        var status = 0
        var attempts = 1
        let progress: (Double) -> Void
        let completion: (Result<[String], any Error>) -> Void
    }

    private let root = DispatchQueue(label: "client.root")
    private let lock = NSLock()
    private var exchanges: [URLSessionTask: Exchange] = [:]
    private lazy var session: SessionURLSession = {
        let queue = SessionOperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.underlyingQueue = root
        let configuration = URLSessionConfiguration.default
        configuration.httpAdditionalHeaders = ["Accept": "application/json"]
        return SessionURLSession(configuration: configuration, delegate: self, delegateQueue: queue)
    }()

    /// Sends a request, and completes on the main queue with the decoded response.
    func send(
        _ path: String, body: String? = nil, progress: @escaping (Double) -> Void = { _ in },
        completion: @escaping (Result<[String], any Error>) -> Void
    ) {
        guard let url = URL(string: "https://bff.test\(path)") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = body == nil ? "GET" : "POST"
        request.httpBody = body.map { Data($0.utf8) }
        perform(Exchange(request: request, progress: progress, completion: completion))
    }

    private func perform(_ exchange: Exchange) {
        nonisolated(unsafe) let exchange = exchange  // the app's turns run one at a time
        lock.withLock {
            // The queue must not run this work while the lock is held.
            root.async { [self] in
                var exchange = exchange
                exchange.request.setValue("\(exchange.attempts)", forHTTPHeaderField: "X-Attempt")
                let task = session.dataTask(with: exchange.request)
                lock.withLock { exchanges[task] = exchange }
                root.async { task.resume() }
            }
        }
    }

    private func change(_ task: URLSessionTask, _ body: (inout Exchange) -> Void) {
        dispatchPrecondition(condition: .onQueue(root))
        lock.withLock { if var exchange = exchanges[task] { body(&exchange); exchanges[task] = exchange } }
    }

    func urlSession(
        _ session: SessionURLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        nonisolated(unsafe) let exchange = lock.withLock { exchanges[task] }
        DispatchQueue.main.async { exchange?.progress(Double(totalBytesSent) / Double(totalBytesExpectedToSend)) }
    }

    func urlSession(
        _ session: SessionURLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        change(dataTask) { $0.status = (response as? HTTPURLResponse)?.statusCode ?? 0 }
        completionHandler(.allow)
    }

    func urlSession(_ session: SessionURLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        change(dataTask) { $0.body.append(data) }
    }

    func urlSession(_ session: SessionURLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard var exchange = lock.withLock({ exchanges.removeValue(forKey: task) }) else { return }
        if exchange.status >= 500, exchange.attempts < 3 {
            exchange.attempts += 1
            (exchange.body, exchange.status) = (Data(), 0)
            return perform(exchange)
        }
        nonisolated(unsafe) let completion = exchange.completion
        let result = Result {
            if let error { throw error }
            guard exchange.status < 300 else { throw Invalid(status: exchange.status) }
            return try JSONDecoder().decode([String].self, from: exchange.body)
        }
        DispatchQueue.main.async { completion(result) }
    }
}

private final class LibraryController: UIViewController {
    private let client = Client()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
        button("Load") { $0.load("/list") }
        button("Load moved") { $0.load("/moved") }
        button("Upload") { $0.load("/list", body: "five!") }
    }

    private func button(_ title: String, _ act: @escaping (LibraryController) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(for: .touchUpInside) { [weak self] _ in if let self { act(self) } }
        stack.addArrangedSubview(button)
    }

    private func show(_ text: String) {
        let label = UILabel()
        label.text = text
        stack.addArrangedSubview(label)
    }

    private func load(_ path: String, body: String? = nil) {
        client.send(path, body: body) { [weak self] progress in
            self?.show("sent \(Int(progress * 100)) %")
        } completion: { [weak self] result in
            switch result {
            case .success(let words): self?.show("loaded \(words.joined(separator: " "))")
            case .failure(let error as Client.Invalid): self?.show("invalid \(error.status)")
            case .failure(let error as URLError): self?.show("failed \(error.code.rawValue)")
            case .failure: self?.show("unreadable")
            }
        }
    }
}

@Suite("A networking library with a delegate")
struct NetworkLibraryTests {
    private static let app: @Sendable () -> any UIApplicationDelegate = { WindowApp(LibraryController()) }

    private func open(_ answers: TestBackend.Answer..., faults: [FaultRule] = []) async -> TestSession {
        let backend = TestBackend()
        backend.answer("/list", with: answers)
        backend.answer(
            "/moved", with: .response(TransportResponse(status: 302, headers: ["Location": "/list"], body: Data())))
        return await TestSession.open(Self.app, faults: FaultScript(rules: faults), backend: backend)
    }

    /// Returns whether the session, rebuilt from its journal, is the same and sends no request.
    private func isReplayed(_ session: TestSession) async throws -> Bool {
        let asked = session.backend.requests.count
        let before = await session.texts()
        let copy = try await session.rebuilt(Self.app)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        #expect(await copy.texts() == before)
        return differs == .null && copy.backend.requests.count == asked
    }

    @Test func `A response is decoded, and the request is recorded and replayed`() async throws {
        let session = await open(.screen(#"["rye", "bun"]"#))
        try await session.tap("Load")
        #expect(await session.shows("loaded rye bun"))
        #expect(await session.requests().map(\.phase) == ["done"])
        #expect(session.journal.entries.map(\.input.typeName) == ["opened", "tap", "response"])
        #expect(session.backend.requests.first?.headers == ["Accept": "application/json", "X-Attempt": "1"])
        #expect(try await isReplayed(session))
    }

    @Test func `A failing response is retried, and an invalid one reported`() async throws {
        let session = await open(.status(500), .screen(#"["rye"]"#), .status(404))
        try await session.tap("Load")
        #expect(await session.shows("loaded rye"))
        #expect(session.backend.requests.map { $0.headers["X-Attempt"] } == ["1", "2"])
        try await session.tap("Load")
        #expect(await session.shows("invalid 404"))
        #expect(try await isReplayed(session))
    }

    @Test func `An upload reports its progress, and a redirect is a request of its own`() async throws {
        let session = await open(.screen(#"["rye"]"#))
        try await session.tap("Upload")
        #expect(await session.shows("sent 100 %"))
        try await session.tap("Load moved")
        #expect(session.backend.requests.map(\.url.path) == ["/list", "/moved", "/list"])
        #expect(session.backend.requests.allSatisfy { $0.redirects == .returned })
        #expect(try await isReplayed(session))
    }

    @Test func `Requests of the library are failed and held by rules`() async throws {
        let failing = await open(faults: [FaultRule(path: "/list", fault: .offline)])
        try await failing.tap("Load")
        #expect(await failing.shows("failed -1009"))
        #expect(failing.backend.requests.isEmpty)
        let held = await open(.screen(#"["rye"]"#), faults: [FaultRule(path: "*", fault: .hold(.init(.request)))])
        try await held.tap("Load")
        #expect(held.backend.requests.isEmpty)
        try await held.send(.held(RequestID(rawValue: 1), .release(HeldEdit())))
        #expect(await held.shows("loaded rye"))
        #expect(try await isReplayed(held))
    }
}
